import TerminalUI

extension StyledText {
    /// Keys with what each does: `r tries again   o opens another codebase`.
    package static func keys(_ keys: (key: String, does: String)...) -> StyledText {
        let texts = keys.map { StyledText($0.key, .key) + StyledText(" " + $0.does) }
        return texts.dropFirst().reduce(texts.first ?? "") { $0 + "   " + $1 }
    }
}
