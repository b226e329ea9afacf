/// How bad something is. Each has its own symbol, so that no one needs to see its colour.
package enum Tone: CaseIterable, Hashable, Sendable {
    case error, warning, info, success

    /// One cell that tells it from the others.
    package var symbol: String {
        switch self {
        case .error: "✗"
        case .warning: "▲"
        case .info: "●"
        case .success: "✓"
        }
    }

    /// The colour of its symbol.
    package var color: Color {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info: .info
        case .success: .success
        }
    }

    /// Its symbol in its colour.
    package var mark: StyledText { StyledText(symbol, color) }
}
