/// Something that a compiler or a linker said about the code.
struct Diagnostic: Hashable, Sendable {
    enum Severity: String, Hashable, Sendable {
        case error, warning, note
    }

    /// Where it is.
    struct Place: Hashable, Sendable {
        /// An absolute path.
        let file: String
        /// From 1.
        let line: Int
        /// From 1, in bytes.
        let column: Int
    }

    let severity: Severity
    /// `nil` for what is nowhere in particular, such as a missing symbol.
    let place: Place?
    let message: String
}
