import Codebase

/// A domain module imports presentation or data; a UI module imports what a preview does not need.
struct ImpureRule: Rule {
    let kind = ViolationKind.impure

    func violations(in context: RuleContext) -> [Violation] {
        context.graph.edges.compactMap { edge in
            guard let from = context.module(edge.from), from.belongsInLayers,
                !edge.imports.allSatisfy({ isOfTemplate($0, in: from) }),
                let reason = reason(edge, from, context)
            else { return nil }
            return context.violation(
                kind, edge,
                message:
                    "\(context.name(edge.from)) \(context.verb(edge)) \(context.name(edge.to)), "
                    + "\(reason)."
            )
        }
    }

    /// Whether an import stands in the header that Xcode writes for a new framework.
    private func isOfTemplate(_ site: ImportSite, in module: Module) -> Bool {
        site.file.name == module.moduleName + ".h"
    }

    private func reason(_ edge: Edge, _ from: Module, _ context: RuleContext) -> String? {
        if let to = context.module(edge.to) {
            let places = context.places(from, to)
            if let places, places.from.layer.options.pure { return impurity(to, places) }
            guard from.role == .ui, places != nil || from.home != to.home, isData(to),
                !ModuleFamily.areOne(from, to), context.draws(from), !context.isToolkit(to),
                edge.imports.isEmpty || !edge.imports.allSatisfy(\.statement.isForDebugging)
            else { return nil }
            return "an implementation; views and their previews should not need one"
        }
        guard let layer = context.pureLayer(of: edge.from) else { return nil }
        let name = edge.to.targetName
        guard SystemModules.presentationAndStorage.contains(name) else { return nil }
        let what =
            SystemModules.presentation.contains(name)
            ? "a UI framework" : "a framework that draws or stores"
        return "\(what); \(must(layer))"
    }

    /// What makes an import of a pure module impure; what stands higher is the upward rule's.
    private func impurity(
        _ to: Module, _ places: (from: RuleContext.Place, to: RuleContext.Place)
    ) -> String? {
        if places.to.position < places.from.position { return nil }
        let must = must(places.from.layer)
        if isData(to) { return "a data module; \(must)" }
        return [.ui, .feature, .app].contains(to.role) ? "a UI module; \(must)" : nil
    }

    private func must(_ layer: Layer) -> String { "layer \(layer.name) is pure" }

    private func isData(_ module: Module) -> Bool {
        let naming = ModuleNaming(of: module)
        return module.role == .implementation || naming.mark == nil && naming.ends(with: ["Data"])
    }
}

extension RuleContext {
    /// Whether a module draws itself and implements nothing: `Impl` may stand for one half of a toolkit, where
    /// no interface is called after it.
    fileprivate func isToolkit(_ module: Module) -> Bool {
        guard let suffix = RoleWords.ofNamesake.first(where: module.name.hasSuffix) else {
            return false
        }
        let stem = String(module.name.dropLast(suffix.count))
        let interfaces = Set(["", "Interface", "Interfaces", "API"].map { stem + $0 })
        return !codebase.modules.contains { interfaces.contains($0.name) }
            && graph.edges(from: module.id).contains { edge in
                !edge.imports.isEmpty && SystemModules.draws(edge.to.targetName)
            }
    }

    /// Whether a module imports what draws, by itself or over another module of views: one that is only
    /// called after views has no previews.
    fileprivate func draws(_ module: Module) -> Bool {
        module.kind == .folder
            || graph.edges(from: module.id).contains { edge in
                !edge.imports.isEmpty
                    && (SystemModules.draws(edge.to.targetName)
                        || self.module(edge.to)?.role == .ui || edge.to.foreignKind == .external)
            }
    }
}
