import Codebase

/// Finds the folder of a target by SwiftPM's rules.
struct TargetLocator {
    private let package: RelativePath
    private let manifest: PackageManifest
    private let folders: FolderIndex
    /// How many targets share each predefined folder.
    private let sharing: [Sharing: Int]

    /// What decides which predefined folder a target is looked for in.
    private enum Sharing {
        case tests, plugins, others

        init(_ kind: ManifestTarget.Kind) {
            switch kind {
            case .test: self = .tests
            case .plugin: self = .plugins
            case .regular, .executable, .system, .binary, .macro: self = .others
            }
        }
    }

    init(package: RelativePath, manifest: PackageManifest, folders: FolderIndex) {
        self.package = package
        self.manifest = manifest
        self.folders = folders
        sharing = manifest.targets.reduce(into: [:]) { $0[Sharing($1.kind), default: 0] += 1 }
    }

    /// The folder of a target; nil if it is not there.
    func folder(of target: ManifestTarget) -> RelativePath? {
        place(of: target).map(folders.onDisk)
    }

    private func place(of target: ManifestTarget) -> RelativePath? {
        if let path = target.path {
            return existing(package.resolving(path))
        }
        let root = package.appending(RelativePath(predefinedFolder(for: target.kind)))
        let own = root.appending(RelativePath(target.name))
        if folders.isFolder(own) { return own }
        if manifest.toolsVersion >= ToolsVersion(5, 9), sharing[Sharing(target.kind)] == 1,
            folders.isFolder(root)
        {
            return root
        }
        return existing(own)
    }

    /// Where a target's folder is looked for, for messages.
    func expectedFolder(of target: ManifestTarget) -> RelativePath {
        if let path = target.path { return package.resolving(path) ?? package }
        // Tests are looked for in `Sources` where there is no `Tests`, and nobody puts them there.
        let root = target.kind == .test ? "Tests" : predefinedFolder(for: target.kind)
        return package.appending(RelativePath(root)).appending(RelativePath(target.name))
    }

    /// Case only differs where the manifest was written for a file system that forgives it.
    private func existing(_ path: RelativePath?) -> RelativePath? {
        guard let path else { return nil }
        return folders.kind(of: path) != nil ? path : folders.spelled(path)
    }

    private func predefinedFolder(for kind: ManifestTarget.Kind) -> String {
        let sources = ["Sources", "Source", "src", "srcs"]
        let candidates =
            switch kind {
            case .test: ["Tests"] + sources
            case .plugin: ["Plugins"]
            case .regular, .executable, .system, .binary, .macro: sources
            }
        let found = candidates.first { folders.isFolder(package.appending(RelativePath($0))) }
        return found ?? candidates[0]
    }
}
