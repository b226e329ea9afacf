import Architecture
import Codebase
import Yams

/// Turns the text of a `.strata.yml` into a configuration, or reports all of its mistakes.
struct ConfigurationParser {
    let file: RelativePath

    func parse(_ text: String) throws(ConfigurationError) -> LayerConfiguration {
        let mistakes = MistakeList()
        let root = try YAMLValue(text: text, file: file, mistakes: mistakes)
        try root.checkSize()
        let keys = try root.mapping(allowing: [
            "units", "layers", "severities", "rules", "exclude", "accept", "budgets",
        ])
        let layers = keys["layers"].flatMap { value in
            mistakes.noting { () throws(ConfigurationError) in
                try LayersParser().layers(in: value)
            }
        }
        let severities = keys["severities"].flatMap { value in
            mistakes.noting { () throws(ConfigurationError) in try self.severities(in: value) }
        }
        let rules = keys["rules"].flatMap { value in
            mistakes.noting { () throws(ConfigurationError) in try RulesParser().rules(in: value) }
        }
        let exclusions = keys["exclude"].flatMap { value in
            mistakes.noting { () throws(ConfigurationError) in
                try ExclusionsParser().exclusions(in: value)
            }
        }
        let acceptances = keys["accept"].flatMap { value in
            mistakes.noting { () throws(ConfigurationError) in
                try AcceptancesParser().acceptances(in: value)
            }
        }
        let budgets = keys["budgets"].flatMap { value in
            mistakes.noting { () throws(ConfigurationError) in
                try BudgetsParser(layers: layers ?? []).budgets(in: value)
            }
        }
        let units = keys["units"].flatMap { value in
            mistakes.noting { () throws(ConfigurationError) in try UnitsParser().units(in: value) }
        }
        if let error = ConfigurationError(joining: mistakes.all) { throw error }
        return LayerConfiguration(
            source: .file(file), layers: layers ?? [], severities: severities ?? [:],
            rules: rules ?? [], exclusions: exclusions ?? [], acceptances: acceptances ?? [],
            budgets: budgets ?? [],
            units: units ?? .modules)
    }

    private func severities(
        in value: YAMLValue
    ) throws(ConfigurationError) -> [ViolationKind: Severity] {
        var severities: [ViolationKind: Severity] = [:]
        for (key, value) in try value.mapping(allowing: ViolationKind.allCases.map(\.rawValue)) {
            guard let kind = ViolationKind(rawValue: key) else { continue }
            severities[kind] = value.mistakes.noting { () throws(ConfigurationError) in
                try value.choice(of: Severity.self)
            }
        }
        return severities
    }
}
