import Architecture

/// Reads the list under `layers:`.
struct LayersParser {
    private static let optionKeys = ["peers", "interfaces", "strict", "may_import", "pure"]

    func layers(in value: YAMLValue) throws(ConfigurationError) -> [Layer] {
        var layers: [Layer] = []
        let items = try value.sequence()
        var allowed: [[YAMLValue]] = []
        for item in items {
            let keys = try item.mapping(
                allowing: ["name"] + ModulePattern.keys.map(\.key) + Self.optionKeys)
            let layer = try self.layer(keys, in: item)
            try checkUnique(layer, keys, among: layers)
            layers.append(layer)
            allowed.append(try keys["may_import"]?.values() ?? [])
        }
        for (layer, names) in zip(layers, allowed) {
            for name in names { try checkImport(of: name, in: layer, layers) }
        }
        return layers
    }

    private func layer(
        _ keys: [String: YAMLValue], in item: YAMLValue
    ) throws(ConfigurationError) -> Layer {
        guard let name = keys["name"] else {
            throw item.mistake("This layer has no name.", "Add “name:” with a name of its own.")
        }
        let patterns = try self.patterns(keys)
        if patterns.isEmpty {
            let known = ModulePattern.keys.map { "“\($0.key):”" }.joined(separator: ", ")
            throw item.mistake("This layer selects no modules.", "Add one of \(known).")
        }
        return Layer(
            name: try name.text(), patterns: patterns, options: try options(keys), line: name.line)
    }

    private func patterns(
        _ keys: [String: YAMLValue]
    ) throws(ConfigurationError) -> [ModulePattern] {
        var patterns: [ModulePattern] = []
        for (subject, key) in ModulePattern.keys {
            for value in try keys[key]?.values() ?? [] {
                patterns.append(try PatternParser().pattern(subject, value))
            }
        }
        return patterns
    }

    private func options(
        _ keys: [String: YAMLValue]
    ) throws(ConfigurationError) -> LayerOptions {
        var options = LayerOptions()
        if let peers = keys["peers"] {
            options.peers = try peers.choice(of: LayerOptions.Peers.self)
        }
        if let interfaces = keys["interfaces"] {
            options.interfacesSideways = try interfaces.choice(of: Permission.self) == .allowed
        }
        if let strict = keys["strict"] { options.strict = try strict.flag() }
        if let pure = keys["pure"] { options.pure = try pure.flag() }
        if let names = keys["may_import"] {
            var layers: [String] = []
            for name in try names.values() { layers.append(try name.text()) }
            options.mayImport = layers
        }
        return options
    }

    private enum Permission: String, CaseIterable { case allowed, forbidden }

    private func checkUnique(
        _ layer: Layer, _ keys: [String: YAMLValue], among layers: [Layer]
    ) throws(ConfigurationError) {
        guard let first = layers.first(where: { $0.name == layer.name }), let name = keys["name"]
        else { return }
        throw name.mistake(
            "There is already a layer called “\(layer.name)” in line \(first.line ?? 1).",
            "Give each layer a name of its own.")
    }

    private func checkImport(
        of value: YAMLValue, in layer: Layer, _ layers: [Layer]
    ) throws(ConfigurationError) {
        let name = try value.text()
        guard let position = layers.firstIndex(where: { $0.name == name }) else {
            throw value.mistake(
                "There is no layer called “\(name)”.",
                Suggestion.sentence(for: name, among: layers.map(\.name), "layers"))
        }
        if let own = layers.firstIndex(where: { $0.name == layer.name }), position <= own {
            throw value.mistake(
                "“\(layer.name)” may import layers below it only.",
                "Move “\(name)” below it in the list, or leave it out.")
        }
    }
}
