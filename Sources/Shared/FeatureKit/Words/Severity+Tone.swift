import Architecture
import TerminalUI

nonisolated extension Severity {
    /// How it is marked.
    package var tone: Tone {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info, .off: .info
        }
    }

    /// What it is called.
    package var word: String { self == .info ? "note" : rawValue }
}
