import Architecture
import TerminalUI

extension Severity {
    var tone: Tone {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info, .off: .info
        }
    }

    var word: String { self == .info ? "note" : rawValue }
}
