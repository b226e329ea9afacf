import Architecture

/// Looks up build settings and what their values refer to.
struct SettingResolver {
    let levels: [[String: String]]
    private var steps = 0

    init(levels: [[String: String]]) { self.levels = levels }

    /// The value with all its references followed; nil if nothing assigns one.
    mutating func value(of name: String) -> String? {
        value(of: name, from: 0)
    }

    private mutating func value(of name: String, from level: Int) -> String? {
        for index in levels.indices.dropFirst(level) {
            if let text = levels[index][name] {
                return expand(text, inherited: name, below: index + 1)
            }
        }
        return nil
    }

    /// Puts the values in place of `$(NAME)`, `${NAME}` and `$(NAME:modifiers)`.
    private mutating func expand(_ text: String, inherited: String, below: Int) -> String {
        steps += 1
        guard steps < 200, let start = text.firstIndex(of: "$") else { return text }
        let rest = text[text.index(after: start)...]
        let brackets: [Character: Character] = ["(": ")", "{": "}"]
        guard let open = rest.first, let closing = brackets[open],
            let end = rest.matchingEnd(open: open, close: closing)
        else {
            return text[...start] + expand(String(rest), inherited: inherited, below: below)
        }
        let inside = expand(String(rest[..<end].dropFirst()), inherited: "", below: 0)
        let value = reference(inside, inherited: inherited, below: below)
        let tail = String(rest[rest.index(after: end)...])
        return text[..<start] + (value ?? "") + expand(tail, inherited: inherited, below: below)
    }

    private mutating func reference(
        _ text: String, inherited: String, below: Int
    ) -> String? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.first else { return nil }
        let isInherited = name == "inherited" || name == inherited
        var value =
            isInherited
            ? self.value(of: inherited, from: below) : self.value(of: name, from: 0)
        for modifier in parts.dropFirst() {
            value = Self.modified(value, by: modifier)
        }
        return value
    }

    private static func modified(_ value: String?, by modifier: String) -> String? {
        if modifier.hasPrefix("default=") {
            return value?.isEmpty == false ? value : String(modifier.dropFirst("default=".count))
        }
        switch modifier {
        case "c99extidentifier", "identifier": return value?.asModuleName
        case "lower": return value?.lowercased()
        case "upper": return value?.uppercased()
        case "rfc1034identifier":
            return value.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "-" }) }
        default: return value
        }
    }
}

extension Substring {
    /// Where the bracket ends that begins here.
    fileprivate func matchingEnd(open: Character, close: Character) -> Index? {
        var depth = 0
        for index in indices {
            if self[index] == open { depth += 1 }
            if self[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
