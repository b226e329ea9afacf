/// Keys and what they do, in one row; what does not fit is left out from the end.
package struct KeyHints: View {
    /// A key and what it does.
    package struct Hint: Hashable, Sendable {
        /// How the key is written.
        package var key: String
        /// What it does.
        package var title: String
        /// Whether it does it now.
        package var isEnabled: Bool

        /// A key and what it does.
        package init(_ key: String, _ title: String, isEnabled: Bool = true) {
            self.key = key
            self.title = title
            self.isEnabled = isEnabled
        }
    }

    private let hints: [Hint]
    private let onPress: (@MainActor (_ hint: Int) -> Void)?

    /// Hints, the most important first; `onPress` answers to a click on one.
    package init(_ hints: [Hint], onPress: (@MainActor (_ hint: Int) -> Void)? = nil) {
        self.hints = hints
        self.onPress = onPress
    }

    package func request(in space: Size) -> SizeRequest {
        let width = hints.reduce(0) { $0 + TextWidth.of(text(of: $1)) + 3 }
        return SizeRequest(Size(width: max(0, width - 3), height: 1))
    }

    package func draw(on canvas: Canvas) {
        var x = 0
        for (index, hint) in hints.enumerated() {
            let text = text(of: hint)
            let width = TextWidth.of(text)
            guard x + width <= canvas.size.width else { return }
            canvas.write(text, x: x, y: 0, width: width)
            if let onPress {
                let area = Rect(x: x, y: 0, width: width, height: 1)
                canvas.onClick(in: area, { _ in onPress(index) })
            }
            x += width + 3
        }
    }

    private func text(of hint: Hint) -> StyledText {
        hint.isEnabled
            ? StyledText(hint.key, .key) + StyledText(" " + hint.title, .muted)
            : StyledText("\(hint.key) \(hint.title)", .faint)
    }
}
