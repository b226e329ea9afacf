/// How far a plan is.
nonisolated enum PlanProgress: Equatable, Sendable {
    /// Nothing is being worked out.
    case idle
    /// So many candidates are chosen.
    case choosing(Int)
}
