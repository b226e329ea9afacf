/// A module imports one in a higher layer, or in a layer that its own may not import.
struct UpwardRule: Rule {
    let kind = ViolationKind.upward

    func violations(in context: RuleContext) -> [Violation] {
        context.ownImports.compactMap { edge, _, _ in
            guard let from = context.layer(of: edge.from), let to = context.layer(of: edge.to),
                from.position != to.position
            else { return nil }
            let ends =
                "\(context.name(edge.from)) in \(from.layer.name) \(context.verb(edge)) "
                + "\(context.name(edge.to)) in \(to.layer.name)"
            return reason(from, to, context).map {
                context.violation(kind, edge, message: "\(ends), \($0).")
            }
        }
    }

    private func reason(
        _ from: (layer: Layer, position: Int), _ to: (layer: Layer, position: Int),
        _ context: RuleContext
    ) -> String? {
        let options = from.layer.options
        if to.position < from.position { return "a higher layer" }
        if let allowed = options.mayImport {
            if allowed.contains(to.layer.name) { return nil }
            let names = allowed.isEmpty ? "no other layer" : allowed.joined(separator: ", ")
            return "but \(from.layer.name) may import \(names) only"
        }
        if options.strict, to.position > from.position + 1 {
            let below = context.configuration.layers[from.position + 1].name
            return "but \(from.layer.name) may import \(below), the layer directly below, only"
        }
        return nil
    }
}
