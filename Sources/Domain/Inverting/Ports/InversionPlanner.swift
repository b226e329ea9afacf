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
}

extension PlanInversion: InversionPlanner {}
