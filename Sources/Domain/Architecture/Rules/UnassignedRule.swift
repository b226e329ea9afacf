/// A module is in no layer.
struct UnassignedRule: Rule {
    let kind = ViolationKind.unassigned

    func violations(in context: RuleContext) -> [Violation] {
        context.assignment.unassigned.map { id in
            Violation(
                kind: kind, from: id, to: nil,
                severity: context.configuration.severity(of: kind),
                message:
                    "\(context.name(id)) is in no layer, so no layer rule applies to it.")
        }
    }
}
