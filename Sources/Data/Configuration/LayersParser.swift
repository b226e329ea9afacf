import Architecture
import Codebase

/// Reads the list under `layers:`.
struct LayersParser {
    private static let optionKeys = [
        "peers", "interfaces", "strict", "may_import", "recorded", "migrating", "pure",
    ]

    func layers(in value: YAMLValue) throws(ConfigurationError) -> [Layer] {
        var layers: [Layer] = []
        let items = try value.sequence()
        var allowed: [[YAMLValue]] = []
        let mistakes = value.mistakes
        for item in items {
            mistakes.noting { () throws(ConfigurationError) in
                let before = mistakes.all.count
                let keys = try item.mapping(
                    allowing: ["name"] + ModulePattern.keys.map(\.key) + Self.optionKeys)
                let isMisspelt = mistakes.all.count > before
                guard let layer = try self.layer(keys, in: item, isMisspelt: isMisspelt) else {
                    return
                }
                layers.append(layer)
                allowed.append(
                    layer.options.mayImport == nil ? [] : try keys["may_import"]?.values() ?? [])
                try checkUnique(layer, keys, among: layers.dropLast())
            }
        }
        // What a layer without a name is called, nobody knows.
        guard layers.count == items.count else { return layers }
        for (layer, names) in zip(layers, allowed) {
            for name in names {
                mistakes.noting { () throws(ConfigurationError) in
                    try checkImport(of: name, in: layer, layers)
                }
            }
        }
        return layers
    }

    /// The layer as far as it can be read; nil if a misspelt key may have been its name.
    private func layer(
        _ keys: [String: YAMLValue], in item: YAMLValue, isMisspelt: Bool
    ) throws(ConfigurationError) -> Layer? {
        let before = item.mistakes.all.count
        let patterns = self.patterns(keys)
        let isRead = item.mistakes.all.count == before
        let options = self.options(keys, noting: item.mistakes)
        guard let name = keys["name"] else {
            if isMisspelt { return nil }
            throw item.mistake("This layer has no name.", "Add “name:” with a unique name.")
        }
        if patterns.isEmpty, isRead, !isMisspelt {
            let known = ModulePattern.keys.map { "“\($0.key):”" }.joined(separator: ", ")
            item.mistakes.note(
                item.mistake("This layer selects no modules.", "Add one of \(known)."))
        }
        return Layer(
            name: try name.text(), patterns: patterns, options: options,
            line: name.line)
    }

    private func patterns(_ keys: [String: YAMLValue]) -> [ModulePattern] {
        var patterns: [ModulePattern] = []
        for (subject, key) in ModulePattern.keys {
            guard let value = keys[key] else { continue }
            let values = value.mistakes.noting { () throws(ConfigurationError) in
                try value.values()
            }
            patterns += (values ?? []).compactMap { item in
                item.mistakes.noting { () throws(ConfigurationError) in
                    try PatternParser().pattern(subject, item)
                }
            }
        }
        return patterns
    }

    private func options(
        _ keys: [String: YAMLValue], noting mistakes: MistakeList
    ) -> LayerOptions {
        var options = LayerOptions()
        func set(
            _ key: String, _ read: (YAMLValue) throws(ConfigurationError) -> Void
        ) {
            guard let value = keys[key] else { return }
            mistakes.noting { () throws(ConfigurationError) in try read(value) }
        }
        set("peers") { value throws(ConfigurationError) in
            options.peers = try value.choice(of: LayerOptions.Peers.self)
        }
        set("interfaces") { value throws(ConfigurationError) in
            options.interfacesSideways = try value.choice(of: Permission.self) == .allowed
        }
        set("strict") { value throws(ConfigurationError) in options.strict = try value.flag() }
        set("recorded") { value throws(ConfigurationError) in
            options.mayBeRecorded = try value.choice(of: Permission.self) == .allowed
        }
        set("migrating") { value throws(ConfigurationError) in
            options.migrating = try value.flag()
        }
        set("pure") { value throws(ConfigurationError) in options.pure = try value.flag() }
        set("may_import") { value throws(ConfigurationError) in
            var layers: [String] = []
            for name in try value.values() { layers.append(try name.text()) }
            options.mayImport = layers
        }
        return options
    }

    private enum Permission: String, CaseIterable { case allowed, forbidden }

    private func checkUnique(
        _ layer: Layer, _ keys: [String: YAMLValue], among layers: some Sequence<Layer>
    ) throws(ConfigurationError) {
        guard let first = layers.first(where: { $0.name == layer.name }), let name = keys["name"]
        else { return }
        throw name.mistake(
            "Line \(first.line ?? 1) already has a layer called “\(layer.name)”.",
            "Give each layer a unique name.")
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
                "Layer “\(layer.name)” may only import layers below it.",
                "Move “\(name)” below “\(layer.name)” in the list, or leave “\(name)” out.")
        }
    }
}
