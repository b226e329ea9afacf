/// Reads what chosen Swift files do, which takes longer and more memory than their facts.
package protocol SourceOutlineReader: Sendable {
    /// Reads files in parallel.
    ///
    /// - Parameter contents: What stands in the files.
    /// - Returns: The outline of each file. That of one that cannot be read has problems that say
    ///   why; what was not read before the task was cancelled is left out.
    func outlines(
        of files: [RelativePath], in contents: any SourceContents
    ) async -> [RelativePath: SourceOutline]
}
