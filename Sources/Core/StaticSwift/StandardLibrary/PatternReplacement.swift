import SwiftSyntax

extension Interpreter {
    /// `replacingOccurrences(of:with:options: .regularExpression)`, for patterns that cannot take long.
    func replacingPattern(
        in text: String, _ arguments: [Argument], site: Syntax
    ) throws(Interruption) -> Value? {
        guard case .string(let pattern) = arguments[0].value,
            case .string(let template) = arguments[1].value,
            case .implicit(let option) = arguments[2].value, option.name == "regularExpression",
            isHarmless(pattern), text.utf8.count <= 500,
            let regex = try? Regex(pattern)
        else { return nil }
        try tick(text.utf8.count, at: site)
        var result = ""
        var position = text.startIndex
        for match in text.matches(of: regex) {
            result += text[position..<match.range.lowerBound]
            let groups = match.output.map { $0.substring.map(String.init) ?? "" }
            result += filled(template, with: groups)
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
