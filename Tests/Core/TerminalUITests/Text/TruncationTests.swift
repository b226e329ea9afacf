import Testing

@testable import TerminalUI

@Suite struct TruncationTests {
    private func cut(_ text: String, _ width: Int, _ truncation: Truncation) -> String {
        StyledText(text).cells(width: width, truncation: truncation).map(\.glyph.string).joined()
    }

    @Test(arguments: [Truncation.end, .start, .middle, .clip])
    func `text that fits is left alone`(truncation: Truncation) {
        #expect(cut("Package", 7, truncation) == "Package")
        #expect(cut("", 7, truncation) == "")
        #expect(cut("界面", 4, truncation) == "界面")
    }

    @Test func `each way of cutting keeps its part of the text`() {
        let path = "Sources/Core/Glyph.swift"
        #expect(cut(path, 10, .end) == "Sources/C…")
        #expect(cut(path, 10, .start) == "…yph.swift")
        #expect(cut(path, 10, .middle) == "Sourc…wift")
        #expect(cut(path, 10, .clip) == "Sources/Co")
    }

    @Test(
        arguments: 0..<12,
        [Truncation.end, .start, .middle, .clip])
    func `what is cut is never wider than the room`(width: Int, truncation: Truncation) {
        for text in ["界面模块界面模块", "a界b面c模d块e", "👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻", "plain letters here"] {
            let cells = StyledText(text).cells(width: width, truncation: truncation)
            let total = cells.reduce(0) { $0 + Int($1.width) }
            #expect(total <= width)
            if truncation != .clip { #expect(total >= min(width, 1)) }
        }
    }

    @Test func `a room of one cell shows that something is missing`() {
        for truncation in [Truncation.end, .start, .middle] {
            #expect(cut("abc", 1, truncation) == "…")
        }
    }

    @Test func `the sign for what is missing looks like the text beside it`() {
        let text = StyledText("abc", .error) + StyledText("defgh", .muted)
        #expect(text.cells(width: 5).last?.style == Style(.muted))
        #expect(text.cells(width: 3).last?.style == Style(.error))
        #expect(text.cells(width: 3, truncation: .start).first?.style == Style(.muted))
    }

    @Test func `the tail of styled text may reach over several parts`() {
        let text = StyledText("Sources/") + StyledText("Core/") + StyledText("A")
        let cells = text.cells(width: 9, truncation: .start)
        #expect(cells.map(\.glyph.string).joined() == "…s/Core/A")
    }
}
