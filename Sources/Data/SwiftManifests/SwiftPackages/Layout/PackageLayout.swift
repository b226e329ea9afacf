import Codebase

/// A target together with the files SwiftPM assigns to it.
struct LaidOutTarget {
    let target: ManifestTarget
    let kind: TargetKind
    /// The target's folder; nil if it is not there.
    let folder: RelativePath?
    /// Where the folder is or was looked for.
    let expectedFolder: RelativePath
    let sources: TargetSources
}

/// Lays the targets of a package out over its files.
struct PackageLayout {
    let package: RelativePath
    let manifest: PackageManifest
    let folders: FolderIndex

    /// The targets with their files, in the order of the manifest.
    func targets() -> [LaidOutTarget] {
        if let system = systemPackage { return [system] }
        let locator = TargetLocator(package: package, manifest: manifest, folders: folders)
        let located = manifest.targets.map { target in
            let folder = locator.folder(of: target)
            return (target, folder, folder.map { sources(of: target, in: $0) } ?? TargetSources())
        }
        var claimed = ClaimedSources(
            located.compactMap { _, folder, sources in folder.map { ($0, sources) } })
        return located.map { target, folder, sources in
            let sources = folder.map { claimed.own(sources, in: $0) } ?? sources
            return LaidOutTarget(
                target: target, kind: kind(of: target, sources), folder: folder,
                expectedFolder: locator.expectedFolder(of: target), sources: sources)
        }
    }

    /// A package with a module map at its top is one system library, whatever it declares.
    private var systemPackage: LaidOutTarget? {
        guard folders.kind(of: package.appending("module.modulemap")) == .file else { return nil }
        let target = ManifestTarget(name: manifest.name, kind: .system)
        return LaidOutTarget(
            target: target, kind: .system, folder: package, expectedFolder: package,
            sources: TargetSources())
    }

    private func sources(of target: ManifestTarget, in folder: RelativePath) -> TargetSources {
        guard target.kind != .binary, target.kind != .system else { return TargetSources() }
        return TargetSourcesBuilder(
            package: package, folder: folder, target: target, toolsVersion: manifest.toolsVersion,
            folders: folders
        ).sources()
    }

    private func kind(of target: ManifestTarget, _ sources: TargetSources) -> TargetKind {
        switch target.kind {
        case .regular: sources.hasMain ? .executable : .library
        case .executable: .executable
        case .test: .test
        case .system: .system
        case .binary: .binary
        case .plugin: .plugin
        case .macro: .macro
        }
    }

    /// The programs in the package's folder of snippets, each a target of its own.
    func snippets() -> [RelativePath] {
        guard manifest.toolsVersion >= ToolsVersion(5, 7) else { return [] }
        let folder = package.appending("Snippets")
        var files: [RelativePath] = []
        var waiting = [folder]
        var seen: Set<RelativePath> = []
        while let path = waiting.popLast() {
            switch folders.kind(of: path) {
            case .file? where path.fileExtension == "swift": files.append(folders.real(path))
            case .folder? where seen.insert(folders.real(path)).inserted:
                waiting += folders.names(in: path).filter { !$0.hasPrefix(".") }
                    .map { path.appending(RelativePath($0)) }
            default: continue
            }
        }
        return files.sorted()
    }
}
