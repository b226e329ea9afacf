import Architecture
import TerminalUI

extension Severity {
    var mark: StyledText {
        switch self {
        case .error: Tone.error.mark
        case .warning: Tone.warning.mark
        case .info, .off: Tone.info.mark
        }
    }

    var color: Color {
        switch self {
        case .error: .error
        case .warning: .warning
        case .info, .off: .info
        }
    }

    var word: String { self == .info ? "note" : rawValue }
}
