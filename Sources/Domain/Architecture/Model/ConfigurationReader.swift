import Codebase

/// Reads `.strata.yml`.
package protocol ConfigurationReader: Sendable {
    /// The configuration of a codebase, or nil if it has none.
    ///
    /// - Parameter contents: What stands in the files of the codebase.
    /// - Throws: ``ConfigurationError`` with the places of all mistakes.
    func configuration(
        in contents: any SourceContents
    ) async throws(ConfigurationError) -> LayerConfiguration?
}
