import Codebase
import Editing

/// Asks git which files differ from the last commit, so that nothing that the repository names is run.
package struct GitWorkingTreeReader: WorkingTreeReader {
    package init() {}

    package func uncommittedFiles(in root: String) async -> [RelativePath]? {
        guard GitFolder(around: root) != nil else { return nil }
        guard let filters = GitCommand.filters(in: root) else { return nil }
        let status = ["status", "--porcelain", "-z", "--untracked-files=normal"]
        let narrow = ["--ignore-submodules=all", "--no-renames", "--", "."]
        let output = GitCommand.run(status + narrow, in: root, settings: filters)
        guard let output else { return nil }
        // Each entry is `XY path`, below the repository's own root.
        guard let prefix = GitCommand.run(["rev-parse", "--show-prefix"], in: root) else {
            return nil
        }
        let skipped = 3 + max(0, prefix.count - 1)
        return output.split(separator: 0).map {
            RelativePath(String(decoding: $0.dropFirst(skipped), as: UTF8.self))
        }.sorted()
    }
}
