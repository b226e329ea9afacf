import Chronicling
import Codebase

/// Reads the history of a file through `git rev-list` and `git cat-file --batch`.
///
/// Of merges the first parent is followed: the history is that of the branch.
package struct GitFileHistoryReader: FileHistoryReader {
    /// The most bytes of a list of commits.
    private static let longestList = 64 << 20

    private let most: Int
    private let shared: GitCommits

    /// - Parameter shared: What is shared with those who read revisions.
    package init(sharing shared: GitCommits = GitCommits()) {
        self.shared = shared
        most = 500
    }

    /// - Parameter most: The most commits whose content is offered, the latest.
    init(most: Int) {
        shared = GitCommits()
        self.most = most
    }

    package func history(
        of file: RelativePath, in root: String
    ) async throws(RevisionError) -> any FileHistory {
        guard let folder = GitFolder(around: root) else { throw .noRepository(path: root) }
        let path = String(decoding: folder.prefix(of: root), as: UTF8.self) + file.string
        let objects = shared.objects(of: folder.top)
        let head = try objects.commit(named: "HEAD")
        // A question to git is a line.
        guard !path.utf8.contains(0x0A) else {
            throw .unreadable(name: path, reason: "the name of its folder has a line break")
        }
        let commits: [CommitNote]
        do throws(GitProcess.Failure) {
            let list = try GitProcess.output(
                Self.arguments(for: path, from: head), in: folder.top, upTo: Self.longestList)
            commits = GitCommitLogReader.commits(in: list).map(\.note)
        } catch {
            throw .unreadable(name: "HEAD", reason: error.reason)
        }
        return GitFileHistory(
            commits: commits.suffix(most), isShallow: Self.isShallow(folder),
            leftOut: max(0, commits.count - most), path: path, objects: objects)
    }

    /// Whether the repository was cloned without its older commits.
    static func isShallow(_ folder: GitFolder) -> Bool {
        do throws(GitProcess.Failure) {
            let question = ["rev-parse", "--is-shallow-repository"]
            return try GitProcess.output(question, in: folder.top, upTo: 1_024)
                .starts(with: "true".utf8)
        } catch {
            return false
        }
    }

    private static func arguments(for path: String, from head: ObjectName) -> [String] {
        [
            "rev-list", "--first-parent", "--reverse", "--encoding=UTF-8",
            GitCommitLogReader.format, head.text, "--", path,
        ]
    }
}

/// The commits of one file; what stood in it is read when it is asked for.
private struct GitFileHistory: FileHistory {
    let commits: [CommitNote]
    let isShallow: Bool
    let leftOut: Int
    let path: String
    let objects: GitObjects

    func bytes(after commit: CommitNote, upTo limit: Int) throws(ContentError) -> FileBytes? {
        try objects.bytes(at: path, in: commit.name, upTo: limit)
    }
}
