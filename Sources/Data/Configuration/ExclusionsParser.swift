import Architecture

/// Reads the list under `exclude:`.
struct ExclusionsParser {
    func exclusions(in value: YAMLValue) throws(ConfigurationError) -> [Exclusion] {
        var exclusions: [Exclusion] = []
        for item in try value.sequence() { exclusions.append(try exclusion(in: item)) }
        return exclusions
    }

    private func exclusion(in item: YAMLValue) throws(ConfigurationError) -> Exclusion {
        let keys = try item.mapping(allowing: ["kind", "kinds", "from", "to", "reason"])
        let kinds = try self.kinds(keys)
        let from = try keys["from"].map { value throws(ConfigurationError) in
            try PatternParser().end(value)
        }
        let to = try keys["to"].map { value throws(ConfigurationError) in
            try PatternParser().end(value)
        }
        if kinds.isEmpty, from == nil, to == nil {
            throw item.mistake(
                "This would exclude every violation there is.", "Say “kind:”, “from:” or “to:”.")
        }
        return Exclusion(
            kinds: kinds, from: from, to: to, reason: try reason(keys, in: item), line: item.line)
    }

    private func kinds(
        _ keys: [String: YAMLValue]
    ) throws(ConfigurationError) -> [ViolationKind] {
        if let one = keys["kind"], let many = keys["kinds"] {
            let later = one.line < many.line ? many : one
            throw later.mistake("There is both “kind” and “kinds”.", "Write one of them.")
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
        let advice = "Add “reason:” with why this may stay."
        guard let value = keys["reason"] else {
            throw item.mistake("This exclusion has no reason.", advice)
        }
        return try value.text()
    }
}
