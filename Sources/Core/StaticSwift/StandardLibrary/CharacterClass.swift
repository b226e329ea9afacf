/// What of Foundation's `CharacterSet` is evaluated: named sets, listed characters, and their inverse.
struct CharacterClass {
    private enum Kind: String {
        case whitespaces, whitespacesAndNewlines, newlines, letters, alphanumerics, decimalDigits
        case uppercaseLetters, lowercaseLetters, punctuationCharacters, listed
    }

    private let kind: Kind
    private let listed: Set<Unicode.Scalar>
    private let isInverted: Bool

    private init(_ kind: Kind, listed: Set<Unicode.Scalar> = [], isInverted: Bool = false) {
        self.kind = kind
        self.listed = listed
        self.isInverted = isInverted
    }

    init(text: String) {
        self.init(.listed, listed: Set(text.unicodeScalars))
    }

    /// The set of a static property's name; nil if it is not known.
    init?(named name: String) {
        guard let kind = Kind(rawValue: name), kind != .listed else { return nil }
        self.init(kind)
    }

    /// The set that a value stands for; nil if it is none.
    init?(_ value: Value) {
        switch value {
        case .implicit(let member):
            var result: CharacterClass
            if member.name == "init", let argument = member.arguments?.first,
                argument.label == "charactersIn", case .string(let text) = argument.value
            {
                result = CharacterClass(text: text)
            } else if let named = CharacterClass(named: member.name), member.arguments == nil {
                result = named
            } else {
                return nil
            }
            for link in member.chain {
                guard link.name == "inverted", link.arguments == nil else { return nil }
                result = result.inverted
            }
            self = result
        case .record(let record) where record.type == "CharacterSet":
            guard let kind = Kind(rawValue: record.member),
                case .string(let text)? = record["characters"],
                case .bool(let isInverted)? = record["isInverted"]
            else { return nil }
            self.init(kind, listed: Set(text.unicodeScalars), isInverted: isInverted)
        default: return nil
        }
    }

    var value: Value {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: listed.sorted())
        return .record(
            Record(
                type: "CharacterSet", member: kind.rawValue,
                fields: [
                    Field("characters", .string(String(text))),
                    Field("isInverted", .bool(isInverted)),
                ]))
    }

    var inverted: CharacterClass {
        CharacterClass(kind, listed: listed, isInverted: !isInverted)
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool { isMember(scalar) != isInverted }

    private func isMember(_ scalar: Unicode.Scalar) -> Bool {
        let character = Character(scalar)
        return switch kind {
        case .whitespaces: character.isWhitespace && !character.isNewline
        case .whitespacesAndNewlines: character.isWhitespace
        case .newlines: character.isNewline
        case .letters: character.isLetter
        case .alphanumerics: character.isLetter || character.isNumber
        case .decimalDigits: scalar.properties.numericType == .decimal
        case .uppercaseLetters: character.isUppercase
        case .lowercaseLetters: character.isLowercase
        case .punctuationCharacters: character.isPunctuation
        case .listed: listed.contains(scalar)
        }
    }

    /// The parts of a text between the characters of this set, empty ones included.
    func components(of text: String) -> [String] {
        var parts = [String.UnicodeScalarView()]
        for scalar in text.unicodeScalars {
            if contains(scalar) {
                parts.append(String.UnicodeScalarView())
            } else {
                parts[parts.count - 1].append(scalar)
            }
        }
        return parts.map { String($0) }
    }
}
