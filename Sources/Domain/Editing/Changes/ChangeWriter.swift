import Codebase

/// Changes files beside whoever asks, one change after the other.
///
/// A change waits for the disk several times, which is nothing for the main actor. All parts of a
/// program share one writer: what is asked for first is done first, so that an undo finds what was
/// asked for before it done, and two changes never find each other's lock.
package actor ChangeWriter {
    private let store: any ChangeStore

    /// A writer to a store that nothing else writes to meanwhile.
    package init(_ store: any ChangeStore) {
        self.store = store
    }

    /// As ``ChangeStore/text(of:in:)``, after the changes that were asked for before.
    package func text(of file: RelativePath, in root: String) throws(ChangeError) -> String? {
        try store.text(of: file, in: root)
    }

    /// As ``ChangeStore/apply(_:in:)``.
    package func apply(_ changes: ChangeSet, in root: String) throws(ChangeError) {
        try store.apply(changes, in: root)
    }

    /// As ``ChangeStore/recover(in:)``.
    package func recover(in root: String) throws(ChangeError) -> CutOffChange? {
        try store.recover(in: root)
    }

    /// As ``ChangeStore/lastApplied(in:)``.
    package func lastApplied(in root: String) throws(ChangeError) -> ChangeSet? {
        try store.lastApplied(in: root)
    }

    /// Takes the changes back that were applied last, if they still are those that a person saw.
    ///
    /// - Returns: What was changed now.
    /// - Throws: ``ChangeError/changedSince(_:)`` if others were applied since; otherwise as
    ///   ``ChangeStore/undo(in:)``.
    @discardableResult
    package func undo(_ seen: ChangeSet, in root: String) throws(ChangeError) -> ChangeSet {
        guard try store.lastApplied(in: root) == seen else {
            throw .changedSince(seen.changes.map(\.path))
        }
        return try store.undo(in: root)
    }
}
