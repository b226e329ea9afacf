import Codebase

/// The files that SwiftPM compiles for one target.
struct TargetSources: Equatable {
    /// The Swift files, under their real paths, in path order.
    var swift: [RelativePath] = []
    /// The files of C, C++, Objective-C and assembler.
    var clang: [RelativePath] = []
    /// Whether a file is called `main` and so makes the target a program.
    var hasMain = false
}

/// Assigns files to a target by SwiftPM's rules.
struct TargetSourcesBuilder {
    private let package: RelativePath
    private let folder: RelativePath
    private let target: ManifestTarget
    private let toolsVersion: ToolsVersion
    private let folders: FolderIndex
    private let excluded: Set<RelativePath>
    private let declared: [RelativePath]?
    private let resources: [(rule: ManifestResource.Rule, path: RelativePath)]

    init(
        package: RelativePath, folder: RelativePath, target: ManifestTarget,
        toolsVersion: ToolsVersion, folders: FolderIndex
    ) {
        self.package = package
        self.folder = folder
        self.target = target
        self.toolsVersion = toolsVersion
        self.folders = folders
        excluded = Set(target.exclude.compactMap { folder.resolving($0) })
        declared = target.sources?.compactMap { folder.resolving($0) }
        resources = target.resources.compactMap { resource in
            folder.resolving(resource.path).map { (resource.rule, $0) }
        }
    }

    /// The target's files.
    func sources() -> TargetSources {
        var result = TargetSources()
        for file in contents() where isCompiled(file) {
            let isSwift = file.fileExtension == "swift"
            if isSwift {
                result.swift.append(folders.real(file))
            } else if SourceRules.clang.contains(file.fileExtension) {
                result.clang.append(folders.real(file))
            }
            let name = file.name.lowercased()
            if name.hasPrefix("main."), name.count(where: { $0 == "." }) == 1 {
                result.hasMain = true
            }
        }
        result.swift = Array(Set(result.swift)).sorted()
        result.clang = Array(Set(result.clang)).sorted()
        return result
    }

    /// Every file below the target's folder that SwiftPM looks at.
    private func contents() -> [RelativePath] {
        var files: [RelativePath] = []
        var waiting = [folder]
        var seen: Set<RelativePath> = []
        while let path = waiting.popLast() {
            guard path == folder || !path.name.hasPrefix("."), !isManifest(path),
                !excluded.contains(path)
            else { continue }
            switch folders.kind(of: path) {
            case nil: continue
            case .file?: files.append(path)
            case .folder?:
                // A link back to a folder above would never end.
                guard isOpened(path), seen.insert(folders.real(path)).inserted else { continue }
                waiting += folders.names(in: path).map { path.appending(RelativePath($0)) }
            }
        }
        return files
    }

    private func isManifest(_ path: RelativePath) -> Bool {
        path.parent == package && path != folder && path.isPackageManifest
    }

    private func isOpened(_ path: RelativePath) -> Bool {
        if path == folder { return true }
        let suffix = path.fileExtension
        if SourceRules.ignoredFolders.contains(suffix) { return false }
        let isDeclared = declared?.contains(path) ?? false
        if SourceRules.isOpaque(suffix, toolsVersion), !isDeclared { return false }
        return !resources.contains { $0.rule == .copy && $0.path == path }
    }

    private func isCompiled(_ file: RelativePath) -> Bool {
        if resources.contains(where: { file.isInside($0.path) }) { return false }
        guard let declared else { return SourceRules.isSource(file.fileExtension) }
        return declared.contains { file.isInside($0) }
            && !SourceRules.headers.contains(file.fileExtension)
    }
}
