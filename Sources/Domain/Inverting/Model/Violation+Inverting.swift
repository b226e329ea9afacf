import Architecture

extension Violation {
    /// Whether it is a dependency that could be turned around: two modules, and a rule about where
    /// dependencies lead. Rules about what is declared are kept by editing manifests.
    package var isInvertible: Bool {
        guard to != nil else { return false }
        return switch kind {
        case .upward, .sideways, .peer, .bypass, .impure, .cycle: true
        case .undeclared, .transitive, .unused, .unimported, .unassigned: false
        }
    }
}
