import Codebase

/// A module imports one in a higher layer, or in a layer that its own may not import.
struct UpwardRule: Rule {
    let kind = ViolationKind.upward

    func violations(in context: RuleContext) -> [Violation] {
        context.ownImports.compactMap { edge, from, to in
            guard let (above, below) = context.places(from, to),
                above.position != below.position,
                below.position > above.position || !isInversion(from, to, context)
            else { return nil }
            let ends =
                "\(context.name(edge.from)) in \(above.layer.name) \(context.verb(edge)) "
                + "\(context.name(edge.to)) in \(below.layer.name)"
            return reason(above, below).map {
                context.violation(kind, edge, message: "\(ends), \($0).")
            }
        }
    }

    /// Whether nothing is turned around by importing an interface from above that needs nothing of
    /// the importing layer, where nobody wrote the order of layers.
    private func isInversion(_ from: Module, _ to: Module, _ context: RuleContext) -> Bool {
        guard context.configuration.source == .inferred, to.role == .interface,
            let own = context.layer(of: from.id)?.position
        else { return false }
        return !context.ownImports.contains { edge in
            edge.from.id == to.id && (context.layer(of: edge.to.id)?.position ?? .max) <= own
        }
    }

    private func reason(_ from: RuleContext.Place, _ to: RuleContext.Place) -> String? {
        let options = from.layer.options
        if to.position < from.position {
            return to.layer.weaklyAbove.contains(from.layer.name) ? nil : "a higher layer"
        }
        if let allowed = options.mayImport {
            if allowed.contains(to.layer.name) { return nil }
            let names = allowed.isEmpty ? "no other layer" : allowed.joined(separator: ", ")
            return "but \(from.layer.name) may import only \(names)"
        }
        if options.strict, to.position > from.position + 1, let below = from.below {
            return "but \(from.layer.name) may import only \(below), the layer directly below"
        }
        return nil
    }
}
