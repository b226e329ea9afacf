import Codebase

/// Reads `.strata.yml`.
package protocol ConfigurationReader: Sendable {
    /// The configuration of a codebase, or nil if it has none.
    ///
    /// - Parameter root: The absolute path of the codebase.
    /// - Throws: ``ConfigurationError`` with the places of all mistakes.
    func configuration(at root: String) async throws(ConfigurationError) -> LayerConfiguration?
}
