import Architecture

/// Shows of a recipe that it holds, by trying it on a copy.
package protocol InversionProver: Sendable {
    /// The farthest step that it can show.
    var farthest: InversionProof.Level { get }

    /// Tries a recipe, one step after the other, until one fails or `level` is shown.
    ///
    /// The codebase itself is not changed. A task that is cancelled ends what it started and gives
    /// what was shown until then.
    ///
    /// - Parameters:
    ///   - recipe: A recipe that fits.
    ///   - inversion: What it is a recipe for.
    ///   - level: The farthest step that is wanted. All beyond
    ///     ``InversionProof/Level/check`` runs code of the codebase.
    func prove(
        _ recipe: Recipe, of inversion: Inversion, in analysis: Analysis,
        upTo level: InversionProof.Level
    ) async -> InversionProof
}
