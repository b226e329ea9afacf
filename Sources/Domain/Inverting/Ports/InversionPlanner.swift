import Architecture

/// Works out what can be done about a violation.
package protocol InversionPlanner: Sendable {
    /// The couplings behind a violation, and every recipe that was considered.
    ///
    /// Nothing is written. What could not be read is in ``Inversion/unread``, and a recipe that does
    /// not fit says why, so that there is nothing to throw.
    ///
    /// - Returns: nil if the violation is about no edge.
    func callAsFunction(_ violation: Violation, in analysis: Analysis) async -> Inversion?

    /// The same for who wants to look at recipes before each of them was tried.
    ///
    /// - Parameter draft: Is handed the recipes as soon as they are known, if any fits; it may turn
    ///   out that one does not fit after all. It is called once at most, and before the answer.
    func callAsFunction(
        _ violation: Violation, in analysis: Analysis,
        draft: @Sendable (Inversion) async -> Void
    ) async -> Inversion?
}

extension InversionPlanner {
    package func callAsFunction(
        _ violation: Violation, in analysis: Analysis,
        draft: @Sendable (Inversion) async -> Void
    ) async -> Inversion? {
        await self(violation, in: analysis)
    }
}

extension PlanInversion: InversionPlanner {}
