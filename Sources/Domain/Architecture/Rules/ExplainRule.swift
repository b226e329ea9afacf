/// What a rule is about, for people: the same text on the screen, in the terminal and in the docs.
package struct RuleExplanation: Equatable, Sendable {
    /// The rule.
    package let kind: ViolationKind
    /// What it finds: one paragraph.
    package let what: String
    /// Why that hurts: one paragraph.
    package let why: String
    /// How to turn it around: one paragraph.
    package let remedy: String
}

/// Explains rules.
package struct ExplainRule: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// The explanation of a rule.
    package func callAsFunction(_ kind: ViolationKind) -> RuleExplanation {
        RuleExplanation(kind: kind, what: "", why: "", remedy: "")
    }

    /// The text of `docs/RULES.md`.
    package func document() -> String { "" }
}
