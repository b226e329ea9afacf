/// Finds what the last test run drew differently, and takes it over or drops it.
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

    /// Records what was drawn; removes an orphan.
    ///
    /// The recorded file is replaced in one step, and only then is what was drawn removed: whenever
    /// it is cut short, one of both holds the new text.
    ///
    /// - Throws: ``SnapshotError`` if nothing was changed.
    func accept(_ change: SnapshotChange, in root: String) async throws(SnapshotError)

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
