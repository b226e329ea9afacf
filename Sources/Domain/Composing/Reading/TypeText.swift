import Codebase

/// Types as the text writes them, made alike so that they can be compared.
enum TypeText {
    /// A type without what does not tell it from others: `any`, optionals, attributes, blanks.
    static func key(_ text: String) -> String {
        var text = text[...]
        var isChanged = true
        while isChanged {
            isChanged = false
            text = text.trimmed
            if text.hasPrefix("@"), let blank = text.firstIndex(of: " ") {
                text = text[text.index(after: blank)...]
                isChanged = true
            }
            for word in ["any ", "some ", "inout ", "borrowing ", "consuming ", "sending "]
            where text.hasPrefix(word) {
                text = text.dropFirst(word.count)
                isChanged = true
            }
            if let last = text.last, "?!".contains(last) {
                text = text.dropLast()
                isChanged = true
            }
            if text.hasPrefix("Optional<"), text.hasSuffix(">") {
                text = text.dropFirst("Optional<".count).dropLast()
                isChanged = true
            }
            if text.hasPrefix("("), text.hasSuffix(")"), isOneGroup(text), !hasComma(text) {
                text = text.dropFirst().dropLast()
                isChanged = true
            }
        }
        return text.split(separator: " ").filter { !["any", "some"].contains($0) }
            .map { $0.withoutExistentials }
            .joined(separator: text.contains("->") || text.contains("&") ? " " : "")
    }

    /// Whether a type as written is optional, or may be missing without harm.
    static func isOptional(_ text: String) -> Bool {
        let text = text[...].trimmed
        return text.hasSuffix("?") || text.hasPrefix("Optional<")
    }

    /// Whether two keys may mean the same type: one may have the names around it and the other not.
    ///
    /// Where only one of them has generic arguments, the compiler fills in those of the other.
    static func match(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        if one.contains("<") != other.contains("<") {
            return match(String(one.prefix { $0 != "<" }), String(other.prefix { $0 != "<" }))
        }
        return one.hasSuffix("." + other) || other.hasSuffix("." + one)
    }

    /// The name without generic arguments and the names before the last dot.
    static func baseName(_ key: String) -> String {
        let plain = key.prefix { $0 != "<" }
        return plain.split(separator: ".").last.map(String.init) ?? String(plain)
    }

    /// Whether it can be the name of a type: a capital letter after underscores.
    static func looksLikeType(_ name: String) -> Bool {
        name.first { $0 != "_" }?.isUppercase ?? false
    }

    /// What stands between the outermost `<` and `>`, separated by commas.
    static func arguments(_ text: String) -> [String] {
        guard let start = text.firstIndex(of: "<"), let end = text.lastIndex(of: ">"), start < end
        else { return [] }
        return separated(text[text.index(after: start)..<end])
    }

    /// A type with other names for those that stand alone in it.
    ///
    /// - Returns: nil if one of them has no meaning.
    static func replacing(_ known: [String: String?], in text: String) -> String? {
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            let name = rest.prefix { $0.isPartOfIdentifier }
            if name.isEmpty {
                result.append(first)
                rest = rest.dropFirst()
                continue
            }
            if result.last != ".", let meant = known[String(name)] {
                guard let meant else { return nil }
                result += meant
            } else {
                result += name
            }
            rest = rest.dropFirst(name.count)
        }
        return result
    }

    private static func separated(_ text: Substring) -> [String] {
        var parts: [String] = [""]
        var depth = 0
        for character in text {
            if "<([".contains(character) { depth += 1 }
            if ">)]".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map { String($0[...].trimmed) }
    }

    private static func isOneGroup(_ text: Substring) -> Bool {
        var depth = 0
        for (place, character) in text.enumerated() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0, place < text.count - 1 { return false }
        }
        return true
    }

    private static func hasComma(_ text: Substring) -> Bool {
        separated(text.dropFirst().dropLast()).count > 1
    }
}

extension Substring {
    /// A part between two blanks without an `any` or `some` at its end: `[any` of `[any Cat]`.
    fileprivate var withoutExistentials: Substring {
        for word in ["any", "some"] where hasSuffix(word) {
            let rest = dropLast(word.count)
            if let last = rest.last, "[(<,:".contains(last) { return rest }
        }
        return self
    }

    /// Without blanks at both ends.
    var trimmed: Substring {
        var text = self
        while text.first == " " { text = text.dropFirst() }
        while text.last == " " { text = text.dropLast() }
        return text
    }
}
