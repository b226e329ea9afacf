import ScreenPreviews
import TerminalUI

extension WidgetPreviews {
    static var frames: [Preview] { panels + overlays }

    private static var panels: [Preview] {
        part(
            "Panel", width: 40, height: 6,
            states: [
                .state("any") { preview in
                    let knobs = preview.knobs
                    let title = preview.names.name(for: knobs.text("title", "Violations"))
                    let note = knobs.text("note", "80x24")
                    let footer = knobs.text("footer", "3 of 120")
                    let offset = knobs.number("scrolled", 20, in: 0...117)
                    let isFocused = knobs.toggle("focused", true)
                    Panel(
                        StyledText(title), note: StyledText(note), footer: StyledText(footer),
                        isFocused: isFocused, scroll: ScrollPosition(offset: offset, total: 120)
                    ) { Text("What is inside.") }
                },
                .state("elsewhere") { _ in Panel("Modules") { Text("Has not got the keyboard.") } },
                .state("tiny", width: 8, height: 3) { preview in
                    Panel(StyledText(preview.names.name(for: "Modules")), footer: "3 of 120") {
                        Text("in")
                    }
                },
            ])
    }

    private static var overlays: [Preview] {
        part(
            "Overlay", width: 56, height: 10,
            states: [
                .state("modal") { _ in
                    ZStack {
                        table()
                        Modal("Forget radio?", footer: "y forget it · n keep it") {
                            Text("It leaves this list. Nothing in the folder is touched.").wrapped()
                        }
                    }
                },
                .state("toast") { preview in
                    let tone = preview.knobs.choice("tone", Tone.warning)
                    let text = preview.knobs.text("text", "Nothing is selected.")
                    ZStack {
                        table()
                        Toast(StyledText(text), tone)
                    }
                },
                .state("empty") { _ in
                    EmptyState(
                        "No violations", symbol: StyledText("✓", .success, .bold),
                        explanation: "Checked 26 modules against 6 layers.",
                        advice: StyledText("r", .key) + " reads it again")
                },
                .state("split") { preview in
                    let share = Double(preview.knobs.number("percent", 40, in: 10...90)) / 100
                    Split.columns(.fraction(share)) {
                        Panel("Left", isFocused: true) { EmptyView() }
                    } right: {
                        Panel("Right") { EmptyView() }
                    }
                },
            ])
    }

    static var fields: [Preview] {
        part(
            "Field", width: 40,
            states: [
                .state("any") { preview in
                    let knobs = preview.knobs
                    let text = knobs.text("text", "feed")
                    let isFocused = knobs.toggle("focused", true)
                    TextField(
                        TextInput(preview.names.name(for: text)),
                        prompt: StyledText("/", .accent, .bold),
                        placeholder: "type to filter", isFocused: isFocused)
                },
                .state("empty") { _ in
                    TextField(TextInput(), prompt: "> ", placeholder: "a folder")
                },
                .state("longer", width: 16) { _ in
                    TextField(TextInput("a text that is longer than the field"))
                },
            ])
    }
}
