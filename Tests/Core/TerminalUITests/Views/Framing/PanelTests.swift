import Testing

@testable import TerminalUI

@Suite struct PanelTests {
    @Test func `a panel has a rounded frame with its title, note and footer`() {
        let panel = Panel("Title", note: "note", footer: "1/9") { Text("content") }
        #expect(
            drawn(panel, 22, 3) == """
                ╭─ Title ───── note ─╮
                │content             │
                ╰────────────── 1/9 ─╯
                """)
    }

    @Test func `the note gives way to the title, and a long title is cut`() {
        #expect(
            drawn(Panel("Title", note: "note") { EmptyView() }, 14, 2) == """
                ╭─ Title ────╮
                ╰────────────╯
                """)
        #expect(drawn(Panel("A long title") { EmptyView() }, 12, 2).hasPrefix("╭─ A lon… ─╮"))
    }

    @Test func `the focused panel looks different`() {
        let focused = buffer(Panel("T", isFocused: true) { EmptyView() }, 10, 3)
        #expect(focused[0, 0].style == Style(.borderFocused))
        #expect(focused[3, 0].style == Style(.accent, attributes: .bold))
        #expect(buffer(Panel("T") { EmptyView() }, 10, 3)[0, 0].style == Style(.border))
    }

    @Test func `the right border shows which part is visible`() {
        func bar(_ offset: Int) -> String {
            let panel = Panel(scroll: ScrollPosition(offset: offset, total: 20)) { EmptyView() }
            let buffer = buffer(panel, 4, 7)
            return (1..<6).map { buffer[3, $0].glyph.string }.joined()
        }
        #expect(bar(0) == "┃││││")
        #expect(bar(15) == "││││┃")
        #expect(bar(7) == "││┃││")
    }

    @Test func `the bar of a list shows where the selection is, drawn before or not`() {
        let list = ListState(count: 20, selection: 19)
        let panel = Panel(scroll: ScrollPosition(list)) { EmptyView() }
        #expect(buffer(panel, 4, 7)[3, 5].glyph.string == "┃")
    }

    @Test func `without anything hidden there is no bar`() {
        let panel = Panel(scroll: ScrollPosition(offset: 0, total: 5)) { EmptyView() }
        #expect(!drawn(panel, 4, 7).contains("┃"))
    }

    @Test(arguments: 0...60)
    func `the thumb stays within the bar wherever the offset is`(offset: Int) throws {
        let position = ScrollPosition(offset: offset, total: 47)
        let thumb = try #require(position.thumb(length: 9, page: 9))
        #expect(thumb.lowerBound >= 0 && thumb.upperBound <= 9)
    }

    @Test func `a panel asks for its content and its frame, at least for its title`() {
        let space = Size(width: 80, height: 24)
        let panel = Panel("T") { Text("content\nmore") }
        #expect(panel.request(in: space).size == Size(width: 9, height: 4))
        let small = Panel("Title") { Text("x") }
        #expect(small.request(in: space).size.width == 11)
    }

    @Test func `a divider reaches from edge to edge, with its title in it`() {
        #expect(drawn(Divider(), 5, 1) == "─────")
        #expect(drawn(Divider(title: "a"), 9, 1) == "── a ────")
        #expect(drawn(Divider.vertical, 2, 2) == "│\n│")
    }
}
