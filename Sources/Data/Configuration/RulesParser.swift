import Architecture
import Codebase

/// Reads the list under `rules:`.
struct RulesParser {
    func rules(in value: YAMLValue) throws(ConfigurationError) -> [ImportRule] {
        var rules: [ImportRule] = []
        for item in try value.sequence() {
            let rule = value.mistakes.noting { () throws(ConfigurationError) in
                try self.rule(in: item)
            }
            if let rule { rules.append(rule) }
        }
        return rules
    }

    private func rule(in item: YAMLValue) throws(ConfigurationError) -> ImportRule {
        let keys = try item.mapping(allowing: ["from", "to", "imports", "reason"])
        guard let from = keys["from"] else {
            throw item.mistake("This rule is about no module.", "Add “from:” with a pattern.")
        }
        guard let to = keys["to"] else {
            throw item.mistake(
                "This rule does not say what is imported.",
                "Add “to:” with one pattern or a list of them.")
        }
        guard let reason = keys["reason"] else {
            throw item.mistake(
                "This rule has no reason.",
                "Add “reason:” and say why; it is shown with each import."
            )
        }
        return ImportRule(
            from: try PatternParser().end(from), to: try patterns(to),
            imports: try keys["imports"]?.choice(of: ImportRule.Permission.self) ?? .forbidden,
            reason: try reason.text(), line: item.line)
    }

    private func patterns(_ value: YAMLValue) throws(ConfigurationError) -> [ModulePattern] {
        if value.isMapping { return [try PatternParser().end(value)] }
        var patterns: [ModulePattern] = []
        for item in try value.values() { patterns.append(try PatternParser().end(item)) }
        return patterns
    }
}
