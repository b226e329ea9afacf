import Architecture
import Yams

/// Turns the text of a `.strata.yml` into a configuration; the first mistake ends it.
struct ConfigurationParser {
    let file: RelativePath

    func parse(_ text: String) throws(ConfigurationError) -> LayerConfiguration {
        let root = try YAMLValue(text: text, file: file)
        let keys = try root.mapping(allowing: ["units", "layers", "severities", "exclude"])
        let layers = try keys["layers"].map { value throws(ConfigurationError) in
            try LayersParser().layers(in: value)
        }
        let severities = try keys["severities"].map { value throws(ConfigurationError) in
            try self.severities(in: value)
        }
        let exclusions = try keys["exclude"].map { value throws(ConfigurationError) in
            try ExclusionsParser().exclusions(in: value)
        }
        let units = try keys["units"].map { value throws(ConfigurationError) in
            try UnitsParser().units(in: value)
        }
        return LayerConfiguration(
            source: .file(file), layers: layers ?? [], severities: severities ?? [:],
            exclusions: exclusions ?? [], units: units ?? .modules)
    }

    private func severities(
        in value: YAMLValue
    ) throws(ConfigurationError) -> [ViolationKind: Severity] {
        var severities: [ViolationKind: Severity] = [:]
        for (key, value) in try value.mapping(allowing: ViolationKind.allCases.map(\.rawValue)) {
            guard let kind = ViolationKind(rawValue: key) else { continue }
            severities[kind] = try value.choice(of: Severity.self)
        }
        return severities
    }
}
