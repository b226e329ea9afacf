import TerminalUI

/// The line below a table or a map that says what a column or a sign means; low screens do without
/// it.
package struct ExplanationLine: View {
    private let subject: String
    private let words: String
    private let remark: StyledText

    /// - Parameters:
    ///   - subject: The heading that is explained; empty for none.
    ///   - words: What it means, in a line.
    ///   - remark: What is said of the selected row, at the right.
    package init(_ subject: String, _ words: String, remark: StyledText = "") {
        self.subject = subject
        self.words = words
        self.remark = remark
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
        let room = max(0, canvas.size.width - 2)
        let right = min(TextWidth.of(remark), room / 2)
        canvas.write(
            cells: line.cells(width: right > 0 ? room - right - 2 : room), x: 1, y: 0)
        canvas.write(cells: remark.cells(width: right), x: canvas.size.width - 1 - right, y: 0)
    }
}
