/// Tells what came with a repository.
package protocol TrackedFilesReader: Sendable {
    /// Whether a repository tracks a file or folder, or anything in it.
    ///
    /// What was built or noted here is not tracked; what came with a clone is.
    ///
    /// - Parameters:
    ///   - name: Its path from the folder on.
    ///   - folder: An absolute path.
    /// - Returns: nil where there is no repository, or where git does not answer.
    func tracks(_ name: RelativePath, in folder: String) -> Bool?
}
