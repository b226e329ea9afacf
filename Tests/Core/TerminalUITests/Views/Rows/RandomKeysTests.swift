import Testing

@testable import TerminalUI

/// What holds whatever keys a person presses.
@Suite struct RandomKeysTests {
    /// The same numbers in every run.
    struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    private func press(_ list: inout ListState, _ numbers: inout Numbers) {
        let rows = Int.random(in: -30...30, using: &numbers)
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0: list.move(by: rows)
        case 1: list.movePage(by: rows.signum())
        case 2: list.moveToStart()
        case 3: list.moveToEnd()
        case 4: list.scroll(by: rows)
        case 5: list.select(rows)
        case 6: list.update(count: max(0, list.count + rows), headers: [0, 7])
        case 7: list.reveal(through: rows)
        default: list.report(page: abs(rows) / 2)
        }
    }

    @Test(arguments: UInt64(0)..<30)
    func `the selection exists, is no header, and is visible`(seed: UInt64) {
        var numbers = Numbers(state: seed)
        var list = ListState(count: 40, headers: [0, 7])
        for _ in 0..<200 {
            press(&list, &numbers)
            let page = max(1, list.pageSize)
            let first = list.offset(page: page)
            #expect(first >= 0 && first <= max(0, list.count - 1))
            guard let selection = list.selection else {
                #expect(list.count <= list.headers.count)
                continue
            }
            #expect(selection >= 0 && selection < list.count)
            #expect(!list.isHeader(selection))
            #expect(first <= selection && selection < first + page)
        }
    }

    @Test(arguments: UInt64(0)..<10)
    func `a full page is shown as long as there are rows for it`(seed: UInt64) {
        var numbers = Numbers(state: seed)
        var list = ListState(count: 60)
        list.report(page: 12)
        for _ in 0..<100 {
            list.move(by: Int.random(in: -20...20, using: &numbers))
            list.scroll(by: Int.random(in: -20...20, using: &numbers))
            #expect(list.offset(page: 12) <= 48)
        }
    }

    @Test(arguments: UInt64(0)..<30)
    func `the cursor of a field stays within its text`(seed: UInt64) {
        var numbers = Numbers(state: seed)
        var input = TextInput()
        for _ in 0..<300 {
            type(&input, &numbers)
            #expect(input.cursor >= 0 && input.cursor <= input.text.count)
        }
    }

    private func type(_ input: inout TextInput, _ numbers: inout Numbers) {
        let pieces = ["a", " ", "界", "\u{301}", "👩", "\u{200D}", "🏽", "\n", "e", "🇫", "one two"]
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0: input.deleteBackward()
        case 1: input.deleteForward()
        case 2: input.deleteWord()
        case 3: input.move(by: Int.random(in: -3...3, using: &numbers))
        case 4: input.moveWordBackward()
        case 5: input.moveWordForward()
        case 6: input.moveToStart()
        case 7: input.deleteToEnd()
        default: input.insert(pieces[Int.random(in: 0..<pieces.count, using: &numbers)])
        }
    }
}
