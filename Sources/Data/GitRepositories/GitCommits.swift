import Codebase
import Synchronization

/// What is shared by those who read many commits: one `git cat-file --batch` for a repository, and the
/// folders that were listed, most of which neighbouring commits have in common.
package final class GitCommits: Sendable {
    /// The most bytes of one folder's list.
    private static let longestFolder = 64 << 20
    /// More entries of folders than that are not remembered.
    private static let mostRemembered = 400_000
    /// Trees that share parts can stand for any number of files.
    private static let mostBytes = 512 << 20

    private struct State {
        var objects: [String: GitObjects] = [:]
        var folders: [ObjectName: [Entry]] = [:]
        var remembered = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// Reads one commit.
    package func reader() -> GitCommitReader { GitCommitReader(commits: self) }

    func objects(of top: String) -> GitObjects {
        state.withLock { state in
            // What one commit lacks says nothing of the next.
            if let known = state.objects[top], !known.hasGivenUp { return known }
            let objects = GitObjects(top: top)
            state.objects[top] = objects
            return objects
        }
    }

    /// Everything but folders that a folder and those in it hold.
    func entries(
        of tree: ObjectName, from objects: GitObjects
    ) throws(GitProcess.Failure) -> [RevisionEntry] {
        var found: [RevisionEntry] = []
        var waiting: [(path: [UInt8], tree: ObjectName)] = [([], tree)]
        var bytes = 0
        while let (path, tree) = waiting.popLast() {
            for entry in try folder(tree, from: objects) {
                let inside = path.isEmpty ? entry.name : path + [0x2F] + entry.name
                bytes += inside.count + 64
                if bytes > Self.mostBytes { throw .tooMuch(bytes: Self.mostBytes) }
                if let kind = entry.kind {
                    found.append(RevisionEntry(path: inside, kind: kind, object: entry.object))
                } else {
                    waiting.append((inside, entry.object))
                }
            }
        }
        return found
    }

    private func folder(
        _ tree: ObjectName, from objects: GitObjects
    ) throws(GitProcess.Failure) -> [Entry] {
        if let known = state.withLock({ $0.folders[tree] }) { return known }
        let list = try objects.tree(tree, upTo: Self.longestFolder)
        let entries = try Self.entries(in: list, digests: tree.digest.count)
        state.withLock { state in
            if state.remembered > Self.mostRemembered {
                state.folders = [:]
                state.remembered = 0
            }
            state.folders[tree] = entries
            state.remembered += entries.count
        }
        return entries
    }

    /// What a folder holds.
    struct Entry {
        let name: [UInt8]
        /// Nil for a folder.
        let kind: RevisionEntry.Kind?
        let object: ObjectName
    }

    /// Reads `MODE SP NAME NUL DIGEST` again and again.
    static func entries(
        in list: [UInt8], digests size: Int
    ) throws(GitProcess.Failure) -> [Entry] {
        var entries: [Entry] = []
        var rest = list[...]
        while !rest.isEmpty {
            guard let space = rest.firstIndex(of: 0x20),
                let end = rest[space...].firstIndex(of: 0), rest.endIndex - end > size
            else { throw .ended(message: "a list of files is damaged") }
            let kind: RevisionEntry.Kind? =
                switch String(decoding: rest[..<space], as: UTF8.self) {
                case "40000", "040000": nil
                case GitEntry.link: .link
                case GitEntry.submodule: .submodule
                default: .file
                }
            let digest = rest[(end + 1)...(end + size)]
            entries.append(
                Entry(
                    name: Array(rest[(space + 1)..<end]), kind: kind,
                    object: ObjectName(digest: Array(digest))))
            rest = rest[(end + size + 1)...]
        }
        return entries
    }
}

/// Reads one commit, and counts what the repository does not hold of it.
package final class GitCommitReader: RevisionReader {
    private let commits: GitCommits
    private let counter = MissingObjects()

    init(commits: GitCommits) { self.commits = commits }

    /// How many files were asked for that the repository does not hold.
    package var missing: Int { counter.count }

    package func revision(
        _ name: String, of top: String
    ) async throws(RevisionError) -> any Revision {
        let objects = commits.objects(of: top)
        let commit = try objects.commit(named: name)
        do throws(GitProcess.Failure) {
            let entries = try commits.entries(of: objects.tree(of: commit), from: objects)
            return CountedRevision(entries: entries, objects: objects, counter: counter)
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
private struct CountedRevision: Revision {
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
}
