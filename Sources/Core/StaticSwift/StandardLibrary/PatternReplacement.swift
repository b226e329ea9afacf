import SwiftSyntax

/// Patterns in texts, as far as they cannot take long.
extension Interpreter {
    /// `replacingOccurrences(of:with:options: .regularExpression)`.
    func replacingPattern(
        in text: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        guard case .string(let pattern) = arguments[0].value,
            case .string(let template) = arguments[1].value,
            case .implicit(let option) = arguments[2].value, option.name == "regularExpression"
        else { return nil }
        return try replacing(pattern, in: text, site: site) { match in
            let groups = match.output.map { $0.substring.map(String.init) ?? "" }
            return .string(self.filled(template, with: groups))
        }
    }

    /// `replacing(_:with:)` with a `Regex`, or with a closure that says what each match becomes.
    func replacing(
        _ pattern: Record, in text: String, with arguments: ArraySlice<Argument>, site: Syntax
    ) throws(Interruption) -> Value? {
        guard pattern.type == "Regex", case .string(let source)? = pattern["pattern"],
            let replacement = arguments.first?.value, arguments.count == 1
        else { return nil }
        return try replacing(source, in: text, site: site) { (_) throws(Interruption) in
            guard case .function = replacement else { return replacement }
            let match = self.unknown(site, "regular expression matches are not evaluated")
            return try self.call(replacement, [Argument(nil, .unknown(match))], at: site)
        }
    }

    /// `contains(_:)` with a `Regex`.
    func contains(
        _ pattern: Record, in text: String, site: Syntax
    ) throws(Interruption) -> Value? {
        guard pattern.type == "Regex", case .string(let source)? = pattern["pattern"] else {
            return nil
        }
        var isFound = false
        let result = try replacing(source, in: text, site: site) { (_) throws(Interruption) in
            isFound = true
            return .string("")
        }
        return result.map { _ in .bool(isFound) }
    }

    private func replacing(
        _ pattern: String, in text: String, site: Syntax,
        with replacement: (Regex<AnyRegexOutput>.Match) throws(Interruption) -> Value
    ) throws(Interruption) -> Value? {
        let isOneLine = !text.contains(where: \.isNewline)
        guard isHarmless(pattern), isOneLine, text.utf8.count <= 500,
            let regex = try? Regex(pattern)
        else {
            return nil
        }
        try tick(text.utf8.count, at: site)
        var result = ""
        var position = text.startIndex
        for match in text.matches(of: regex) {
            let value = try replacement(match)
            guard case .string(let new) = value else { return value.isUnknown ? value : nil }
            result += text[position..<match.range.lowerBound] + new
            position = match.range.upperBound
        }
        return .string(result + text[position...])
    }

    /// Whether a pattern's time is bounded by a small power of the text's length.
    private func isHarmless(_ pattern: String) -> Bool {
        guard pattern.utf8.count <= 60, pattern.allSatisfy(\.isASCII) else { return false }
        let repeats = pattern.count { "*+{?".contains($0) }
        let nests = zip(pattern, pattern.dropFirst()).contains { $0 == ")" && "*+{?".contains($1) }
        return repeats <= 2 && !nests && !pattern.contains("(?")
    }

    /// A template with `$1` replaced by what the first group matched.
    private func filled(_ template: String, with groups: [String]) -> String {
        var result = ""
        var letters = template[...]
        while let letter = letters.popFirst() {
            if letter == "$", let digit = letters.first?.wholeNumberValue, digit < groups.count {
                letters.removeFirst()
                result += groups[digit]
            } else {
                result.append(letter)
            }
        }
        return result
    }
}

extension Value {
    /// A `Regex`.
    static func pattern(_ text: String) -> Value {
        .record(Record(type: "Regex", member: "init", fields: [Field("pattern", .string(text))]))
    }
}
