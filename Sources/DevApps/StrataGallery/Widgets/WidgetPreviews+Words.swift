import ScreenPreviews
import TerminalUI

extension WidgetPreviews {
    static var words: [Preview] {
        part(
            "Words", width: 60,
            states: [
                .state("roles") { _ in roles },
                .state("tones") { _ in
                    for tone in Tone.allCases { Label(tone, StyledText("\(tone)")) }
                },
                .state("badges") { _ in
                    HStack(spacing: 1) {
                        Badge("new", .success)
                        Badge("recorded", .muted)
                        Badge("upward", .error)
                    }
                },
                .state("tabs") { preview in
                    Tabs(
                        [
                            "Overview", "Modules", preview.names.name(for: "Violations"),
                            "Workspaces",
                        ],
                        selection: preview.knobs.number("selected", 1, in: 0...3))
                },
                .state("keys") { _ in
                    KeyHints([
                        KeyHints.Hint("Enter", "open"), KeyHints.Hint("/", "filter"),
                        KeyHints.Hint("R", "record", isEnabled: false), KeyHints.Hint("?", "help"),
                    ])
                },
                .state("text", height: 5) { preview in
                    let text = preview.knobs.text(
                        "text", "A sentence that is longer than its line, so it is wrapped there.")
                    Text(text).truncated(.end)
                    Text(text).truncated(.middle)
                    Text(text, .muted).wrapped()
                },
            ])
    }

    /// Every meaning that a colour can have.
    static var roles: some View {
        VStack {
            HStack(spacing: 1) {
                Text("text", .text)
                Text("muted", .muted)
                Text("faint", .faint)
                Text("accent", .accent)
                Text("header", .header)
                Text("key", .key)
                Text("match", .match)
            }
            HStack(spacing: 1) {
                Text("error", .error)
                Text("warning", .warning)
                Text("info", .info)
                Text("success", .success)
                Text(" selected ", Style(.text, on: .selection))
                Text(" elsewhere ", Style(.text, on: .selectionInactive))
            }
            HStack(spacing: 1) {
                Text("layer")
                for layer in 0..<8 { Text("▌\(layer)", .layer(layer)) }
            }
            HStack(spacing: 1) {
                Text("keyword", .keyword)
                Text("type", .type)
                Text("function", .function)
                Text("string", .string)
                Text("number", .number)
                Text("comment", .comment)
                Text("attribute", .attribute)
            }
        }
    }
}
