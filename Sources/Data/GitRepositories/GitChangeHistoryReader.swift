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
        let arguments = [
            "diff-tree", "--stdin", "-r", "--root", "--raw", "-z", "--no-renames",
            "--ignore-submodules=all",
        ]
        let names = commits.map { $0.text + "\n" }.joined()
        let list = try Self.output(arguments, folder.top, input: Array(names.utf8))
        return Self.files(in: list, of: commits, below: folder.prefix(of: root))
    }

    /// Reads `COMMIT NUL :MODES SP OBJECTS SP STATUS NUL PATH NUL …`, commit by commit.
    static func files(
        in list: [UInt8], of commits: [CommitName], below folder: [UInt8]
    ) -> [[RelativePath]] {
        var files: [CommitName: [RelativePath]] = [:]
        var current: CommitName?
        var isPath = false
        for part in list.split(separator: 0) {
            if isPath {
                isPath = false
                guard let current, part.starts(with: folder) else { continue }
                let path = String(decoding: part.dropFirst(folder.count), as: UTF8.self)
                files[current, default: []].append(RelativePath(path))
            } else if part.first == UInt8(ascii: ":") {
                isPath = true
            } else {
                current = CommitName(String(decoding: part, as: UTF8.self))
            }
        }
        return commits.map { commit in
            let changed = files[commit] ?? []
            return changed.count > mostFiles ? [] : changed.sorted()
        }
    }

    private static func output(
        _ arguments: [String], _ top: String, input: [UInt8] = []
    ) throws(RevisionError) -> [UInt8] {
        do throws(GitProcess.Failure) {
            return try GitProcess.output(arguments, in: top, input: input, upTo: longestList)
        } catch {
            throw .unreadable(name: "HEAD", reason: error.reason)
        }
    }
}
