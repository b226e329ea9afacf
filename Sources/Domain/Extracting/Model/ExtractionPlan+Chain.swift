extension ExtractionPlan {
    /// The steps up to a group, all parts of it, with those before it that they need, over any number
    /// of steps.
    ///
    /// - Parameter name: A step, or a group that is divided into steps; none other than these.
    package func leading(to name: String) -> ExtractionPlan {
        let parts = candidates.filter { $0.division?.group == name }.map(\.name)
        var wanted: Set<String> = parts.isEmpty ? [name] : Set(parts)
        var kept: [ExtractionCandidate] = []
        for candidate in candidates.reversed() where wanted.contains(candidate.name) {
            wanted.formUnion(candidate.needs)
            kept.append(candidate)
        }
        var plan = self
        plan.candidates = kept.reversed()
        return plan
    }
}
