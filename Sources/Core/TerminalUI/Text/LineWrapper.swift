/// Breaks a line between words while it is read letter by letter.
struct LineWrapper {
    private struct Letter {
        let character: Character
        let style: Style
        let width: Int
    }

    let width: Int
    private var finished: [StyledText] = []
    private var line: [Letter] = []
    private var used = 0

    init(width: Int) {
        self.width = width
    }

    mutating func add(_ character: Character, _ style: Style) {
        let letter = Letter(
            character: character, style: style, width: TextWidth.of(String(character)))
        if used + letter.width > width {
            if character == " " { return breakLine(at: line.count) }
            breakLine(at: (line.lastIndex { $0.character == " " } ?? line.count - 1) + 1)
        }
        line.append(letter)
        used += letter.width
    }

    mutating func finish() -> [StyledText] {
        if !line.isEmpty { finished.append(text(of: line)) }
        return finished
    }

    /// Ends the line before `end` and starts the next with what is left of it.
    private mutating func breakLine(at end: Int) {
        let head = line[..<end]
        let withoutSpace = head.last?.character == " " ? head.dropLast() : head
        finished.append(text(of: withoutSpace))
        line = Array(line[end...])
        used = line.reduce(0) { $0 + $1.width }
    }

    private func text(of letters: some Sequence<Letter>) -> StyledText {
        var text = StyledText([])
        for letter in letters {
            if text.spans.last?.style == letter.style {
                text.spans[text.spans.count - 1].text.append(letter.character)
            } else {
                text.spans.append(.init(String(letter.character), letter.style))
            }
        }
        return text
    }
}
