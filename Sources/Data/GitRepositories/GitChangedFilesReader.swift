import Codebase

/// Asks git which files differ between two states, so that nothing that the repository names is run.
package struct GitChangedFilesReader: ChangedFilesReader {
    package init() {}

    package func files(
        changedSince base: String, until head: String?, in root: String
    ) async throws(RevisionError) -> [RelativePath] {
        guard let folder = GitFolder(around: root) else { throw .noRepository(path: root) }
        let objects = GitObjects(top: folder.top)
        var commits = [try objects.commit(named: base).text]
        if let head { commits.append(try objects.commit(named: head).text) }
        guard let filters = GitCommand.filters(in: root) else {
            throw .unreadable(name: base, reason: "git config ended with an error")
        }
        let diff = [
            "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
            "--ignore-submodules=all", "--relative",
        ]
        let arguments = diff + commits + ["--", "."]
        guard let changed = GitCommand.run(arguments, in: root, settings: filters) else {
            throw .unreadable(name: base, reason: "git diff ended with an error")
        }
        var output = changed
        if head == nil {
            let others = ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]
            guard let untracked = GitCommand.run(others, in: root, settings: filters) else {
                throw .unreadable(name: base, reason: "git ls-files ended with an error")
            }
            output += untracked
        }
        return Set(output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
            .map { RelativePath($0) }.sorted()
    }
}
