import TerminalUI

/// The line below a table or a map that says what a column or a sign means; low screens do without
/// it.
package struct ExplanationLine: View {
    private let subject: String
    private let words: String

    /// - Parameters:
    ///   - subject: The heading that is explained; empty for none.
    ///   - words: What it means, in a line.
    package init(_ subject: String, _ words: String) {
        self.subject = subject
        self.words = words
    }

    /// The least height in which a line can be spared.
    private static let least = 12

    package func request(in space: Size) -> SizeRequest {
        SizeRequest(
            Size(width: 0, height: space.height < Self.least ? 0 : 1),
            fillsWidth: true)
    }

    package func draw(on canvas: Canvas) {
        guard canvas.size.height > 0, !subject.isEmpty else { return }
        let line = StyledText("\(subject): ", .header) + StyledText(words, .muted)
        canvas.write(cells: line.cells(width: max(0, canvas.size.width - 2)), x: 1, y: 0)
    }
}
