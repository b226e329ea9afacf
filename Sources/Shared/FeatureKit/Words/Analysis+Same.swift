import Architecture

nonisolated extension Analysis {
    /// Whether there is nothing new to show. Cheap where both are copies of one analysis, which is
    /// what comes while a codebase is analyzed again.
    package func says(theSameAs other: Analysis) -> Bool {
        isComplete == other.isComplete && incomplete == other.incomplete
            && violations == other.violations && stale == other.stale
            && baseline == other.baseline && graph == other.graph
            && facts == other.facts
            && configuration == other.configuration && assignment == other.assignment
    }
}
