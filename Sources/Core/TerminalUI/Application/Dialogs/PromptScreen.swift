import Observation

/// Asks for some lines of text, over the screen that it is about.
package final class PromptScreen: Screen, Overlay {
    private let prompt: Prompt
    private let lines: PromptLines
    private let answer: @MainActor ([String]?) -> Void

    private static let widest = 84

    /// A prompt.
    ///
    /// - Parameter answer: Told once what was typed, a text for each field; nil if the person went
    ///   back. It closes the screen.
    package init(_ prompt: Prompt, answer: @escaping @MainActor ([String]?) -> Void) {
        self.prompt = prompt
        self.answer = answer
        lines = PromptLines(prompt.fields.map(\.text))
    }

    package var title: String { prompt.title }
    package var mode: ScreenMode? { .dialog("Prompt") }
    package var isEditingText: Bool { true }

    package var commands: [Command] {
        let (lines, answer) = (lines, answer)
        let moving: [(String, String, KeyBinding, Int)] = [
            ("next", "Next line", [.tab, .down], 1),
            ("previous", "Previous line", [.backTab, .up], -1),
        ]
        return [
            Command("prompt.done", "Take what is typed", keys: [.enter], hint: prompt.done) {
                answer(lines.inputs.map(\.text))
            },
            Command("prompt.close", "Cancel", keys: [.escape], hint: "cancel") { answer(nil) },
        ]
            + moving.map { id, title, keys, step in
                Command(
                    "prompt.\(id)", title, keys: keys,
                    hint: step > 0 && lines.inputs.count > 1 ? "next line" : nil
                ) { lines.move(by: step) }
            }
    }

    package var body: any View {
        let (prompt, lines) = (prompt, lines)
        return VStack {
            for remark in prompt.remarks { Text(remark).wrapped() }
            if !prompt.remarks.isEmpty { Text("") }
            PromptFields(fields: prompt.fields, inputs: lines.inputs, focus: lines.focus) {
                lines.focus = $0
            }
        }
    }

    package func modalSize(in space: Size) -> Size {
        let width = min(space.width - 4, Self.widest)
        let remarks = prompt.remarks.reduce(0) { $0 + $1.wrapped(to: max(1, width - 4)).count }
        let height = remarks + (remarks > 0 ? 1 : 0) + prompt.fields.count + 2
        return Size(width: width, height: min(space.height - 2, height))
    }

    package func receive(_ event: Event) -> Bool { lines.receive(event) }
}

/// What has been typed, and into which line.
@MainActor @Observable private final class PromptLines {
    var inputs: [TextInput]
    var focus = 0

    init(_ texts: [String]) {
        inputs = texts.map { TextInput($0) }
    }

    func move(by step: Int) {
        focus = (focus + step + inputs.count) % max(1, inputs.count)
    }

    func receive(_ event: Event) -> Bool {
        inputs.indices.contains(focus) && inputs[focus].receive(event)
    }
}

/// The lines below each other, with what they are at the left.
private struct PromptFields: View {
    let fields: [Prompt.Field]
    let inputs: [TextInput]
    let focus: Int
    let select: @MainActor (Int) -> Void

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: fields.count), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = fields.map { TextWidth.of($0.label) }.max() ?? 0
        for (y, field) in fields.enumerated() where y < canvas.size.height {
            let isFocused = y == focus
            canvas.write(
                StyledText(field.label, isFocused ? Style(.accent) : Style(.muted)), x: 0, y: y,
                width: width)
            let room = Rect(
                x: width + 2, y: y, width: max(0, canvas.size.width - width - 2), height: 1)
            TextField(inputs[y], placeholder: field.placeholder, isFocused: isFocused)
                .draw(on: canvas.region(room))
            let line = Rect(x: 0, y: y, width: canvas.size.width, height: 1)
            canvas.onClick(in: line, { [select] _ in select(y) })
        }
    }
}
