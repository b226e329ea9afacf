import Testing

@testable import TerminalUI

@Suite struct StyleTests {
    @Test func `a style keeps its own colours and takes the rest from below`() {
        let base = Style(.muted, on: .selection, attributes: .bold)
        let style = Style(.error, attributes: .italic).over(base)
        #expect(style == Style(.error, on: .selection, attributes: [.bold, .italic]))
        #expect(Style.plain.over(base) == base)
        #expect(base.over(.plain) == base)
    }

    @Test func `a style is written as people say it`() {
        #expect("\(Style.plain)" == "plain")
        #expect(
            "\(Style(.accent, on: .selection, attributes: [.reverse, .bold]))"
                == "accent on selection bold reverse")
        #expect("\(Style(on: .ansi(1)))" == "on ansi1")
    }
}
