import Codebase

/// A module imports what a rule that a person wrote forbids.
struct ForbiddenRule: Rule {
    let kind = ViolationKind.forbidden

    func violations(in context: RuleContext) -> [Violation] {
        let rules = context.configuration.rules.map(MatchingRule.init)
        if rules.isEmpty { return [] }
        return context.graph.edges.compactMap { edge in
            guard !edge.isOnlyDeclared, let from = context.module(edge.from),
                let rule = rules.first(where: { $0.forbids(edge, of: from, context) })
            else { return nil }
            return context.violation(kind, edge, message: rule.message(of: edge, context))
        }
    }
}

/// A rule that a person wrote, with its patterns made ready to match.
private struct MatchingRule {
    private let rule: ImportRule
    private let from: PatternMatcher
    private let to: [PatternMatcher]

    init(_ rule: ImportRule) {
        self.rule = rule
        from = PatternMatcher(rule.from)
        to = rule.to.map(PatternMatcher.init)
    }

    func forbids(_ edge: Edge, of module: Module, _ context: RuleContext) -> Bool {
        guard from.matches(module) else { return false }
        let isListed = to.contains { context.matches($0, edge.to) }
        return isListed == (rule.imports == .forbidden)
    }

    func message(of edge: Edge, _ context: RuleContext) -> String {
        let what = "\(context.name(edge.from)) \(context.verb(edge)) \(context.name(edge.to))"
        let rule =
            rule.imports == .forbidden
            ? "which a rule forbids" : "which is not among what a rule allows"
        let reason = self.rule.reason
        return "\(what), \(rule): \(reason)" + (reason.last?.isPunctuation == true ? "" : ".")
    }
}
