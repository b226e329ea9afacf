import Codebase
import Synchronization

/// Reads revisions straight from git's objects, all of them from one `git cat-file --batch`, and
/// counts what the repository does not hold of them.
///
/// Content comes as it is kept: no filter, no conversion, no hook and no replacement is applied.
package final class GitRevisionReader: RevisionReader {
    private let commits: GitCommits
    private let counter = MissingObjects()

    /// - Parameter commits: What is shared with those who read other revisions.
    package init(sharing commits: GitCommits = GitCommits()) { self.commits = commits }

    /// How many files were asked for that the repository does not hold.
    package var missing: Int { counter.count }

    package func revision(
        _ name: String, of top: String
    ) async throws(RevisionError) -> any Revision {
        let objects = commits.objects(of: top)
        let commit = try objects.commit(named: name)
        do throws(GitProcess.Failure) {
            let entries = try commits.entries(of: objects.tree(of: commit), from: objects)
            return GitRevision(entries: entries, objects: objects, counter: counter)
        } catch {
            throw .unreadable(name: name, reason: error.reason)
        }
    }
}

/// The objects that were asked for in vain.
private final class MissingObjects: Sendable {
    private let names = Mutex<Set<ObjectName>>([])

    var count: Int { names.withLock(\.count) }

    func note(_ name: ObjectName) { names.withLock { _ = $0.insert(name) } }
}

/// A commit whose content is read when it is asked for.
private struct GitRevision: Revision {
    let entries: [RevisionEntry]
    let objects: GitObjects
    let counter: MissingObjects

    func bytes(of object: ObjectName, upTo limit: Int) throws(ContentError) -> FileBytes {
        do throws(ContentError) {
            return try objects.bytes(of: object, upTo: limit)
        } catch {
            counter.note(object)
            throw error
        }
    }

    func bytes(
        ofEach names: [ObjectName], upTo limit: Int
    ) -> [Result<FileBytes, ContentError>] {
        let all = objects.bytes(ofEach: names, upTo: limit)
        for (name, found) in zip(names, all) { if case .failure = found { counter.note(name) } }
        return all
    }

    func sizes(ofEach names: [ObjectName]) -> [Int?] {
        let sizes = objects.sizes(of: names)
        for (name, size) in zip(names, sizes) where size == nil { counter.note(name) }
        return sizes
    }
}
