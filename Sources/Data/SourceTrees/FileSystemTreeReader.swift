import Codebase
import OperatingSystem

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

    /// The tree, where nobody asks why it cannot be listed.
    package func listing(at root: String) -> SourceTree? {
        guard let folder = SystemPath.resolved(Array(root.utf8)),
            FileStatus(following: folder)?.kind == .folder
        else { return nil }
        return try? SourceTree(
            at: root, listing: folder, in: FolderDisk(), contents: FolderContents(root),
            global: PersonalIgnoreFile.text(in: environment))
    }

    package func tree(at root: String) async throws(AnalysisError) -> SourceTree {
        guard let folder = SystemPath.resolved(Array(root.utf8)) else {
            throw .noFolder(path: root)
        }
        guard FileStatus(following: folder)?.kind == .folder else { throw .isFile(path: root) }
        do throws(SystemFailure) {
            return try SourceTree(
                at: root, listing: folder, in: FolderDisk(), contents: FolderContents(root),
                global: PersonalIgnoreFile.text(in: environment))
        } catch {
            throw .unreadable(path: root, reason: "\(error)")
        }
    }
}

extension SourceTree {
    /// What a walk finds.
    ///
    /// - Parameters:
    ///   - root: The codebase's folder as it was named.
    ///   - folder: The same without links in it.
    ///   - global: The text of the person's own ignore file.
    init(
        at root: String, listing folder: [UInt8], in source: any WalkedFiles,
        contents: any SourceContents, global: [UInt8]
    ) throws(SystemFailure) {
        var walk = TreeWalk(root: folder, in: source, global: global)
        try walk.run()
        self.init(
            root: root, files: walk.files, contents: contents, links: walk.links,
            incomplete: walk.incomplete, notes: walk.notes, ignoredProjects: walk.ignoredProjects,
            vendored: walk.vendored,
            leftOut: LeftOutPaths(root: folder, source: source, global: global).among)
    }
}
