import Testing

@testable import TerminalUI

@Suite struct FloatingTests {
    private func over(_ view: any View, _ width: Int, _ height: Int) -> ScreenBuffer {
        buffer(
            ZStack {
                Text(StyledText("background", Style(.error, on: .selection)))
                TextField(TextInput("typed")).frame(height: 1)
                view
            }, width, height)
    }

    @Test func `a modal stands in the middle, as large as its content`() {
        let modal = Modal("Sure?") { Text("It is final.") }
        #expect(
            drawn(modal, 24, 5) == """

                    ╭─ Sure? ──────╮
                    │ It is final. │
                    ╰──────────────╯

                """)
    }

    @Test func `what is behind a modal is dimmed, and its cursor hidden`() {
        let buffer = over(Modal("Sure?") { Text("It is final.") }, 40, 9)
        #expect(buffer[8, 0].style == Style(.faint))
        #expect(buffer.text(ofRow: 0) == "typedround")
        #expect(buffer.cursor == nil)
    }

    @Test func `a field in a modal has the cursor`() {
        let buffer = over(Modal("Name") { TextField(TextInput("x")) }, 40, 9)
        #expect(buffer.cursor != nil)
    }

    @Test func `a modal covers what is behind it completely`() {
        let background = Drawing { $0.fill($0.bounds, with: "#") }
        let view = ZStack {
            background; Modal("A") { Text("b") }
        }
        #expect(drawn(view, 12, 3) == "##╭─ A ─╮###\n##│ b   │###\n##╰─────╯###")
    }

    @Test func `a modal never grows beyond its size or the screen`() {
        let long = String(repeating: "word ", count: 200)
        let modal = Modal("T", size: Size(width: 20, height: 6)) { Text(long).wrapped() }
        let rows = drawn(modal, 40, 20).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.count(where: { $0.contains("│") }) == 4)
        #expect(drawn(modal, 10, 4).split(separator: "\n").count == 4)
    }

    @Test func `a toast stands in the lower right corner and leaves the rest alone`() {
        let buffer = over(Toast("Copied", .success), 30, 6)
        #expect(buffer.text(ofRow: 2).hasSuffix("╭──────────╮"))
        #expect(buffer.text.contains("│ ✓ Copied │"))
        #expect(buffer[8, 0].style == Style(.error, on: .selection))
    }

    @Test func `a long toast is broken into lines`() {
        let text = drawn(Toast("one two three four five"), 22, 9)
        #expect(text.contains("● one two three"))
        #expect(text.contains("four five"))
    }
}
