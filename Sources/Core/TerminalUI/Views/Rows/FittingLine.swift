/// One row with something at each end, in the longest wording that fits.
package struct FittingLine: View {
    /// What stands at the left, the longest wording first.
    private let left: [StyledText]
    /// The parts at the right, the longest wording first; each may answer to a click.
    private let right: [[Part]]

    /// A text that may answer to a click.
    package struct Part {
        let text: StyledText
        let action: (@MainActor () -> Void)?

        /// A text, and what a click on it does.
        package init(text: StyledText, action: (@MainActor () -> Void)? = nil) {
            self.text = text
            self.action = action
        }
    }

    private static let gap = 2

    /// - Parameters:
    ///   - left: What stands at the left, the longest wording first.
    ///   - right: The parts at the right, the longest wording first.
    package init(left: [StyledText], right: [[Part]]) {
        self.left = left
        self.right = right
    }

    package func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    package func draw(on canvas: Canvas) {
        let width = canvas.size.width - 2
        let (text, parts) = wording(for: width)
        var x = canvas.size.width - 1 - length(of: parts)
        canvas.write(cells: text.cells(width: max(0, x - 1 - Self.gap)), x: 1, y: 0)
        for part in parts {
            let length = TextWidth.of(part.text)
            canvas.write(cells: part.text.cells(width: length), x: x, y: 0)
            if let action = part.action {
                canvas.onClick(in: Rect(x: x, y: 0, width: length, height: 1), { _ in action() })
            }
            x += length + Self.gap
        }
    }

    /// Shortens the left side before the right one, as what is wrong matters more.
    private func wording(for width: Int) -> (StyledText, [Part]) {
        for parts in right {
            for text in left where TextWidth.of(text) + Self.gap + length(of: parts) <= width {
                return (text, parts)
            }
        }
        return (left.last ?? "", right.last ?? [])
    }

    private func length(of parts: [Part]) -> Int {
        parts.reduce(0) { $0 + TextWidth.of($1.text) } + max(0, parts.count - 1) * Self.gap
    }
}
