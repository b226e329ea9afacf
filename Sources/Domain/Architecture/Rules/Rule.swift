/// One thing that a codebase must not do.
protocol Rule: Sendable {
    /// What its violations are called.
    var kind: ViolationKind { get }

    /// All that its violations may be called; just ``kind`` for most rules.
    var kinds: [ViolationKind] { get }

    /// Everything in a codebase that breaks the rule, in any order; exclusions come later.
    func violations(in context: RuleContext) -> [Violation]
}

extension Rule {
    var kinds: [ViolationKind] { [kind] }
}
