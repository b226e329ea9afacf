import Codebase

/// Says which modules are features: the one answer for layers, rules, dev apps, previews and what
/// new features are made like.
///
/// The codebase with the role `feature` for the modules that are features, and for no others.
///
/// What a person wrote decides: the modules of the layers whose peers are features. Else those
/// that names and folders call so; and where these call none so, the modules with screens that a
/// program puts together and hardly any other module uses.
///
/// - Parameter written: What the configuration file says; nil if there is none.
package func assignFeatures(
    _ codebase: Codebase, graph: ModuleGraph, facts: [RelativePath: SourceFacts],
    written: LayerConfiguration?
) -> Codebase {
    if let written, written.units.areModules,
        written.layers.contains(where: { $0.options.peers == .features })
    {
        return byLayer(codebase, written)
    }
    if codebase.modules.contains(where: { $0.role == .feature }) { return codebase }
    let found = FeaturesByScreens(codebase, graph: graph, facts: facts).features
    return codebase.changingRoles { found.contains($0.id) ? .feature : $0.role }
}

/// The codebase with the role `feature` as layers have it, so that rules, dev apps and layers
/// agree, and a file that says the same as inferred layers changes nothing.
package func assignFeatures(_ codebase: Codebase, follow layers: LayerConfiguration) -> Codebase {
    layers.layers.contains { $0.options.peers == .features }
        ? byLayer(codebase, layers) : codebase
}

private func byLayer(_ codebase: Codebase, _ written: LayerConfiguration) -> Codebase {
    let assignment = assignLayers(written, to: codebase)
    return codebase.changingRoles { module in
        guard let position = assignment.layers[module.id] else { return module.role }
        let isOfFeatures = written.layers[position].options.peers == .features
        switch module.role {
        case .core: return isOfFeatures ? .feature : .core
        case .feature: return isOfFeatures ? .feature : .core
        default: return module.role
        }
    }
}
