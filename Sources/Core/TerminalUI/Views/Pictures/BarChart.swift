/// Numbers as horizontal bars with a label before and the number after each.
package struct BarChart: View {
    /// One number.
    package struct Entry: Hashable, Sendable {
        /// What it is.
        package var label: String
        /// How large it is, 0 or more.
        package var value: Double
        /// How it is written; empty for a bar without number.
        package var text: String
        /// The colour of its bar.
        package var color: Color

        /// A number and how it is written.
        package init(_ label: String, _ value: Double, text: String = "", color: Color = .accent) {
            self.label = label
            self.value = value.isFinite ? max(0, value) : 0
            self.text = text
            self.color = color
        }
    }

    private let entries: [Entry]

    /// A bar for each number, on a common scale from 0.
    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    package func request(in space: Size) -> SizeRequest {
        SizeRequest(
            Size(width: labelWidth(in: space.width) + 8, height: entries.count), fillsWidth: true)
    }

    package func draw(on canvas: Canvas) {
        guard !canvas.isHidden else { return }
        let width = canvas.size.width
        let labels = labelWidth(in: width)
        let texts = entries.map { TextWidth.of($0.text) }.max() ?? 0
        let room = max(0, width - labels - texts - 2)
        let largest = entries.map(\.value).max() ?? 0
        for (y, entry) in entries.prefix(canvas.size.height).enumerated() {
            canvas.write(
                StyledText(entry.label), x: 0, y: y, width: labels, truncation: .middle)
            let bars = canvas.region(Rect(x: labels + 1, y: y, width: room, height: 1))
            let share = largest > 0 ? entry.value / largest : 0
            let end = labels + 2 + Bar.draw(share, style: Style(entry.color), on: bars)
            canvas.write(entry.text, x: end, y: y, style: Style(.muted))
        }
    }

    private func labelWidth(in width: Int) -> Int {
        min(entries.map { TextWidth.of($0.label) }.max() ?? 0, width * 2 / 5)
    }
}
