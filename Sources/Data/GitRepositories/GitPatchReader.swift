import Chronicling
import Codebase

/// Asks `git diff-tree`, which compares objects with objects: nothing of the working tree is
/// converted, and neither an external difference nor a conversion to text is let in.
package struct GitPatchReader: CommitPatchReader {
    /// The most bytes of a patch; what is longer is no reading for a person.
    private static let longest = 32 << 20

    package init() {}

    package func patch(
        of commit: LoggedCommit, in root: String
    ) async throws(RevisionError) -> [UInt8] {
        guard let folder = GitFolder(around: root) else { throw .noRepository(path: root) }
        let name = try GitObjects(top: folder.top).commit(named: commit.id)
        var arguments = [
            "diff-tree", "--patch", "--stat", "--no-ext-diff", "--no-textconv", "--no-color",
            "--no-commit-id", "--ignore-submodules=all", "-M",
        ]
        arguments += commit.parents.first.map { [$0, name.text] } ?? ["--root", name.text]
        do throws(GitProcess.Failure) {
            return try GitProcess.output(arguments, in: folder.top, upTo: Self.longest)
        } catch {
            throw .unreadable(name: commit.note.shortName, reason: error.reason)
        }
    }
}
