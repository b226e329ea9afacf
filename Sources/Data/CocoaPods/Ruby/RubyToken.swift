/// A piece of a podspec's text.
struct RubyToken: Equatable {
    enum Kind: Equatable {
        case word(String)
        case symbol(String)
        case text([RubyTextPart])
        case words([String])
        case number(String)
        case mark(String)
        case newline, end
    }

    let kind: Kind
    /// From 1.
    let line: Int
}

/// A part of a text in quotes.
enum RubyTextPart: Equatable {
    case letters(String)
    /// What stands in `#{…}`.
    case code(String)
}
