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
    private let limit: Int

    package init() { limit = Self.mostBytes }

    /// - Parameter limit: The most bytes of the paths of a commit.
    init(limit: Int) { self.limit = limit }

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
        var level: [(path: [UInt8], tree: ObjectName)] = [([], tree)]
        var bytes = 0
        while !level.isEmpty {
            let folders = try folders(level.map(\.tree), from: objects)
            var next: [(path: [UInt8], tree: ObjectName)] = []
            for ((path, _), entries) in zip(level, folders) {
                for entry in entries {
                    let inside = path.isEmpty ? entry.name : path + [0x2F] + entry.name
                    bytes += inside.count + 64
                    if bytes > limit { throw .tooMuch(bytes: limit) }
                    if let kind = entry.kind {
                        found.append(RevisionEntry(path: inside, kind: kind, object: entry.object))
                    } else {
                        next.append((inside, entry.object))
                    }
                }
            }
            level = next
        }
        return found
    }

    /// What some folders hold; those that are not remembered are asked for in one go.
    func folders(
        _ trees: [ObjectName], from objects: GitObjects
    ) throws(GitProcess.Failure) -> [[Entry]] {
        var known = state.withLock { state in trees.map { state.folders[$0] } }
        let places = known.indices.filter { known[$0] == nil }
        let lists = try objects.trees(places.map { trees[$0] }, upTo: Self.longestFolder)
        var found: [(tree: ObjectName, entries: [Entry])] = []
        for (place, list) in zip(places, lists) {
            let tree = trees[place]
            let entries = try Self.entries(in: list, digests: tree.digest.count)
            known[place] = entries
            found.append((tree, entries))
        }
        remember(found)
        return known.map { $0 ?? [] }
    }

    private func remember(_ found: [(tree: ObjectName, entries: [Entry])]) {
        state.withLock { state in
            if state.remembered > Self.mostRemembered {
                state.folders = [:]
                state.remembered = 0
            }
            for (tree, entries) in found {
                state.folders[tree] = entries
                state.remembered += entries.count
            }
        }
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
