import Chronicling
import Codebase

/// Reads what the latest commits changed: git lists commits and folders, the rest is compared here.
package struct GitChangeHistoryReader: ChangeHistoryReader {
    /// A commit that changed more files moved or formatted them.
    static let mostFiles = 200

    private let shared: GitCommits

    /// - Parameter commits: What is shared with those who read other commits.
    package init(sharing commits: GitCommits = GitCommits()) { shared = commits }

    package func commits(
        in root: String, most: Int
    ) async throws(RevisionError) -> [CommitName] {
        guard let folder = GitFolder(around: root) else { return [] }
        let arguments = ["--no-merges", "--max-count=\(most)", "HEAD", "--"]
        return try GitCommitLogReader.commits(arguments, in: folder.top, tip: "HEAD").map {
            CommitName($0.id)
        }
    }

    package func changes(
        by commits: [CommitName], in root: String
    ) async throws(RevisionError) -> [CommitChanges] {
        guard let folder = GitFolder(around: root) else { throw .noRepository(path: root) }
        if commits.isEmpty { return [] }
        let names = Array(commits.map { $0.text + "\n" }.joined().utf8)
        // Commits without those they stand on, which are not there in a shallow clone.
        let logged = try GitCommitLogReader.commits(
            ["--no-walk=unsorted", "--stdin"], in: folder.top, tip: "HEAD", input: names)
        let objects = shared.objects(of: folder.top)
        do throws(GitProcess.Failure) {
            let pairs = try Self.trees(of: logged, from: objects)
            let compared = try shared.differences(
                between: pairs, below: folder.prefix(of: root), from: objects)
            let byCommit = Dictionary(
                zip(logged.map(\.id), compared), uniquingKeysWith: { first, _ in first })
            return commits.map { commit in
                Self.changes(of: byCommit[commit.text] ?? [], from: objects)
            }
        } catch {
            throw .unreadable(name: "HEAD", reason: error.reason)
        }
    }

    /// The trees before and after each commit; the first has none before.
    private static func trees(
        of commits: [LoggedCommit], from objects: GitObjects
    ) throws(GitProcess.Failure) -> [TreePair] {
        var known = Dictionary(
            commits.map { ($0.id, ObjectName($0.tree.utf8)) },
            uniquingKeysWith: { first, _ in first }
        )
        let others = Set(commits.compactMap(\.parents.first)).filter { known[$0] == nil }.sorted()
        for (parent, tree) in zip(others, try objects.trees(ofCommits: others)) {
            known[parent] = tree
        }
        return commits.map { commit in
            TreePair(
                before: commit.parents.first.flatMap { known[$0] ?? nil },
                after: known[commit.id] ?? nil)
        }
    }

    private static func changes(
        of files: [FileDifference], from objects: GitObjects
    ) -> CommitChanges {
        let moved = MovedFiles(files, from: objects)
        let changed = moved.files.map(RelativePath.init(bytes:))
        return CommitChanges(
            files: changed.count > mostFiles ? [] : changed.sorted(),
            renames: moved.renames
                .map { .init(from: RelativePath(bytes: $0.from), to: RelativePath(bytes: $0.to)) }
                .sorted { $0.to < $1.to })
    }
}

extension RelativePath {
    fileprivate init(bytes: [UInt8]) { self.init(String(decoding: bytes, as: UTF8.self)) }
}
