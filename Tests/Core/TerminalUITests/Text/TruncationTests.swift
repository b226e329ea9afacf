import Testing

@testable import TerminalUI

@Suite struct TruncationTests {
    private func cut(_ text: String, _ width: Int, _ truncation: Truncation) -> String {
        StyledText(text).cells(width: width, truncation: truncation).map(\.glyph.string).joined()
    }

    @Test(
        "text that fits is left alone",
        arguments: [Truncation.end, .start, .middle, .clip])
    func fitting(truncation: Truncation) {
        #expect(cut("Package", 7, truncation) == "Package")
        #expect(cut("", 7, truncation) == "")
        #expect(cut("界面", 4, truncation) == "界面")
    }

    @Test("each way of cutting keeps its part of the text")
    func keptParts() {
        let path = "Sources/Core/Glyph.swift"
        #expect(cut(path, 10, .end) == "Sources/C…")
        #expect(cut(path, 10, .start) == "…yph.swift")
        #expect(cut(path, 10, .middle) == "Sourc…wift")
        #expect(cut(path, 10, .clip) == "Sources/Co")
    }

    @Test(
        "what is cut is never wider than the room", arguments: 0..<12,
        [Truncation.end, .start, .middle, .clip])
    func neverTooWide(width: Int, truncation: Truncation) {
        for text in ["界面模块界面模块", "a界b面c模d块e", "👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻👩‍💻", "plain letters here"] {
            let cells = StyledText(text).cells(width: width, truncation: truncation)
            let total = cells.reduce(0) { $0 + Int($1.width) }
            #expect(total <= width)
            if truncation != .clip { #expect(total >= min(width, 1)) }
        }
    }

    @Test("a room of one cell shows that something is missing")
    func oneCell() {
        for truncation in [Truncation.end, .start, .middle] {
            #expect(cut("abc", 1, truncation) == "…")
        }
    }

    @Test("the sign for what is missing looks like the text beside it")
    func ellipsisHasStyle() {
        let text = StyledText("abc", .error) + StyledText("defgh", .muted)
        #expect(text.cells(width: 5).last?.style == Style(.muted))
        #expect(text.cells(width: 3).last?.style == Style(.error))
        #expect(text.cells(width: 3, truncation: .start).first?.style == Style(.muted))
    }

    @Test("the tail of styled text may reach over several parts")
    func tailOverParts() {
        let text = StyledText("Sources/") + StyledText("Core/") + StyledText("A")
        let cells = text.cells(width: 9, truncation: .start)
        #expect(cells.map(\.glyph.string).joined() == "…s/Core/A")
    }
}
