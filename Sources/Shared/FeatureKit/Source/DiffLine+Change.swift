import Editing
import TerminalUI

extension DiffLine {
    /// A line of a change, as it is written.
    package init(_ line: TextDiff.Line) {
        self.init(line, text: StyledText(line.text.replacing("\n", with: " ")))
    }

    /// A line of a change.
    ///
    /// - Parameter text: What it says, in the colours of its parts.
    package init(_ line: TextDiff.Line, text: StyledText) {
        let kind: Kind =
            switch line.kind {
            case .context: .context
            case .removed: .removed
            case .added: .added
            }
        self.init(kind, text, oldNumber: line.oldNumber, newNumber: line.newNumber)
    }
}
