import Codebase

/// Lists the files of a codebase by walking its folders, with git's rules but without git.
///
/// What git tracks belongs to the codebase even where it is ignored. Code in submodules and in
/// repositories inside the folder belongs to it too, each under its own rules.
package struct FileSystemTreeReader: SourceTreeReader {
    private let environment: [String: String]

    /// - Parameter environment: Where to look for the person's own ignore file.
    package init(environment: [String: String]) {
        self.environment = environment
    }

    package func tree(at root: String) async throws(AnalysisError) -> SourceTree {
        guard let folder = FileSystem.resolved(Array(root.utf8)) else {
            throw .noFolder(path: root)
        }
        guard FileSystem.kind(behind: folder) == .folder else { throw .isFile(path: root) }
        let global = PersonalIgnoreFile.text(in: environment)
        var walk = TreeWalk(root: folder, global: global)
        do {
            try walk.run()
        } catch {
            throw .unreadable(path: root, reason: error.reason)
        }
        return SourceTree(
            root: root, files: walk.files, contents: FolderContents(root), links: walk.links,
            incomplete: walk.incomplete, notes: walk.notes, ignoredProjects: walk.ignoredProjects,
            vendored: walk.vendored,
            leftOut: LeftOutPaths(root: folder, global: global).among)
    }
}
