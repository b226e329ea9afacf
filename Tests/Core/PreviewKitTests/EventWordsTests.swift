import TerminalUI
import Testing

@testable import PreviewKit

@Suite struct EventWordsTests {
    private func again(_ events: [Event]) -> [Event]? {
        EventWords.events(EventWords.text(events))
    }

    @Test func `keys as words are read as the same keys`() {
        let keys: [Key] = [
            "j", "J", "-", "漢", .space, .enter, .down, .backTab, .control("d"), .alt("x"),
            .function(11), Key(.left, [.control, .shift]), .pageDown, "*", "*", "@", "3",
        ]
        #expect(again(keys.map { .key($0) }) == keys.map { .key($0) })
    }

    @Test func `a key pressed often is one word`() {
        let events = Array(repeating: Event.key("j"), count: 120) + [.key(.enter)]
        #expect(EventWords.text(events) == "j*120 Enter")
        #expect(again(events) == events)
    }

    @Test func `clicks and the wheel are read at their places`() {
        let events: [MouseEvent] = [
            MouseEvent(.press(clicks: 1), button: .left, column: 12, row: 4),
            MouseEvent(.drag, button: .left, column: 13, row: 4),
            MouseEvent(.release, button: .left, column: 13, row: 4),
            MouseEvent(.press(clicks: 2), button: .left, column: 13, row: 4),
            MouseEvent(.wheel(columns: 0, rows: -3), column: 0, row: 9),
        ]
        #expect(again(events.map { .mouse($0) }) == events.map { .mouse($0) })
    }

    @Test func `what is no key and no click is not guessed`() {
        for text in [
            "j Enterr", "click@3", "click@3,x", "click9@3,4", "wheel@3,4", "j*0", "j*5000",
        ] {
            #expect(EventWords.events(text) == nil, "\(text)")
        }
        #expect(EventWords.events("") == [])
        #expect(EventWords.word(.paste("abc")) == nil)
        #expect(EventWords.word(.mouse(MouseEvent(.move, column: 1, row: 1))) == nil)
    }
}
