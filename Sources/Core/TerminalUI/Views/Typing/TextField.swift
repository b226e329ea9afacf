/// A line that a person types into.
package struct TextField: View {
    private let input: TextInput
    private let prompt: StyledText
    private let placeholder: String
    private let isFocused: Bool

    /// A field.
    ///
    /// - Parameters:
    ///   - input: What has been typed.
    ///   - prompt: What stands before it, such as `/`.
    ///   - placeholder: What an empty field says.
    ///   - isFocused: Whether it has the keyboard and so the cursor.
    package init(
        _ input: TextInput, prompt: StyledText = "", placeholder: String = "",
        isFocused: Bool = true
    ) {
        self.input = input
        self.prompt = prompt
        self.placeholder = placeholder
        self.isFocused = isFocused
    }

    package func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: 8, height: 1), fillsWidth: true)
    }

    package func draw(on canvas: Canvas) {
        guard !canvas.isHidden else { return }
        let start = canvas.write(prompt, x: 0, y: 0, width: canvas.size.width)
        let room = canvas.size.width - start
        guard room > 0 else { return }
        let field = canvas.region(Rect(x: start, y: 0, width: room, height: 1))
        if input.isEmpty {
            field.write(StyledText(placeholder, .muted), x: 0, y: 0, width: room)
        }
        let cursor = TextWidth.of(input.text.prefix(input.cursor))
        let scroll = max(0, cursor - room + 1)
        field.write(input.text, x: -scroll, y: 0)
        if isFocused { field.showCursor(x: cursor - scroll, y: 0) }
    }
}
