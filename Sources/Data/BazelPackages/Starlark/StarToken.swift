/// A piece of a build file's text.
struct StarToken: Equatable {
    enum Kind: Equatable {
        case name(String)
        case number(Int)
        case string(String)
        case mark(String)
        case newline, indent, dedent, end
    }

    let kind: Kind
    /// From 1.
    let line: Int
}

/// Why a build file, or a statement of it, says nothing.
struct StarError: Error, Equatable {
    let line: Int
    /// What happened, as a sentence.
    let reason: String
}
