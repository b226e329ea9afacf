import Codebase

/// How many edges a candidate would have to turn around, were it taken out now.
package struct PriceChange: Equatable, Sendable {
    /// What the candidate is called.
    package let candidate: String
    /// The edges today.
    package let before: Int
    /// The edges once other files are gone.
    package let after: Int
}

extension PlanExtraction {
    /// What candidates would cost once files are gone, in the order of the plan; those that are gone
    /// themselves are left out.
    ///
    /// - Parameter gone: The files that are no longer in the module.
    package func priceChanges(
        of plan: ExtractionPlan, without gone: Set<RelativePath>
    ) -> [PriceChange] {
        let positions = Dictionary(
            graph.files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let left = Set(gone.compactMap { positions[$0] })
        return plan.candidates.compactMap { candidate in
            let inside = Set(candidate.files.compactMap { positions[$0] })
            let staying = inside.subtracting(left)
            if staying.isEmpty { return nil }
            let edges = staying.flatMap { graph.outgoing[$0] }.map { graph.edges[$0].to }
            let all = inside.flatMap { graph.outgoing[$0] }.map { graph.edges[$0].to }
            return PriceChange(
                candidate: candidate.name, before: all.count { !inside.contains($0) },
                after: edges.count { !inside.contains($0) && !left.contains($0) })
        }
    }
}
