import Testing

@testable import TerminalUI

@Suite struct MarksTests {
    @Test func `a group is marked whole, and unmarked only if all of it is marked`() {
        var marks = Marks<Int>([1])
        marks.toggle([1, 2, 3])
        #expect(marks.ids == [1, 2, 3])
        marks.toggle([2, 3])
        #expect(marks.ids == [1])
    }

    @Test func `what is out of sight loses its mark`() {
        var marks = Marks<Int>([1, 2])
        marks.keep([2, 3])
        #expect(marks.ids == [2] && marks.words.string == "1 marked")
        marks.keep([])
        #expect(marks.isEmpty && marks.words.isEmpty)
    }
}
