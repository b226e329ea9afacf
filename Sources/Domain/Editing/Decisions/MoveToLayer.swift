import Architecture
import Codebase

/// Moves a module to another layer in the text of a `.strata.yml`.
struct MoveToLayer {
    /// The analysis that the text makes.
    let analysis: Analysis
    /// What the text says, with its lines.
    let configuration: LayerConfiguration
    let module: Module
    let layer: String

    /// - Returns: What a person has to know, a sentence each.
    func edit(_ lines: inout ConfigurationLines) throws(DecisionError) -> [String] {
        guard let target = configuration.layers.first(where: { $0.name == layer }) else {
            throw .byHand("There is no layer \(layer).", line: nil)
        }
        var remarks: [String] = []
        // From the last line to the first, so that lines stay where they were read.
        let selecting = configuration.layers.filter { layer in
            layer.patterns.contains { $0.matches(module) }
        }
        let isSelected = selecting.contains(target)
        let touched = selecting.filter { $0.name != layer } + (isSelected ? [] : [target])
        for layer in touched.sorted(by: { ($0.line ?? 0) > ($1.line ?? 0) }) {
            if layer == target {
                try add([module], to: layer, &lines)
            } else {
                remarks += try take(from: layer, &lines)
            }
        }
        return remarks
    }

    /// Takes the module out of a layer; what a pattern selects besides is listed in its place.
    private func take(
        from layer: Layer, _ lines: inout ConfigurationLines
    ) throws(DecisionError) -> [String] {
        var remarks: [String] = []
        let patterns = layer.patterns.filter { $0.matches(module) }
        for pattern in patterns.sorted(by: { ($0.line ?? 0) > ($1.line ?? 0) }) {
            guard let line = pattern.line, let name = layer.line else {
                throw .byHand("\(layer.name) is not written there.", line: nil)
            }
            try lines.remove(pattern.text, in: line, from: lines.layer(namedIn: name))
        }
        let kept = layer.patterns.filter { !$0.matches(module) }
        let others = analysis.codebase.modules.filter { other in
            other.id != module.id && other.belongsInLayers
                && patterns.contains { $0.matches(other) } && !kept.contains { $0.matches(other) }
        }
        if !others.isEmpty {
            try add(others, to: layer, &lines)
            let texts = patterns.map { "“\($0.text)”" }.joined(separator: ", ")
            remarks.append(
                "\(texts) of \(layer.name) \(patterns.count == 1 ? "gives" : "give") way to the "
                    + "\(others.count.counted("other module")) selected: new ones must be listed.")
        }
        return remarks
    }

    private func add(
        _ modules: [Module], to layer: Layer, _ lines: inout ConfigurationLines
    ) throws(DecisionError) {
        guard let name = layer.line else {
            throw .byHand("\(layer.name) is not written there.", line: nil)
        }
        var names: [String] = []
        var ids: [String] = []
        for module in modules {
            let pattern = try ExclusionsOfViolations(analysis: analysis).pattern(for: module.id)
            if pattern.subject == .name {
                names.append(pattern.text)
            } else {
                ids.append(pattern.text)
            }
        }
        try lines.add(names, under: "modules", to: lines.layer(namedIn: name))
        try lines.add(ids, under: "ids", to: lines.layer(namedIn: name))
    }
}
