/// What a rule is about, for people: the same text on the screen, in the terminal and in the docs.
package struct RuleExplanation: Equatable, Sendable {
    /// The rule.
    package let kind: ViolationKind
    /// What it finds, in a few words.
    package let summary: String
    /// What it finds: one paragraph.
    package let what: String
    /// Why that hurts: one paragraph.
    package let why: String
    /// How to turn it around: one paragraph.
    package let remedy: String

    static func of(_ kind: ViolationKind) -> RuleExplanation {
        switch kind {
        case .upward: upward
        case .sideways: sideways
        case .peer: peer
        case .bypass: bypass
        case .impure: impure
        case .forbidden: forbidden
        case .cycle: cycle
        case .undeclared: undeclared
        case .transitive: transitive
        case .unused: unused
        case .unimported: unimported
        case .indirect: indirect
        case .unassigned: unassigned
        case .exclusion: exclusion
        case .unregistered: unregistered
        case .unresolved: unresolved
        case .duplicate: duplicate
        case .unapplied: unapplied
        case .recursion: recursion
        case .captured: captured
        case .unwired: unwired
        case .leak: leak
        case .unprovided: unprovided
        case .unset: unset
        case .unchecked: unchecked
        }
    }
}
