import Codebase

/// How a type is made of one type of the far end that is translated.
struct ValueShape: Hashable, Sendable {
    /// What surrounds it.
    enum Form: Hashable, Sendable {
        case one, many
        /// The values of a dictionary.
        case keyed
    }

    /// The name of the type.
    let type: String
    /// What surrounds it.
    let form: Form
    /// Whether there may be none of all that.
    let isOptional: Bool

    /// The same surrounded by something else.
    func with(_ form: Form) -> ValueShape {
        ValueShape(type: type, form: form, isOptional: false)
    }

    private init(type: String, form: Form, isOptional: Bool) {
        self.type = type
        self.form = form
        self.isOptional = isOptional
    }

    /// - Returns: nil if a type is made in another way, or of none of the names.
    init?(_ text: String, of names: Set<String>) {
        var rest = Self.trimmed(text[...])
        isOptional = rest.hasSuffix("?")
        if isOptional { rest = rest.dropLast() }
        if names.contains(String(rest)) {
            (type, form) = (String(rest), .one)
            return
        }
        guard rest.hasPrefix("["), rest.hasSuffix("]") else { return nil }
        let inner = rest.dropFirst().dropLast()
        if names.contains(String(Self.trimmed(inner))) {
            (type, form) = (String(Self.trimmed(inner)), .many)
            return
        }
        let parts = inner.split(separator: ":", maxSplits: 1).map(Self.trimmed)
        guard parts.count == 2, names.contains(String(parts[1])),
            Self.names(in: String(parts[0])).isDisjoint(with: names)
        else { return nil }
        (type, form) = (String(parts[1]), .keyed)
    }

    /// The names in the text of a type.
    static func names(in text: String) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var rest = text.drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest = rest.dropLast() }
        return rest
    }

    /// The expression that translates another one into values of a type.
    func translated(_ expression: String, into type: String) -> String {
        let inner =
            switch form {
            case .one: "\(type)($0)"
            case .many: "$0.map { \(type)($0) }"
            case .keyed: "$0.mapValues { \(type)($0) }"
            }
        if isOptional { return "\(expression).map { \(inner) }" }
        switch form {
        case .one: return "\(type)(\(expression))"
        case .many: return "\(expression).map { \(type)($0) }"
        case .keyed: return "\(expression).mapValues { \(type)($0) }"
        }
    }
}

extension String {
    /// A name after the article that it wants.
    var withArticle: String { ("aeiouAEIOU".contains(prefix(1)) ? "an " : "a ") + self }
}
