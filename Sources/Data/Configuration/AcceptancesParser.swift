import Codebase

/// Reads the list under `accept:`.
struct AcceptancesParser {
    func acceptances(in value: YAMLValue) throws(ConfigurationError) -> [Acceptance] {
        var acceptances: [Acceptance] = []
        for item in try value.sequence() {
            let acceptance = value.mistakes.noting { () throws(ConfigurationError) in
                try self.acceptance(in: item)
            }
            if let acceptance { acceptances.append(acceptance) }
        }
        return acceptances
    }

    private func acceptance(in item: YAMLValue) throws(ConfigurationError) -> Acceptance {
        let before = item.mistakes.all.count
        let keys = try item.mapping(allowing: ["path", "contains", "reason"])
        let isMisspelt = item.mistakes.all.count > before
        let path = try keys["path"].map(pattern)
        let text = try keys["contains"].map { value throws(ConfigurationError) in
            try value.text()
        }
        let reason = try keys["reason"].map { value throws(ConfigurationError) in
            try value.text()
        }
        if path == nil, !isMisspelt {
            throw item.mistake(
                "This acceptance has no path.",
                "Add “path:” with the path that Strata names as incomplete, or a pattern.")
        }
        if reason == nil, !isMisspelt {
            throw item.mistake(
                "This acceptance has no reason.", "Add “reason:” and say why this is accepted.")
        }
        return Acceptance(
            path: path ?? "", contains: text, reason: reason ?? "", line: item.line)
    }

    private func pattern(_ value: YAMLValue) throws(ConfigurationError) -> String {
        let text = try value.text()
        if let mistake = Glob.mistake(in: text) {
            throw value.mistake(
                mistake, "Use * for anything except /, ** for anything, ? for one character.")
        }
        if text.allSatisfy("*/".contains) {
            throw value.mistake(
                "This would accept everything that is incomplete.", "Name a folder or a file.")
        }
        return text
    }
}
