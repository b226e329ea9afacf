import Codebase
import Editing

/// Tells which files differ from the last commit; git itself reads none of them.
package struct GitWorkingTreeReader: WorkingTreeReader {
    package init() {}

    package func uncommittedFiles(in root: String) async -> [RelativePath]? {
        guard let folder = GitFolder(around: root) else { return nil }
        let objects = GitObjects(top: folder.top)
        do throws(GitProcess.Failure) {
            let tree = try GitWorkTree(folder, root: root, objects: objects)
            return try RelativePath.sorted(tree.uncommitted(since: lastCommit(among: objects)))
        } catch {
            return nil
        }
    }

    /// The commit that is checked out; nil before the first.
    private func lastCommit(
        among objects: GitObjects
    ) throws(GitProcess.Failure) -> ObjectName? {
        do throws(RevisionError) {
            return try objects.commit(named: "HEAD")
        } catch {
            if case .unknown = error { return nil }
            throw .ended(message: "")
        }
    }
}

extension RelativePath {
    /// Paths that git names, each once, in path order.
    static func sorted(_ paths: [[UInt8]]) -> [RelativePath] {
        Set(paths).map { RelativePath(String(decoding: $0, as: UTF8.self)) }.sorted()
    }
}
