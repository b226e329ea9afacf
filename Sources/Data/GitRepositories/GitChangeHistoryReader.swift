import Codebase

/// Asks git for the latest commits and what they changed; no content is read, and nothing that the
/// repository names is run.
package struct GitChangeHistoryReader: ChangeHistoryReader {
    /// A commit that changed more files moved or formatted them.
    static let mostFiles = 200
    /// The most bytes of an answer.
    private static let longestList = 64 << 20

    package init() {}

    package func commits(
        in root: String, most: Int
    ) async throws(RevisionError) -> [CommitName] {
        guard let folder = GitFolder(around: root) else { return [] }
        let list = try Self.output(
            ["rev-list", "--no-merges", "--max-count=\(most)", "HEAD", "--"], folder.top)
        return list.split(separator: 0x0A).map {
            CommitName(String(decoding: $0, as: UTF8.self))
        }
    }

    package func files(
        changedBy commits: [CommitName], in root: String
    ) async throws(RevisionError) -> [[RelativePath]] {
        guard let folder = GitFolder(around: root) else { throw .noRepository(path: root) }
        if commits.isEmpty { return [] }
        let below = root.dropFirst(folder.top.count).drop { $0 == "/" }
        let arguments = [
            "log", "--no-walk=unsorted", "--name-only", "--no-renames", "--no-ext-diff",
            "--no-textconv", "--no-show-signature", "--no-notes", "--ignore-submodules=all", "-z",
            "--format=format:%x00%H%x00",
        ]
        let list = try Self.output(arguments + commits.map(\.text) + ["--"], folder.top)
        return Self.files(in: list, of: commits, below: below.isEmpty ? "" : below + "/")
    }

    /// Reads `NAME NUL LF PATH NUL PATH NUL …`, commit by commit.
    static func files(
        in list: [UInt8], of commits: [CommitName], below folder: String
    ) -> [[RelativePath]] {
        let names = Set(commits)
        var files: [CommitName: [RelativePath]] = [:]
        var current: CommitName?
        var isFirst = false
        for part in list.split(separator: 0) {
            let name = CommitName(String(decoding: part, as: UTF8.self))
            if names.contains(name) {
                (current, isFirst) = (name, true)
                continue
            }
            let path = String(decoding: isFirst ? part.dropFirst() : part, as: UTF8.self)
            isFirst = false
            if let current, path.hasPrefix(folder) {
                files[current, default: []].append(
                    RelativePath(String(path.dropFirst(folder.count))))
            }
        }
        return commits.map { commit in
            let changed = files[commit] ?? []
            return changed.count > mostFiles ? [] : changed.sorted()
        }
    }

    private static func output(
        _ arguments: [String], _ top: String
    ) throws(RevisionError) -> [UInt8] {
        do throws(GitProcess.Failure) {
            let git = try GitProcess(arguments, in: top, takesInput: false)
            return try git.allOutput(upTo: longestList)
        } catch {
            throw .unreadable(name: "HEAD", reason: error.reason)
        }
    }
}
