import Codebase

/// Reads what comes after `units:`: a word, or a mapping from patterns to words.
struct UnitsParser {
    private enum Word: String, CaseIterable { case modules, folders }

    func units(in value: YAMLValue) throws(ConfigurationError) -> Units {
        guard value.isMapping else {
            return try value.choice(of: Word.self) == .folders ? .folders : .modules
        }
        var patterns: [ModulePattern] = []
        for (key, value) in try value.entries() {
            value.mistakes.noting { () throws(ConfigurationError) in
                let pattern = try PatternParser().end(key)
                if try value.choice(of: Word.self) == .folders { patterns.append(pattern) }
            }
        }
        return Units(foldersOf: patterns)
    }
}
