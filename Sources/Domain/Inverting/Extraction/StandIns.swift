/// Names that stand for placeholders while changed files are read again: the reader takes a placeholder
/// for a mistake, as the compiler does.
struct StandIns: Sendable {
    private var placeholders: [String] = []

    /// A text with names for the placeholders in it.
    mutating func hide(in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "<#"),
            let end = rest[start.upperBound...].firstRange(of: "#>")
        {
            let placeholder = String(rest[start.lowerBound..<end.upperBound])
            let number = placeholders.firstIndex(of: placeholder) ?? placeholders.count
            if number == placeholders.count { placeholders.append(placeholder) }
            result += rest[..<start.lowerBound] + Self.name(number)
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// The same with the placeholders themselves.
    func shown(in text: String) -> String {
        placeholders.enumerated().reversed().reduce(text) { text, placeholder in
            text.replacing(Self.name(placeholder.offset), with: placeholder.element)
        }
    }

    private static func name(_ number: Int) -> String { "placeholderOfInversion\(number)" }
}
