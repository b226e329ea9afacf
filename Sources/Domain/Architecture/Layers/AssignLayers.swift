import Codebase

/// Finds the layer of every module.
///
/// The layer of each module that belongs into layers.
///
/// Tests, their helpers, dev apps, macros and plugins stand outside. A pattern that matches no
/// module at all and a module that several layers claim are problems; such a module is in none.
package func assignLayers(
    _ configuration: LayerConfiguration, to codebase: Codebase
) -> LayerAssignment {
    let selection = ModuleSelection(from: codebase.modules)
    var claims: [ModuleID: [Int]] = [:]
    var problems: [LayerProblem] = []
    for (position, layer) in configuration.layers.enumerated() {
        for pattern in layer.patterns {
            let matched = selection.modules(matching: pattern)
            if matched.isEmpty {
                problems.append(.matchesNothing(layer: layer.name, pattern: pattern))
            }
            for module in matched where module.belongsInLayers {
                if claims[module.id]?.last != position {
                    claims[module.id, default: []].append(position)
                }
            }
        }
    }
    problems += configuration.rules.filter { selection.modules(matching: $0.from).isEmpty }
        .map { .idleRule($0) }
    return assignment(of: codebase, claims, problems, configuration)
}

private func assignment(
    of codebase: Codebase, _ claims: [ModuleID: [Int]], _ problems: [LayerProblem],
    _ configuration: LayerConfiguration
) -> LayerAssignment {
    var layers: [ModuleID: Int] = [:]
    var unassigned: [ModuleID] = []
    var problems = problems
    for module in codebase.modules where module.belongsInLayers {
        let positions = claims[module.id] ?? []
        if positions.count == 1 { layers[module.id] = positions[0] }
        if positions.isEmpty { unassigned.append(module.id) }
        if positions.count > 1 {
            let names = positions.map { configuration.layers[$0].name }
            problems.append(.ambiguous(module: module.id, layers: names))
        }
    }
    return LayerAssignment(layers: layers, unassigned: unassigned, problems: problems)
}
