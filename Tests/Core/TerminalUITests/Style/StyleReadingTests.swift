import TerminalUI
import Testing

@Suite struct StyleReadingTests {
    @Test(arguments: [
        Style.plain, Style(.accent), Style(on: .selection), Style(attributes: .bold),
        Style(.error, on: .surface, attributes: [.bold, .underline]),
        Style(.ansi(3), on: .ansi(12)),
        Style(.indexed(200)), Style(.rgb(0x00FF0A), on: .rgb(0x1)),
    ])
    func `what a style says of itself is read back as that style`(style: Style) {
        #expect(Style(reading: "\(style)") == style)
    }

    @Test func `every colour role is read by its name`() {
        for role in ColorRole.allCases { #expect(Color(reading: "\(role)") == .role(role)) }
    }

    @Test(arguments: ["loud", "accent on", "on", "#12345", "ansi16", "index256", "accent on loud"])
    func `what no style is called is none`(text: String) {
        #expect(Style(reading: text) == nil)
    }
}
