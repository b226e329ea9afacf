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

    package func changes(
        by commits: [CommitName], in root: String
    ) async throws(RevisionError) -> [CommitChanges] {
        guard let folder = GitFolder(around: root) else { throw .noRepository(path: root) }
        if commits.isEmpty { return [] }
        let arguments = [
            "diff-tree", "--stdin", "-r", "--root", "--raw", "-z", "--ignore-submodules=all",
        ]
        let names = Array(commits.map { $0.text + "\n" }.joined().utf8)
        let list: [UInt8]
        do throws(RevisionError) {
            list = try Self.output(arguments + Self.alike, folder.top, input: names)
        } catch {
            // What was never fetched cannot be compared; what moved as it was needs no comparing.
            list = try Self.output(arguments + ["-M100%"], folder.top, input: names)
        }
        return Self.changes(in: list, of: commits, below: folder.prefix(of: root))
    }

    /// Files that moved and changed are found in commits that do not move hundreds of them; those that
    /// moved as they were always are.
    private static let alike = ["-M", "-l400"]

    /// Reads `COMMIT NUL :MODES SP OBJECTS SP STATUS NUL PATH NUL …`, commit by commit; what moved has
    /// two paths.
    static func changes(
        in list: [UInt8], of commits: [CommitName], below folder: [UInt8]
    ) -> [CommitChanges] {
        var files: [CommitName: [RelativePath]] = [:]
        var renames: [CommitName: [CommitChanges.Rename]] = [:]
        var current: CommitName?
        var parts = list.split(separator: 0).makeIterator()
        func path(_ part: ArraySlice<UInt8>?) -> RelativePath? {
            guard let part, part.starts(with: folder) else { return nil }
            return RelativePath(String(decoding: part.dropFirst(folder.count), as: UTF8.self))
        }
        while let part = parts.next() {
            guard part.first == UInt8(ascii: ":") else {
                current = CommitName(String(decoding: part, as: UTF8.self))
                continue
            }
            let isRename = part.split(separator: 0x20).last?.first == UInt8(ascii: "R")
            let former = isRename ? path(parts.next()) : nil
            let now = path(parts.next())
            guard let current, let file = now ?? former else { continue }
            files[current, default: []].append(file)
            if let former, let now {
                renames[current, default: []].append(.init(from: former, to: now))
            }
        }
        return commits.map { commit in
            let changed = files[commit] ?? []
            return CommitChanges(
                files: changed.count > mostFiles ? [] : changed.sorted(),
                renames: (renames[commit] ?? []).sorted { $0.to < $1.to })
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
