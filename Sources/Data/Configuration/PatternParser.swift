import Codebase

/// Reads a pattern over modules.
struct PatternParser {
    func pattern(
        _ subject: ModulePattern.Subject, _ value: YAMLValue
    ) throws(ConfigurationError) -> ModulePattern {
        let text = try value.text()
        if let mistake = Glob.mistake(in: text) {
            throw value.mistake(
                mistake, "Use * for anything except /, ** for anything, ? for one character.")
        }
        if subject == .role { try checkRole(text, value) }
        return ModulePattern(subject, text, line: value.line)
    }

    /// Reads what comes after `from:` and `to:`: a pattern over names, an identifier (told by its
    /// `::`), or a mapping with the one key that says what is compared.
    func end(_ value: YAMLValue) throws(ConfigurationError) -> ModulePattern {
        guard value.isMapping else {
            return try pattern(try value.text().contains("::") ? .id : .name, value)
        }
        let keys = try value.mapping(allowing: ModulePattern.Subject.allCases.map(\.rawValue))
        guard keys.count == 1, let (key, text) = keys.first,
            let subject = ModulePattern.Subject(rawValue: key)
        else {
            throw value.mistake(
                "This has \(keys.count) keys, but needs one.",
                "Write one of name, path, id and role.")
        }
        return try pattern(subject, text)
    }

    private func checkRole(_ text: String, _ value: YAMLValue) throws(ConfigurationError) {
        let roles = Role.allCases.map(\.rawValue)
        if roles.contains(where: Glob(text).matches) { return }
        throw value.mistake(
            "There is no role “\(text)”.", Suggestion.sentence(for: text, among: roles, "roles"))
    }
}
