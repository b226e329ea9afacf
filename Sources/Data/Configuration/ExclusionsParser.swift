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
        let kinds = try self.kinds(keys)
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

    private func kinds(
        _ keys: [String: YAMLValue]
    ) throws(ConfigurationError) -> [ViolationKind] {
        if let one = keys["kind"], let many = keys["kinds"] {
            let later = one.line < many.line ? many : one
            throw later.mistake("Both “kind” and “kinds” are given.", "Write one of them.")
        }
        guard let value = keys["kind"] ?? keys["kinds"] else { return [] }
        var kinds: [ViolationKind] = []
        for item in value.isScalar ? [value] : try value.values() {
            kinds.append(try item.choice(of: ViolationKind.self))
        }
        return kinds
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
