import TerminalUI
import Testing

@testable import PreviewKit

@Suite struct KeyNamesTests {
    @Test func keysAsWordsAreReadAsTheSameKeys() {
        let keys: [Key] = [
            "j", "J", "-", "漢", .space, .enter, .down, .backTab, .control("d"), .alt("x"),
            .function(11), Key(.left, [.control, .shift]), .pageDown,
        ]
        #expect(KeyNames.keys(KeyNames.text(keys)) == keys)
    }

    @Test func aWordThatNamesNoKeyIsNotGuessed() {
        #expect(KeyNames.keys("j Enterr") == nil)
        #expect(KeyNames.keys("") == [])
    }
}
