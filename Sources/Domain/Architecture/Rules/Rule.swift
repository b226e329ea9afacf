/// One thing that a codebase must not do.
protocol Rule: Sendable {
    /// What its violations are called.
    var kind: ViolationKind { get }

    /// Everything in a codebase that breaks the rule, in any order; exclusions come later.
    func violations(in context: RuleContext) -> [Violation]
}
