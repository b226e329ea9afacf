/// Lists the files of a codebase.
package protocol SourceTreeReader: Sendable {
    /// Lists every file that git would track, or could: what is ignored, generated or vendored
    /// is left out.
    ///
    /// - Throws: ``AnalysisError/noFolder(path:)`` or ``AnalysisError/unreadable(path:reason:)`` if
    ///   the folder itself cannot be listed; what lies deeper goes to ``SourceTree/incomplete``.
    func tree(at root: String) async throws(AnalysisError) -> SourceTree
}
