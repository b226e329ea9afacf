/// Breaks a line between words while it is read letter by letter.
struct LineWrapper {
    private struct Letter {
        let character: Character
        let style: Style
        let width: Int
        let isBreak: Bool
    }

    let width: Int
    private var finished: [StyledText] = []
    private var line: [Letter] = []
    private var used = 0

    init(width: Int) {
        self.width = width
    }

    /// - Parameter isBreak: Whether it is a space at which a line may end.
    mutating func add(_ character: Character, _ style: Style, isBreak: Bool) {
        let letter = Letter(
            character: character, style: style, width: TextWidth.of(String(character)),
            isBreak: isBreak)
        if used + letter.width > width {
            if isBreak { return breakLine(at: line.count) }
            breakLine(at: (line.lastIndex(where: \.isBreak) ?? line.count - 1) + 1)
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
        let withoutSpace = head.last?.isBreak == true ? head.dropLast() : head
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
