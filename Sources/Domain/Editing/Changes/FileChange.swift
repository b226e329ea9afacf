import Codebase

/// What happens to one file: its text before and after.
package struct FileChange: Hashable, Sendable, Identifiable {
    /// The three things that can happen to a file.
    package enum Kind: String, CaseIterable, Sendable {
        case created, modified, deleted
    }

    /// The file.
    package let path: RelativePath
    /// Its text before; nil if it is created.
    package let before: String?
    /// Its text after; nil if it is deleted.
    package let after: String?

    /// The file.
    package var id: RelativePath { path }

    /// A change from one text to another.
    ///
    /// - Returns: nil if nothing changes.
    package init?(_ path: RelativePath, from before: String?, to after: String?) {
        guard before != after else { return nil }
        self.path = path
        self.before = before
        self.after = after
    }

    /// What happens to the file.
    package var kind: Kind {
        if before == nil { return .created }
        return after == nil ? .deleted : .modified
    }

    /// The change that takes this one back.
    package var reversed: FileChange {
        FileChange(path: path, before: after, after: before)
    }

    /// The lines in which the texts differ.
    package var diff: TextDiff { TextDiff(from: before ?? "", to: after ?? "") }

    private init(path: RelativePath, before: String?, after: String?) {
        self.path = path
        self.before = before
        self.after = after
    }
}
