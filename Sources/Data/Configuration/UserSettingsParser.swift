import Codebase

/// What a person wants of the program itself, in whatever codebase: `~/.config/strata/config.yml`.
package struct ChosenSettings: Equatable, Sendable {
    /// The name of a theme; nil for what the terminal says.
    package var theme: String?
    /// Names of keys, by the name of a command or of a meaning.
    package var keys: [String: [String]] = [:]

    /// Nothing of its own.
    package init() {}
}

/// Reads the settings of a person, or reports all of their mistakes.
package struct UserSettingsParser: Sendable {
    private let themes: [String]
    private let commands: [String]
    private let isKey: @Sendable (String) -> Bool

    /// - Parameters:
    ///   - themes: The names of themes.
    ///   - commands: The names of commands and meanings that keys can be chosen for.
    ///   - isKey: Whether a key is called so.
    package init(
        themes: [String], commands: [String], isKey: @escaping @Sendable (String) -> Bool
    ) {
        self.themes = themes
        self.commands = commands
        self.isKey = isKey
    }

    /// The settings that a text consists of; a blank text has none.
    ///
    /// - Parameter file: The file, as a person is told of it.
    package func settings(
        in text: String, of file: RelativePath
    ) throws(ConfigurationError) -> ChosenSettings {
        let isBlank = text.split(whereSeparator: \.isNewline).allSatisfy {
            $0.drop(while: \.isWhitespace).first.map { $0 == "#" } ?? true
        }
        if isBlank { return ChosenSettings() }
        let mistakes = MistakeList()
        let root = try YAMLValue(
            text: text, file: file, mistakes: mistakes, advice: "Write theme: or keys: into it.")
        var settings = ChosenSettings()
        let values = try root.mapping(allowing: ["theme", "keys"])
        if let value = values["theme"] {
            settings.theme = mistakes.noting { () throws(ConfigurationError) in
                try word(value, among: themes, "themes")
            }
        }
        if let value = values["keys"] {
            mistakes.noting { () throws(ConfigurationError) in
                for (name, keys) in try value.entries() {
                    try note(keys, for: name, in: &settings)
                }
            }
        }
        if let error = ConfigurationError(joining: mistakes.all) { throw error }
        return settings
    }

    private func note(
        _ keys: YAMLValue, for name: YAMLValue, in settings: inout ChosenSettings
    ) throws(ConfigurationError) {
        let command = name.mistakes.noting { () throws(ConfigurationError) in
            try word(name, among: commands, "commands")
        }
        var found: [String] = []
        for value in try keys.values() {
            let key = try value.text()
            guard isKey(key) else {
                value.mistakes.note(
                    value.mistake(
                        "No key is called “\(key)”, or it is reserved.",
                        "Write a letter, or names such as Ctrl-P, Shift-Tab, F5, PgUp, Space."))
                continue
            }
            found.append(key)
        }
        if let command { settings.keys[command] = found }
    }

    private func word(
        _ value: YAMLValue, among words: [String], _ plural: String
    ) throws(ConfigurationError) -> String {
        let text = try value.text()
        if words.contains(text) { return text }
        let nearest = EditDistance.nearest(to: text, among: words)
        throw value.mistake(
            "“\(text)” is none of the \(plural).",
            nearest.map { "Did you mean “\($0)”?" }
                ?? (words.count < 10
                    ? "The \(plural) are: \(words.joined(separator: ", "))."
                    : "docs/KEYS.md names them all."))
    }
}
