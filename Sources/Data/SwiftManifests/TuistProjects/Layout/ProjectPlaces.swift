import Codebase

/// What the paths in a manifest mean.
struct ProjectPlaces: Sendable {
    /// The folder of the manifest.
    let manifest: RelativePath
    /// The folder of the Tuist installation.
    let root: RelativePath
    /// The absolute path of the codebase.
    var codebase = ""

    /// The path from the root of the codebase; nil if it leads out of it.
    func resolve(_ path: ProjectPath) -> RelativePath? {
        if path.text.hasPrefix("/") {
            let prefix = codebase + "/"
            guard !codebase.isEmpty, path.text.hasPrefix(prefix) else { return nil }
            return RelativePath.root.resolving(String(path.text.dropFirst(prefix.count)))
        }
        switch path.base {
        case .relativeToManifest: return manifest.resolving(path.text)
        case .relativeToRoot: return root.resolving(path.text)
        case .relativeToCurrentFile:
            guard let caller = path.caller else { return nil }
            return RelativePath(caller).parent.resolving(path.text)
        }
    }
}
