/// A domain module imports presentation or data; a UI module imports what a preview does not need.
struct ImpureRule: Rule {
    let kind = ViolationKind.impure

    func violations(in context: RuleContext) -> [Violation] {
        context.graph.edges.compactMap { edge in
            guard !edge.imports.isEmpty, let from = context.module(edge.from),
                from.belongsInLayers, let reason = reason(edge, from, context)
            else { return nil }
            return context.violation(
                kind, edge,
                message:
                    "\(context.name(edge.from)) \(context.verb(edge)) \(context.name(edge.to)), \(reason)."
            )
        }
    }

    private func reason(_ edge: Edge, _ from: Module, _ context: RuleContext) -> String? {
        if let layer = context.layer(of: edge.from), layer.layer.options.pure {
            return impurity(edge, layer.layer, context)
        }
        guard from.role == .ui, let to = context.module(edge.to),
            ModuleFamily.stem(of: from) != ModuleFamily.stem(of: to), isData(to)
        else { return nil }
        return "an implementation, which a view and its preview do not need"
    }

    /// What makes an import of a pure module impure; what stands higher is the upward rule's.
    private func impurity(_ edge: Edge, _ layer: Layer, _ context: RuleContext) -> String? {
        let must = "but \(layer.name) must stay free of it"
        if let to = context.module(edge.to) {
            if let other = context.layer(of: to.id), let own = context.layer(of: edge.from),
                other.position < own.position
            {
                return nil
            }
            if isData(to) { return "which is data access, \(must)" }
            return [.ui, .feature, .app].contains(to.role) ? "which is presentation, \(must)" : nil
        }
        let name = edge.to.targetName
        guard SystemModules.presentationAndStorage.contains(name) else { return nil }
        let what = SystemModules.presentation.contains(name) ? "presentation" : "a framework"
        return "\(what), \(must)"
    }

    private func isData(_ module: Module) -> Bool {
        module.role == .implementation || ModuleNaming(of: module).ends(with: ["Data"])
    }
}
