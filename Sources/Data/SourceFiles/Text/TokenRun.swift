import Codebase

/// A part of a text that is shown as one thing; between two of them everything is plain.
struct TokenRun {
    /// Offsets in bytes.
    let range: Range<Int>
    let token: HighlightedLine.Token
}
