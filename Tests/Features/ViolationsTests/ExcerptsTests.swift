import Codebase
import FeatureKit
import TerminalUI
import Testing

@testable import Violations

@MainActor @Suite struct ExcerptsTests {
    private let file: RelativePath = "Sources/ImageKit/ImageKitView.swift"

    @Test func `lines are there after they were read, others are not`() async {
        let excerpts = Excerpts(reader: SampleTexts.all, root: "/codebase")
        #expect(excerpts.line(2, of: file) == nil)
        await excerpts.load(1...3, of: file)
        #expect(excerpts.line(2, of: file)?.string == "import ProfileFeature")
        #expect(excerpts.line(9, of: file) == nil)
        #expect(excerpts.has(2...3, of: file))
        #expect(!excerpts.has(2...9, of: file))
    }

    @Test func `further lines are added to those that are known`() async {
        let excerpts = Excerpts(reader: SampleTexts.all, root: "/codebase")
        await excerpts.load(9...10, of: file)
        await excerpts.load(1...2, of: file)
        #expect(excerpts.has(1...10, of: file))
        #expect(excerpts.line(10, of: file) != nil)
    }

    @Test func `what may have changed stays visible until it is read again`() async {
        let excerpts = Excerpts(reader: SampleTexts.all, root: "/codebase")
        await excerpts.load(1...3, of: file)
        excerpts.forget()
        #expect(!excerpts.has(1...3, of: file))
        #expect(excerpts.line(2, of: file)?.string == "import ProfileFeature")
    }

    @Test func `a file that cannot be read has its reason instead of lines`() async {
        let excerpts = Excerpts(reader: SampleTexts.missing, root: "/codebase")
        await excerpts.load(1...3, of: file)
        #expect(excerpts.failure(of: file)?.contains("no longer exists or is not a file.") == true)
        #expect(excerpts.line(1, of: file) == nil)
    }

    @Test func `parts of a line have their colours, tabs reach the next fourth column`() {
        let line = HighlightedLine(
            number: 1,
            spans: [.init("\tlet", .keyword), .init(" a\t= ", .plain), .init("1", .number)])
        let text = StyledText(line)
        #expect(text.string == "    let a   = 1")
        #expect(text.spans.map(\.style.foreground) == [.keyword, .standard, .number])
    }

    @Test func `only the names that are meant stand out in a line`() {
        let text = StyledText([.init("Feed", Style(.type)), .init("Feeder", Style(.type))])
        let marked = text.marking(["Feed"])
        #expect(marked.spans[0].style.attributes == [.bold, .underline])
        #expect(marked.spans[1].style.attributes.isEmpty)
        #expect(text.marking([]) == text)
    }
}
