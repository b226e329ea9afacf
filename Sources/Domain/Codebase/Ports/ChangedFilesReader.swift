/// Tells which files differ between two states of a codebase.
package protocol ChangedFilesReader: Sendable {
    /// The files that were added, changed or removed, in path order.
    ///
    /// - Parameters:
    ///   - base: The name of the earlier revision.
    ///   - head: The name of the later one; nil for the folder as it is, untracked files included.
    ///   - root: The absolute path of the codebase.
    /// - Throws: ``RevisionError`` if a revision cannot be read.
    func files(
        changedSince base: String, until head: String?, in root: String
    ) async throws(RevisionError) -> [RelativePath]
}
