import Codebase

/// A folder whose files belong to targets without being listed, as Xcode has them since version 16.
struct SynchronizedFolder {
    /// The identifier of the group.
    let id: String
    /// The folder as it is spelled on disk.
    let path: RelativePath
    private let sources: [RelativePath]
    private let exceptions: [String: [RelativePath]]
    private let phaseExceptions: [String: [RelativePath]]

    /// - Returns: nil if the folder is not part of the codebase.
    init?(
        _ group: XcodeObject, in document: ProjectDocument, at place: Place?, _ files: CodebaseFiles
    ) {
        guard let place = place?.path, let path = files.folder(at: place) else { return nil }
        id = group.id
        self.path = path
        let folders = group.texts("explicitFolders").map { path.appending(RelativePath($0)) }
        let types = group.dictionary("explicitFileTypes")?.settings ?? [:]
        let opaque = types.filter { !$0.value.hasPrefix("sourcecode") }.map {
            path.appending(RelativePath($0.key))
        }
        sources = ([path] + files.twins(of: path)).flatMap {
            Self.sources(in: $0, files.tree, except: folders + opaque)
        }
        var exceptions: [String: [RelativePath]] = [:]
        var phaseExceptions: [String: [RelativePath]] = [:]
        for set in document.objects("exceptions", of: group) {
            let paths = set.texts("membershipExceptions").map { name in
                let named = path.appending(RelativePath(name))
                return files.file(at: named) ?? files.folder(at: named) ?? named
            }
            if let phase = set.text("buildPhase") {
                phaseExceptions[phase, default: []] += paths
            } else if let target = set.text("target") {
                exceptions[target, default: []] += paths
            }
        }
        self.exceptions = exceptions
        self.phaseExceptions = phaseExceptions
    }

    /// The files that the folder gives a target: all but the exceptions if it owns the folder, and
    /// else the exceptions alone.
    ///
    /// - Parameter phases: The target's build phases that compile.
    func sources(of target: XcodeObject, compilingIn phases: [String]) -> [RelativePath] {
        let listed =
            (exceptions[target.id] ?? []) + phases.flatMap { phaseExceptions[$0] ?? [] }
        let isOwner = isOwned(by: target)
        if listed.isEmpty { return isOwner ? sources : [] }
        let names = Set(listed)
        return sources.filter { source in
            isOwner != Self.isListed(source, in: names, below: path)
        }
    }

    func isOwned(by target: XcodeObject) -> Bool {
        target.texts("fileSystemSynchronizedGroups").contains(id)
    }

    /// Whether a file or one of the folders it is in is listed.
    private static func isListed(
        _ file: RelativePath, in names: Set<RelativePath>, below folder: RelativePath
    ) -> Bool {
        var path = file
        while path != folder, !path.isRoot {
            if names.contains(path) { return true }
            path = path.parent
        }
        return false
    }

    private static func sources(
        in folder: RelativePath, _ tree: SourceTree, except left: [RelativePath]
    ) -> [RelativePath] {
        let files = tree.files(inside: folder)
        let packages = files.filter { $0.name == "Package.swift" && $0.parent != folder }
            .map(\.parent)
        let closed = Set(left + packages)
        return files.filter { file in
            SourceKind(of: file) != nil && !isListed(file, in: closed, below: folder)
                && !isPacked(file, below: folder)
        }
    }

    private static func isPacked(_ file: RelativePath, below folder: RelativePath) -> Bool {
        var path = file.parent
        while path != folder, !path.isRoot {
            if SourceKind.packedFolders.contains(path.fileExtension) { return true }
            path = path.parent
        }
        return false
    }
}
