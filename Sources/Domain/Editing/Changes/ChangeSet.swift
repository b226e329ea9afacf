import Codebase

/// Changes to files that belong together: all of them are made, or none.
package struct ChangeSet: Equatable, Sendable {
    /// What is done, in a few words: `New feature Search`.
    package let title: String
    /// The changes in path order, at most one for a file.
    package let changes: [FileChange]

    /// Changes under a title; later ones to the same file continue earlier ones.
    package init(_ title: String, changes: [FileChange] = []) {
        self.title = title
        var merged: [RelativePath: FileChange?] = [:]
        for change in changes {
            guard let earlier = merged[change.path] ?? nil else {
                merged[change.path] = change
                continue
            }
            merged[change.path] = FileChange(
                change.path, from: earlier.before, to: change.after)
        }
        self.changes = merged.values.compactMap(\.self).sorted { $0.path < $1.path }
    }

    /// Whether nothing changes.
    package var isEmpty: Bool { changes.isEmpty }

    /// The changes that take these back.
    package var reversed: ChangeSet {
        ChangeSet("Undo: " + title, changes: changes.map(\.reversed))
    }

    /// All differences in the form that `git apply` and `patch -p1` read.
    package var unifiedDiff: String { changes.map(\.unifiedDiff).joined() }
}
