import Architecture
import Codebase

/// Reads the list under `exclude:`.
struct ExclusionsParser {
    func exclusions(in value: YAMLValue) throws(ConfigurationError) -> [Exclusion] {
        var exclusions: [Exclusion] = []
        for item in try value.sequence() {
            let exclusion = value.mistakes.noting { () throws(ConfigurationError) in
                try self.exclusion(in: item)
            }
            if let exclusion { exclusions.append(exclusion) }
        }
        return exclusions
    }

    private func exclusion(in item: YAMLValue) throws(ConfigurationError) -> Exclusion {
        let before = item.mistakes.all.count
        let keys = try item.mapping(allowing: ["kind", "kinds", "from", "to", "reason"])
        let isMisspelt = item.mistakes.all.count > before
        let kinds = try KindsParser().kinds(keys)
        let from = try keys["from"].map { value throws(ConfigurationError) in
            try PatternParser().end(value)
        }
        let to = try keys["to"].map { value throws(ConfigurationError) in
            try PatternParser().end(value)
        }
        if kinds.isEmpty, from == nil, to == nil, !isMisspelt {
            item.mistakes.note(
                item.mistake(
                    "This would exclude every violation.", "Add “kind:”, “from:” or “to:”."))
        }
        let reason = isMisspelt && keys["reason"] == nil ? "" : try reason(keys, in: item)
        return Exclusion(kinds: kinds, from: from, to: to, reason: reason, line: item.line)
    }

    private func reason(
        _ keys: [String: YAMLValue], in item: YAMLValue
    ) throws(ConfigurationError) -> String {
        let advice = "Add “reason:” and say why this is allowed."
        guard let value = keys["reason"] else {
            throw item.mistake("This exclusion has no reason.", advice)
        }
        return try value.text()
    }
}
