import Codebase

/// A module imports one in a higher layer, or in a layer that its own may not import.
struct UpwardRule: Rule {
    let kind = ViolationKind.upward

    func violations(in context: RuleContext) -> [Violation] {
        let packages = context.configuration.source == .inferred ? LayeredPackages(context) : nil
        return context.ownImports.compactMap { edge, from, to in
            guard let (above, below) = context.places(from, to),
                above.position != below.position,
                below.position > above.position || !isInversion(from, to, context),
                packages?.isBelow(to, from) != true
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

/// Packages that have layers of their own, and which of them depends on which.
///
/// Where nobody wrote the order of layers, it is told by names, and a library may have the same names as the app that
/// uses it: its `Infrastructure` is below all of the app.
private struct LayeredPackages {
    /// The packages with modules in two layers or more.
    private var layered: Set<RelativePath> = []
    private var dependencies: [RelativePath: Set<RelativePath>] = [:]

    init(_ context: RuleContext) {
        var layers: [RelativePath: Set<Int>] = [:]
        var containers: [ModuleID: RelativePath] = [:]
        for module in context.codebase.modules where module.origin == .swiftpm {
            containers[module.id] = module.container
            guard let layer = context.layer(of: module.id) else { continue }
            layers[module.container, default: []].insert(layer.position)
        }
        layered = Set(layers.filter { $0.value.count > 1 }.keys)
        guard layered.count > 1 else { return }
        for edge in context.graph.edges {
            guard let from = containers[edge.from], let to = containers[edge.to], from != to else {
                continue
            }
            dependencies[from, default: []].insert(to)
        }
    }

    /// Whether a module is of a package on which the other one's depends, and which knows nothing of that.
    func isBelow(_ module: Module, _ other: Module) -> Bool {
        guard module.container != other.container, layered.contains(module.container),
            layered.contains(other.container)
        else { return false }
        return dependencies[other.container]?.contains(module.container) == true
            && dependencies[module.container]?.contains(other.container) != true
    }
}
