import Architecture

/// Works out what can be done about a violation.
package protocol InversionPlanner: Sendable {
    /// The couplings behind a violation, and every recipe that was considered.
    ///
    /// Nothing is written. What could not be read is in ``Inversion/unread``, and a recipe that does
    /// not fit says why, so that there is nothing to throw.
    ///
    /// - Parameter draft: Is handed the recipes as soon as they are known, if any fits; it may turn
    ///   out that one does not fit after all. It is called once at most, and before the answer.
    /// - Returns: nil if the violation is about no edge.
    func inversion(
        of violation: Violation, in analysis: Analysis,
        draft: @Sendable (Inversion) async -> Void
    ) async -> Inversion?
}

extension InversionPlanner {
    /// The same for who waits until each recipe was tried.
    package func inversion(
        of violation: Violation, in analysis: Analysis
    ) async -> Inversion? {
        await inversion(of: violation, in: analysis) { _ in }
    }
}

extension PlanInversion: InversionPlanner {
    package func inversion(
        of violation: Violation, in analysis: Analysis,
        draft: @Sendable (Inversion) async -> Void
    ) async -> Inversion? {
        await inversion(of: violation, in: analysis)
    }
}
