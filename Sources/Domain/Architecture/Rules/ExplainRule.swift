/// What a rule is about, why breaking it hurts, and what to do.
package func explainRule(_ kind: ViolationKind) -> RuleExplanation {
    let explanation = RuleExplanation.of(kind)
    guard kind.forbidsEdges else { return explanation }
    let order = ViolationKind.explainingMost.map(\.rawValue).joined(separator: ", ")
    return RuleExplanation(
        kind: kind, summary: explanation.summary,
        what: explanation.what, why: explanation.why,
        remedy: explanation.remedy
            + " An edge that breaks several such rules is reported once, as the worst of "
            + "them; of those that are as bad, as the first of \(order).")
}

/// The text of `docs/RULES.md`: every rule with its explanation and its standard severity.
package func rulesDocument() -> String {
    let table = ViolationKind.allCases.map { kind in
        let name = "[`\(kind.rawValue)`](#\(kind.rawValue))"
        let summary = explainRule(kind).summary
        return "| \(name) | `\(kind.symbol)` | \(summary) | \(severity(of: kind)) |"
    }
    let sections = ViolationKind.allCases.map { section(explainRule($0)) }
    return """
        # Rules

        What each rule finds, why it matters, and how to fix it. The same text is on the screen
        and in `strata explain KIND`; it is generated from the code, so change it there. In
        `.strata.yml` you can change severities and exclude edges with a reason: see
        [CONFIGURATION.md](CONFIGURATION.md).

        Only layers that a person wrote make errors: violations of layers that Strata inferred
        from names are warnings.

        | kind | sign | in one line | default severity |
        |---|---|---|---|
        \(table.joined(separator: "\n"))

        \(sections.joined(separator: "\n\n"))

        """
}

private func severity(of kind: ViolationKind) -> String {
    let standard = kind.standardSeverity.rawValue
    let inferred = kind.inferredSeverity.rawValue
    return standard == inferred ? standard : "\(standard); \(inferred) if layers are inferred"
}

private func section(_ explanation: RuleExplanation) -> String {
    """
    ## \(explanation.kind.rawValue)

    \(explanation.what)

    **Why it matters.** \(explanation.why)

    **How to fix it.** \(explanation.remedy)
    """
}
