import Testing

@testable import TerminalUI

@Suite struct ListStateTests {
    /// A list that has been drawn with room for `page` rows.
    private func list(_ count: Int, page: Int, headers: [Int] = []) -> ListState {
        let state = ListState(count: count, headers: headers)
        state.report(page: page)
        return state
    }

    @Test func `the first row is selected, and none in an empty list`() {
        #expect(ListState(count: 3).selection == 0)
        #expect(ListState().selection == nil)
        #expect(ListState(count: -4).isEmpty)
        #expect(ListState(count: 3, selection: 99).selection == 2)
    }

    @Test func `moving stops at the ends`() {
        var list = list(3, page: 10)
        list.move(by: -1)
        #expect(list.selection == 0)
        list.move(by: 7)
        #expect(list.selection == 2)
    }

    @Test func `sections are stepped through by first rows, to their own start first`() {
        var list = list(9, page: 9, headers: [0, 3, 7])
        list.moveSection(down: true)
        #expect(list.selection == 4)
        list.move(by: 2)
        list.moveSection(down: false)
        #expect(list.selection == 4)
        list.moveSection(down: false)
        #expect(list.selection == 1)
        list.moveSection(down: false)
        #expect(list.selection == 1)
        list.moveToEnd()
        list.moveSection(down: true)
        #expect(list.selection == 8)
    }

    @Test func `an empty list takes every key without harm`() {
        var list = list(0, page: 5)
        list.move(by: 1)
        list.movePage(by: -1)
        list.moveToEnd()
        list.moveToStart()
        list.scroll(by: 3)
        list.select(4)
        #expect(list.selection == nil)
        #expect(list.offset(page: 5) == 0)
    }

    @Test func `rows below are revealed, also before the first drawing`() {
        for page in [0, 10] {
            var list = list(100, page: page)
            list.select(40)
            list.reveal(through: 45)
            #expect(list.offset(page: 10) == 36)
            list.reveal(through: 99)
            #expect(list.offset(page: 10) == 40)
            list.reveal(through: 200)
            #expect(list.offset(page: 10) == 40)
        }
    }

    @Test func `what was revealed is let go when the selection moves`() {
        var list = list(100, page: 0)
        list.select(40)
        list.reveal(through: 45)
        list.select(40)
        #expect(list.offset(page: 10) == 36)
        list.move(by: -1)
        #expect(list.offset(page: 10) == 30)
    }

    @Test func `moving into what was revealed shows the same before a drawing`() {
        for page in [0, 10] {
            var list = list(100, page: page)
            list.select(40)
            list.reveal(through: 45)
            list.move(by: 1)
            #expect(list.offset(page: 10) == 36, "\(page) rows were drawn")
            list.move(by: 5)
            #expect(list.offset(page: 10) == 37, "\(page) rows were drawn")
        }
    }

    @Test func `the selection stays visible whichever way it moves`() {
        var list = list(100, page: 10)
        for step in [1, 1, 15, -3, 40, -60, 99, -1, -8] {
            list.move(by: step)
            let first = list.offset(page: 10)
            #expect((first..<first + 10).contains(list.selection ?? -1))
        }
    }

    @Test func `what is visible does not move while the selection moves within it`() {
        var list = list(100, page: 10)
        list.move(by: 30)
        let offset = list.offset
        list.move(by: -5)
        #expect(list.offset == offset)
    }

    @Test func `a page is what was visible when it was drawn, less one row`() {
        var list = list(100, page: 10)
        list.movePage(by: 1)
        #expect(list.selection == 9)
        list.movePage(by: -1)
        #expect(list.selection == 0)
    }

    @Test func `the ends are one key away`() {
        var list = list(100, page: 10)
        list.moveToEnd()
        #expect(list.selection == 99)
        #expect(list.offset == 90)
        list.moveToStart()
        #expect(list.selection == 0)
        #expect(list.offset == 0)
    }

    @Test func `headers are skipped in both directions and never selected`() {
        var list = list(6, page: 10, headers: [0, 3])
        #expect(list.selection == 1)
        list.move(by: 2)
        #expect(list.selection == 4)
        list.move(by: -1)
        #expect(list.selection == 2)
        list.moveToStart()
        #expect(list.selection == 1)
        list.select(3)
        #expect(list.selection == 4)
    }

    @Test func `headers alone leave nothing to select`() {
        #expect(ListState(count: 2, headers: [0, 1]).selection == nil)
    }

    @Test func `the header above the selection is visible too`() {
        var list = list(30, page: 5, headers: [0, 10])
        list.moveToEnd()
        list.select(11)
        #expect(list.offset(page: 5) == 10)
        list.select(1)
        #expect(list.offset(page: 5) == 0)
    }

    @Test func `the wheel moves what is visible, the selection only as it must`() {
        var list = list(100, page: 10)
        list.select(5)
        list.scroll(by: 3)
        #expect(list.offset(page: 10) == 3)
        #expect(list.selection == 5)
        list.scroll(by: 6)
        #expect(list.selection == 9)
        list.scroll(by: 1000)
        #expect(list.offset(page: 10) == 90)
        list.scroll(by: -1000)
        #expect(list.offset(page: 10) == 0)
        #expect(list.selection == 9)
    }

    @Test func `fewer rows keep the selection at the last of them`() {
        var list = list(100, page: 10)
        list.moveToEnd()
        list.update(count: 4)
        #expect(list.selection == 3)
        #expect(list.offset(page: 10) == 0)
        list.update(count: 0)
        #expect(list.selection == nil)
        list.update(count: 5)
        #expect(list.selection == 0)
    }

    @Test func `more rows leave selection and offset where they are`() {
        var list = list(50, page: 10)
        list.move(by: 20)
        let before = (list.selection, list.offset)
        list.update(count: 500)
        #expect((list.selection, list.offset) == before)
    }

    @Test func `a copy drawn elsewhere does not change the pages of the original`() {
        var original = list(100, page: 10)
        let copy = original
        original.move(by: 1)
        copy.report(page: 3)
        #expect(original.pageSize == 10)
    }

    @Test func `how large it was drawn does not make two states differ`() {
        #expect(list(5, page: 3) == list(5, page: 9))
        #expect(list(5, page: 3).hashValue == list(5, page: 9).hashValue)
        #expect(ListState(count: 5) != ListState(count: 5, selection: 1))
    }
}
