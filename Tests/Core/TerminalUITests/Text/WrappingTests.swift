import Testing

@testable import TerminalUI

/// What holds for every text at every width.
@Suite struct WrappingTests {
    private static let texts = [
        "The manifest could not be read from its text alone.", "a  b   c    d", " leading",
        "trailing   ", "oneverylongwordwithoutanyspace and short ones", "界面 模块 words 界", "x",
        "line one\nline two is longer\n\nlast",
    ]

    @Test(arguments: texts) func `no letter but the spaces between lines is lost`(text: String) {
        let letters = text.filter { !$0.isWhitespace }
        for width in 2..<30 {
            let wrapped = StyledText(text).wrapped(to: width).map(\.string).joined()
            #expect(wrapped.filter { !$0.isWhitespace } == letters)
        }
    }

    @Test(arguments: texts) func `no line is wider than asked`(text: String) {
        for width in 2..<30 {
            for line in StyledText(text).wrapped(to: width) {
                #expect(TextWidth.of(line) <= width)
            }
        }
    }

    @Test(arguments: texts)
    func `a word is only broken when it is longer than a line`(text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        for width in 12..<30 {
            let lines = StyledText(text).wrapped(to: width).map(\.string)
            for word in words where TextWidth.of(word) <= width {
                #expect(lines.contains { $0.contains(word) }, "\(word) at \(width)")
            }
        }
    }

    @Test func `a figure is not parted from its percent sign`() {
        let text = StyledText("weighs ", .muted) + StyledText("100", .error) + " % of all"
        for width in 7..<20 {
            let lines = text.wrapped(to: width).map(\.string)
            #expect(lines.contains { $0.contains("100 %") }, "\(width)")
        }
    }

    @Test(arguments: texts) func `styles do not change where lines break`(text: String) {
        let half = text.index(text.startIndex, offsetBy: text.count / 2)
        let styled = StyledText(String(text[..<half]), .error) + StyledText(String(text[half...]))
        for width in 2..<30 {
            let plain = StyledText(text).wrapped(to: width).map(\.string)
            #expect(styled.wrapped(to: width).map(\.string) == plain)
        }
    }
}
