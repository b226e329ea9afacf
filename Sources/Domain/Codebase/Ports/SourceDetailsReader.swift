/// Reads what chosen Swift files say in detail, which takes longer and more memory than their facts.
package protocol SourceDetailsReader: Sendable {
    /// Reads files in parallel.
    ///
    /// - Parameter contents: What stands in the files.
    /// - Returns: The details of each file. Those of one that cannot be read have problems that say
    ///   why; what was not read before the task was cancelled is left out.
    func details(
        of files: [RelativePath], in contents: any SourceContents
    ) async -> [RelativePath: SourceDetails]
}
