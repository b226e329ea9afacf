import Codebase

/// Compares the files of a working tree with a commit, without git reading one of them: it would run the
/// filters and conversions that the repository names.
///
/// Git is asked what the commit and the index list, and for blobs. A file that is as it was when git
/// last looked has the content that the index names; any other is read and compared with the blob, byte
/// by byte. So one that a filter or a conversion of line ends would bring back to its blob counts as
/// different once it was touched.
struct GitWorkTree {
    /// The most bytes of a list.
    private static let longestList = 512 << 20

    private let top: String
    /// Where the codebase stands in the working tree: bytes that end with a slash, or none.
    private let prefix: [UInt8]
    private let objects: GitObjects
    private let disk: GitDisk
    private let index: [[UInt8]: GitIndexEntry]
    private let countsExecution: Bool

    /// - Parameters:
    ///   - root: The absolute path of the codebase, in the folder.
    ///   - objects: The objects of the folder's repository.
    init(_ folder: GitFolder, root: String, objects: GitObjects) throws(GitProcess.Failure) {
        top = folder.top
        prefix = folder.prefix(of: root)
        self.objects = objects
        let list = try Self.output(["ls-files", "--stage", "--debug", "-z"], in: folder.top)
        guard let entries = GitIndexEntry.list(in: list) else {
            throw .ended(message: "git lists its index in a form that is not known")
        }
        index = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
        disk = GitDisk(top: folder.top, indexFile: folder.path + "/index")
        let mode = ["config", "--type=bool", "--default=true", "--get", "core.fileMode"]
        countsExecution = try !Self.output(mode, in: folder.top).starts(with: "false".utf8)
    }

    /// The paths below the codebase that are not in the folder as they are in a commit, or in the index
    /// not, in any order.
    ///
    /// - Parameter commit: The last commit; nil before the first.
    func uncommitted(since commit: ObjectName?) throws(GitProcess.Failure) -> [[UInt8]] {
        let committed = if let commit { try entries(of: commit) } else { [[UInt8]: GitEntry]() }
        let paths = paths(of: committed) { path in
            guard let staged = index[path] else { return true }
            if staged.isUnmerged { return true }
            return !isSame(committed[path], staged.entry) || !isUntouched(staged)
        }
        return try paths + untracked(["--directory", "--no-empty-directory"])
    }

    /// The paths below the codebase whose files are not as they are in a commit, in any order.
    func changed(since commit: ObjectName) throws(GitProcess.Failure) -> [[UInt8]] {
        let committed = try entries(of: commit)
        let paths = paths(of: committed) { path in
            guard let staged = index[path] else { return true }
            if staged.isUnmerged { return true }
            if isUntouched(staged) { return !isSame(committed[path], staged.entry) }
            guard let entry = committed[path] else { return disk.isThere(path) }
            return !disk.holds(entry, at: path, countsExecution, objects)
        }
        return try paths + untracked([])
    }

    /// The paths of a commit and of the index that are below the codebase and differ.
    private func paths(
        of committed: [[UInt8]: GitEntry], where differs: ([UInt8]) -> Bool
    ) -> [[UInt8]] {
        var paths: [[UInt8]] = []
        for path in Set(committed.keys).union(index.keys) where path.starts(with: prefix) {
            let isSubmodule = (index[path]?.entry ?? committed[path])?.isSubmodule ?? false
            if !isSubmodule && differs(path) { paths.append(Array(path[prefix.count...])) }
        }
        return paths
    }

    private func isSame(_ entry: GitEntry?, _ other: GitEntry) -> Bool {
        entry?.isSame(as: other, countsExecution: countsExecution) ?? false
    }

    /// Whether a file is as the index has it.
    private func isUntouched(_ staged: GitIndexEntry) -> Bool {
        if staged.isAssumedUnchanged { return true }
        if staged.isSparse, !disk.isThere(staged.path) { return true }
        return disk.isAsSeen(staged, countsExecution)
            || disk.holds(staged.entry, at: staged.path, countsExecution, objects)
    }

    private func entries(of commit: ObjectName) throws(GitProcess.Failure) -> [[UInt8]: GitEntry] {
        let list = try Self.output(["ls-tree", "-r", "-z", "--full-tree", commit.text], in: top)
        return Dictionary(GitEntry.tree(in: list).map { ($0.path, $0.entry) }) { first, _ in first }
    }

    /// The files that git neither tracks nor is told to ignore.
    private func untracked(_ options: [String]) throws(GitProcess.Failure) -> [[UInt8]] {
        let place = prefix.isEmpty ? [] : [String(decoding: prefix, as: UTF8.self)]
        let arguments =
            ["ls-files", "--others", "--exclude-standard", "-z"] + options + ["--"] + place
        return try Self.output(arguments, in: top).split(separator: 0)
            .filter { $0.starts(with: prefix) }.map { Array($0.dropFirst(prefix.count)) }
    }

    private static func output(
        _ arguments: [String], in top: String
    ) throws(GitProcess.Failure) -> [UInt8] {
        try GitProcess.output(arguments, in: top, upTo: longestList)
    }
}
