import Codebase
import StaticSwift

/// Turns an evaluated `Project` into a manifest.
struct ProjectDecoder {
    private var reader: ValueReader

    init(path: String) {
        reader = ValueReader(path: path)
    }

    mutating func manifest(_ project: Record) -> ProjectManifest {
        let name = reader.string(project["name"], of: "the project's name")
        let targets = reader.records(project["targets"], of: "the project's targets")
            .compactMap { target($0) }
        let packages = reader.records(project["packages"], of: "the project's packages")
            .compactMap { package($0) }
        return ProjectManifest(
            name: name, targets: targets, packages: packages, unknowns: reader.unknowns)
    }

    /// Whether all that was taken apart so far is known.
    var isWhole: Bool { reader.unknowns.isEmpty }

    /// The path that a value means.
    mutating func manifestPath(_ value: Value?) -> ProjectPath? { path(value) }

    /// The Swift packages in `Tuist/Dependencies.swift`.
    mutating func packages(ofDependencies record: Record) -> [ProjectPackage] {
        guard let list = reader.record(record["swiftPackageManager"], of: "the packages") else {
            return []
        }
        return reader.records(list["packages"], of: "the packages").compactMap { package($0) }
    }

    private mutating func target(_ record: Record) -> ProjectTarget? {
        guard let name = reader.string(record["name"], of: "a target's name") else {
            if reader.unknowns.isEmpty { reader.note("a target", "its name is not known") }
            return nil
        }
        guard let product = reader.record(record["product"], of: "the product of \(name)") else {
            if reader.unknowns.isEmpty {
                reader.note("the target \(name)", "its product is not known")
            }
            return nil
        }
        var target = ProjectTarget(name: name, product: product.member)
        target.productName = reader.string(record["productName"], of: "the product of \(name)")
        target.platforms = platforms(record["destinations"]).union(platforms(record["platform"]))
        target.settings = settings(record["settings"])
        target.sources = sources(record["sources"], of: name)
        target.folders = reader.records(record["buildableFolders"], of: "the folders of \(name)")
            .compactMap { folder($0) }
        target.dependencies =
            reader.records(record["dependencies"], of: "the dependencies of \(name)")
            .compactMap { dependency($0) }
        return target
    }

    /// The platforms that a value names; what of it is unknown decides nothing else, and is left
    /// out.
    private func platforms(_ value: Value?) -> Set<Platform> {
        switch value {
        case .optional(let wrapped?): platforms(wrapped)
        case .array(let list)?, .set(let list)?:
            Set(list.elements.flatMap { platforms($0) })
        case .record(let record)?: Set([Platform(named: record.member)].compactMap(\.self))
        default: []
        }
    }

    // MARK: Sources

    private mutating func sources(_ value: Value?, of name: String) -> [SourcePattern]? {
        if reader.isUnknown(value) {
            _ = reader.known(value)
            return nil
        }
        guard let list = reader.record(value, of: "the sources of \(name)") else { return [] }
        if reader.isUnknown(list["globs"]) {
            _ = reader.known(list["globs"])
            return nil
        }
        return reader.records(list["globs"], of: "the sources of \(name)").compactMap { glob in
            guard let pattern = path(glob["glob"]) else { return nil }
            return SourcePattern(pattern: pattern, excluding: paths(glob["excluding"]))
        }
    }

    private mutating func folder(_ record: Record) -> SourceFolder? {
        guard let path = path(record["path"]) else { return nil }
        let exceptions = reader.record(record["exceptions"], of: "the folder's exceptions")
        var result = SourceFolder(path: path)
        for exception in reader.records(exceptions?["exceptions"], of: "the folder's exceptions") {
            result.excluding += patterns(exception["excluded"])
            guard let target = reader.string(exception["target"], of: "a target's name") else {
                continue
            }
            result.lent.append(.init(target: target, files: patterns(exception["included"])))
        }
        return result
    }

    private mutating func patterns(_ value: Value?) -> [String] {
        reader.elements(value, of: "the folder's exceptions").compactMap { path($0)?.text }
    }

    mutating func paths(_ value: Value?) -> [ProjectPath] {
        switch reader.known(value) {
        case .array(let list)?, .set(let list)?: list.elements.compactMap { path($0) }
        case let single?: path(single).map { [$0] } ?? []
        case nil: []
        }
    }

    private mutating func path(_ value: Value?) -> ProjectPath? {
        switch reader.known(value) {
        case .string(let text)?: return ProjectPath(text: text)
        case .record(let record)?:
            guard let text = reader.string(record["pathString"], of: "a path") else { return nil }
            let base = reader.record(record["type"], of: "a path")
                .flatMap { ProjectPath.Base(rawValue: $0.member) }
            return ProjectPath(
                text: text, base: base ?? .relativeToManifest,
                caller: reader.string(record["callerPath"], of: "a path"))
        case nil: return nil
        default:
            reader.note("a path", "it is not a text")
            return nil
        }
    }

    // MARK: Settings

    /// The settings that a module's name may depend on: the target's, then those of its
    /// configurations.
    private mutating func settings(_ value: Value?) -> [String: String] {
        guard let settings = reader.record(value, of: "settings") else { return [:] }
        var dictionaries = [settings["base"], settings["debug"], settings["release"]]
        dictionaries += reader.records(settings["configurations"], of: "the configurations")
            .map { $0["settings"] }
        var result: [String: String] = [:]
        for dictionary in dictionaries {
            guard case .dictionary(let pairs)? = reader.known(dictionary) else { continue }
            for pair in pairs.pairs {
                guard case .string(let key) = pair.key, Self.naming.contains(key),
                    let text = text(of: pair.value), result[key] == nil
                else { continue }
                result[key] = text
            }
        }
        return result
    }

    private static let naming: Set<String> = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"]

    private mutating func text(of setting: Value) -> String? {
        switch reader.known(setting) {
        case .string(let text)?: return text
        case .record(let record)? where record.member == "string":
            return reader.string(record.fields.first?.value, of: "a setting")
        default: return nil
        }
    }

    // MARK: Packages

    private mutating func package(_ record: Record) -> ProjectPackage? {
        switch record.member {
        case "remote":
            return reader.string(record["url"], of: "a package's address").map { .remote(url: $0) }
        case "registry":
            return reader.string(record["identifier"], of: "a package's name")
                .map { .registry($0) }
        case "local": return path(record["path"]).map { .local($0) }
        default:
            reader.note("\(record.type).\(record.member)", "this kind of package is not known")
            return nil
        }
    }
}

// MARK: - Dependencies

extension ProjectDecoder {
    private mutating func dependency(_ record: Record) -> ProjectDependency? {
        guard let kind = kind(of: record) else { return nil }
        return ProjectDependency(
            kind: kind, condition: condition(record["condition"]), position: record.position)
    }

    private mutating func kind(of record: Record) -> ProjectDependency.Kind? {
        switch record.member {
        case "target": return name(record["name"]).map { .target($0) }
        case "project":
            guard let target = name(record["target"]), let path = path(record["path"]) else {
                return nil
            }
            return .project(target: target, path: path)
        case "external": return name(record["name"]).map { .external($0) }
        case "package":
            guard let product = name(record["product"]) else { return nil }
            let type = reader.record(record["type"], of: "a package's type")?.member
            let isTool = type == "plugin" || type == "macro"
            return isTool ? .plugin(product) : .package(product: product)
        case "packagePlugin": return name(record["product"]).map { .plugin($0) }
        case "macro": return name(record["name"]).map { .plugin($0) }
        case "framework", "xcframework", "xcFramework", "library":
            return path(record["path"]).map { .binary($0.baseName) }
        case "sdk": return name(record["name"]).map { .system($0) }
        case "xctest": return .system("XCTest")
        case "cocoapods": return .system("CocoaPods")
        default:
            reader.note("\(record.type).\(record.member)", "this kind of dependency is not known")
            return nil
        }
    }

    private mutating func name(_ value: Value?) -> String? {
        let known = reader.unknowns.count
        if let name = reader.string(value, of: "a dependency's name") { return name }
        if reader.unknowns.count == known { reader.note("a dependency", "its name is not known") }
        return nil
    }

    private mutating func condition(_ value: Value?) -> String? {
        guard let record = reader.record(value, of: "a condition") else { return nil }
        let platforms = reader.records(record.fields.first?.value, of: "a condition")
            .map(\.member)
        return platforms.isEmpty ? nil : "platforms: " + platforms.joined(separator: ", ")
    }
}

extension ProjectPath {
    /// The last component without its extension, and without the `lib` of libraries.
    var baseName: String {
        let name = text.split(separator: "/").last.map(String.init) ?? text
        let base = name.split(separator: ".").first.map(String.init) ?? name
        return name.hasSuffix(".a") && base.hasPrefix("lib") ? String(base.dropFirst(3)) : base
    }
}
