import Codebase
import Foundation

/// Reads what a manifest prints that was run against our own ProjectDescription.
struct RunAnswer {
    /// The absolute path of the codebase.
    let codebase: String

    /// The last project that the manifest made; nil if it made none.
    func manifest(_ output: String) -> ProjectManifest? {
        let lines = output.split(separator: "\n")
        guard let mark = lines.lastIndex(of: "STRATA-BEGIN Project"), mark + 1 < lines.count,
            let project = try? JSONDecoder().decode(
                Project.self, from: Data(lines[mark + 1].utf8))
        else { return nil }
        return ProjectManifest(
            name: project.name, targets: project.targets.map(target),
            packages: project.packages.compactMap(package))
    }

    // MARK: What the stub writes

    private struct Project: Decodable {
        let name: String
        let targets: [Target]
        let packages: [Reference]
    }

    private struct Target: Decodable {
        let name: String
        let product: String
        let productName: String?
        let destinations: [String]
        let settings: [String: String]?
        let sources: [Pattern]?
        let folders: [Folder]
        let dependencies: [Reference]
    }

    private struct Pattern: Decodable {
        let glob: Path
        let excluding: [Path]
    }

    private struct Folder: Decodable {
        let path: Path
        let exceptions: [Exception]
    }

    private struct Exception: Decodable {
        let target: String?
        let included: [String]
        let excluded: [String]
    }

    private struct Path: Decodable {
        let text: String
        let base: String
        let caller: String?
    }

    /// A dependency or a package.
    private struct Reference: Decodable {
        let kind: String
        let name: String?
        let path: Path?
        let type: String?
        let condition: [String]?
    }
}

// MARK: - As a manifest

extension RunAnswer {
    private func target(_ target: Target) -> ProjectTarget {
        var result = ProjectTarget(name: target.name, product: target.product)
        result.productName = target.productName
        result.platforms = Set(target.destinations.compactMap { Platform(named: $0) })
        result.settings = target.settings ?? [:]
        result.sources = (target.sources ?? []).map {
            SourcePattern(pattern: path($0.glob), excluding: $0.excluding.map(path))
        }
        result.folders = target.folders.map(folder)
        result.dependencies = target.dependencies.compactMap(dependency)
        return result
    }

    private func folder(_ folder: Folder) -> SourceFolder {
        SourceFolder(
            path: path(folder.path), excluding: folder.exceptions.flatMap(\.excluded),
            lent: folder.exceptions.compactMap { exception in
                exception.target.map { .init(target: $0, files: exception.included) }
            })
    }

    /// A path whose caller, if it has one, is named from the root of the codebase.
    private func path(_ path: Path) -> ProjectPath {
        let caller = path.caller.map { caller in
            caller.hasPrefix(codebase + "/") ? String(caller.dropFirst(codebase.count + 1)) : caller
        }
        return ProjectPath(
            text: path.text, base: ProjectPath.Base(rawValue: path.base) ?? .relativeToManifest,
            caller: caller)
    }

    private func dependency(_ reference: Reference) -> ProjectDependency? {
        guard let kind = kind(of: reference) else { return nil }
        let platforms = reference.condition ?? []
        return ProjectDependency(
            kind: kind,
            condition: platforms.isEmpty ? nil : "platforms: " + platforms.joined(separator: ", "))
    }

    private func kind(of reference: Reference) -> ProjectDependency.Kind? {
        let name = reference.name ?? ""
        switch (reference.kind, reference.path.map(path)) {
        case ("target", _): return .target(name)
        case ("project", let path?): return .project(target: name, path: path)
        case ("external", _), ("carthage", _): return .external(name)
        case ("package", _):
            let isTool = reference.type == "plugin" || reference.type == "macro"
            return isTool ? .plugin(name) : .package(product: name)
        case ("packagePlugin", _), ("macro", _): return .plugin(name)
        case ("framework", let path?), ("xcframework", let path?), ("library", let path?):
            return .binary(path.baseName)
        case ("sdk", _): return .system(name)
        case ("xctest", _): return .system("XCTest")
        case ("cocoapods", _): return .system("CocoaPods")
        default: return nil
        }
    }

    private func package(_ reference: Reference) -> ProjectPackage? {
        switch reference.kind {
        case "remote": reference.name.map { .remote(url: $0) }
        case "registry": reference.name.map { .registry($0) }
        default: reference.path.map { .local(path($0)) }
        }
    }
}
