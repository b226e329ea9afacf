import Codebase

/// Reads revisions straight from git's objects: the list from `git ls-tree`, all else from one
/// `git cat-file --batch`.
///
/// Content comes as it is kept: no filter, no conversion, no hook and no replacement is applied.
package struct GitRevisionReader: RevisionReader {
    /// The most that a list may be long: trees that share parts can stand for any number of files.
    private static let longestList = 512 << 20

    private let listLimit: Int

    package init() { listLimit = Self.longestList }

    /// - Parameter listLimit: The most bytes of a list.
    init(listLimit: Int) { self.listLimit = listLimit }

    package func revision(
        _ name: String, of top: String
    ) async throws(RevisionError) -> any Revision {
        let objects = GitObjects(top: top)
        let commit = try objects.commit(named: name)
        let arguments = ["ls-tree", "-r", "-z", "--full-tree", commit.text]
        let entries: [RevisionEntry]
        do throws(GitProcess.Failure) {
            entries = Self.entries(
                in: try GitProcess.output(arguments, in: top, upTo: listLimit))
        } catch {
            throw .unreadable(name: name, reason: error.reason)
        }
        return GitRevision(entries: entries, objects: objects)
    }

    static func entries(in list: [UInt8]) -> [RevisionEntry] {
        GitEntry.tree(in: list).map { path, entry in
            RevisionEntry(path: path, kind: entry.kind, object: entry.object)
        }
    }
}

extension GitEntry {
    fileprivate var kind: RevisionEntry.Kind {
        isSubmodule ? .submodule : isLink ? .link : .file
    }
}

/// A commit whose content is read when it is asked for.
private struct GitRevision: Revision {
    let entries: [RevisionEntry]
    let objects: GitObjects

    func bytes(of object: ObjectName, upTo limit: Int) throws(ContentError) -> FileBytes {
        try objects.bytes(of: object, upTo: limit)
    }
}
