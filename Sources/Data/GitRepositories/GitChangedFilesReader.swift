import Codebase

/// Tells which files differ between two states; git itself reads none of the folder.
package struct GitChangedFilesReader: ChangedFilesReader {
    /// The most bytes of a list.
    private static let longestList = 256 << 20

    package init() {}

    package func files(
        changedSince base: String, until head: String?, in root: String
    ) async throws(RevisionError) -> [RelativePath] {
        guard let folder = GitFolder(around: root) else { throw .noRepository(path: root) }
        let objects = GitObjects(top: folder.top)
        let first = try objects.commit(named: base)
        let last: ObjectName?
        if let head { last = try objects.commit(named: head) } else { last = nil }
        do throws(GitProcess.Failure) {
            guard let last else {
                let tree = try GitWorkTree(folder, root: root, objects: objects)
                return RelativePath.sorted(try tree.changed(since: first))
            }
            return RelativePath.sorted(try Self.paths(from: first, to: last, folder, below: root))
        } catch {
            throw .unreadable(name: base, reason: error.reason)
        }
    }

    /// The paths that differ between two commits, from the codebase on.
    private static func paths(
        from first: ObjectName, to last: ObjectName, _ folder: GitFolder, below root: String
    ) throws(GitProcess.Failure) -> [[UInt8]] {
        let arguments = [
            "diff-tree", "-r", "-z", "--name-only", "--no-renames", "--ignore-submodules=all",
            first.text, last.text,
        ]
        let prefix = folder.prefix(of: root)
        return try GitProcess.output(arguments, in: folder.top, upTo: longestList)
            .split(separator: 0).filter { $0.starts(with: prefix) }.map {
                Array($0.dropFirst(prefix.count))
            }
    }
}
