import Codebase

/// Reads `.strata.yml`, and the record of violations beside it.
package protocol ConfigurationReader: Sendable {
    /// The configuration of a codebase, or nil if it has none.
    ///
    /// - Parameter contents: What stands in the files of the codebase.
    /// - Throws: ``ConfigurationError`` with the places of all mistakes.
    func configuration(
        in contents: any SourceContents
    ) async throws(ConfigurationError) -> LayerConfiguration?

    /// The violations that are recorded for a codebase, or nil if it has no record.
    ///
    /// - Parameter contents: What stands in the files of the codebase.
    /// - Throws: ``ConfigurationError`` with the places of all mistakes.
    func baseline(
        in contents: any SourceContents
    ) async throws(ConfigurationError) -> Baseline?
}
