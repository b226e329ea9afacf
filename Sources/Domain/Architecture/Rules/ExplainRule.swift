/// Explains rules.
package struct ExplainRule: Sendable {
    /// The use case; it needs nothing.
    package init() {}

    /// The explanation of a rule.
    package func callAsFunction(_ kind: ViolationKind) -> RuleExplanation { .of(kind) }

    /// The text of `docs/RULES.md`: every rule with its explanation and its standard severity.
    package func document() -> String {
        let table = ViolationKind.allCases.map { kind in
            let name = "[`\(kind.rawValue)`](#\(kind.rawValue))"
            let severity = self(kind).isChecked ? kind.standardSeverity.rawValue : "not checked yet"
            return "| \(name) | \(self(kind).summary) | \(severity) |"
        }
        let sections = ViolationKind.allCases.map { section(self($0)) }
        return """
            # Rules

            What Strata calls a violation, why it hurts, and how to turn it around. The same text is
            on the screen and in `strata explain KIND`; it is generated from the code, so change it
            there. Severities can be changed, and edges excluded with a reason, in `.strata.yml`:
            see [CONFIGURATION.md](CONFIGURATION.md).

            | kind | in one line | severity |
            |---|---|---|
            \(table.joined(separator: "\n"))

            \(sections.joined(separator: "\n\n"))

            """
    }

    private func section(_ explanation: RuleExplanation) -> String {
        """
        ## \(explanation.kind.rawValue)

        \(explanation.what)

        **Why it hurts.** \(explanation.why)

        **How to turn it around.** \(explanation.remedy)
        """
    }
}
