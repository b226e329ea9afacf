import Codebase

/// Reads moves that were kept.
package protocol WhatIfReader: Sendable {
    /// The names of what is kept in a codebase, in order; none if nothing is.
    ///
    /// - Parameter root: The absolute path of the codebase.
    func names(in root: String) async -> [String]

    /// The moves in a file; they are called as it is.
    ///
    /// - Throws: ``Codebase/ConfigurationError`` with the places of all mistakes.
    func whatIf(
        at file: RelativePath, in contents: any SourceContents
    ) async throws(ConfigurationError) -> WhatIf
}
