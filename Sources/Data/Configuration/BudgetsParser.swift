import Architecture
import Codebase

/// Reads the list under `budgets:`.
struct BudgetsParser {
    /// The layers of the same file.
    let layers: [Layer]

    func budgets(in value: YAMLValue) throws(ConfigurationError) -> [Budget] {
        var budgets: [Budget] = []
        for item in try value.sequence() {
            let budget = value.mistakes.noting { () throws(ConfigurationError) in
                try self.budget(in: item)
            }
            if let budget { budgets.append(budget) }
        }
        return budgets
    }

    private func budget(in item: YAMLValue) throws(ConfigurationError) -> Budget {
        let keys = try item.mapping(allowing: ["layer", "modules", "kind", "kinds", "at_most"])
        let scope = try self.scope(keys)
        let kinds = try KindsParser().kinds(keys)
        guard let number = keys["at_most"] else {
            throw item.mistake(
                "This budget has no number.",
                "Add “at_most:” with the number of violations that may be recorded.")
        }
        return Budget(
            scope, kinds: kinds, limit: try number.count(),
            place: Budget.Place(line: number.line, column: number.column))
    }

    private func scope(_ keys: [String: YAMLValue]) throws(ConfigurationError) -> Budget.Scope {
        if let layer = keys["layer"] {
            if let modules = keys["modules"] {
                throw modules.mistake(
                    "Both “layer” and “modules” are given.", "Write one of them.")
            }
            let name = try layer.text()
            guard layers.contains(where: { $0.name == name }) else {
                throw layer.mistake(
                    "There is no layer called “\(name)”.",
                    Suggestion.sentence(for: name, among: layers.map(\.name), "layers"))
            }
            return .layer(name)
        }
        guard let modules = keys["modules"] else { return .codebase }
        var patterns: [ModulePattern] = []
        for value in try modules.values() { patterns.append(try PatternParser().end(value)) }
        return .modules(patterns)
    }
}
