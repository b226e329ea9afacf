/// Finds what the last test run drew differently, and drops it; it is recorded as other changes are.
package protocol SnapshotStore: Sendable {
    /// What differs in a codebase now.
    ///
    /// - Parameter root: The absolute path of the codebase.
    /// - Throws: ``SnapshotError`` if the codebase cannot be searched at all.
    func review(of root: String) async throws(SnapshotError) -> SnapshotReview

    /// What a changed snapshot says, before and now.
    ///
    /// - Throws: ``SnapshotError`` if it has vanished since or is no text.
    func texts(
        of change: SnapshotChange, in root: String
    ) async throws(SnapshotError) -> SnapshotTexts

    /// Drops what was drawn and keeps what is recorded; an orphan stays.
    ///
    /// - Throws: ``SnapshotError`` if nothing was changed.
    func reject(_ change: SnapshotChange, in root: String) async throws(SnapshotError)

    /// One element whenever a test run may have drawn something; never ends by itself.
    func drawings(in root: String) -> AsyncStream<Void>
}

/// Why snapshots cannot be read or changed.
package struct SnapshotError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    package let description: String

    /// An error with its two sentences.
    package init(_ description: String) { self.description = description }
}
