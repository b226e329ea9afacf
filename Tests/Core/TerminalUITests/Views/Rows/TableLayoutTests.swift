import Testing

@testable import TerminalUI

@Suite struct TableLayoutTests {
    private let columns = [
        TableColumn<Int>("A", width: .flexible(minimum: 6), priority: 9) { "\($0)" },
        TableColumn<Int>("B", width: .fixed(4), priority: 1) { "\($0)" },
        TableColumn<Int>("C", width: .flexible(minimum: 5), priority: 1) { "\($0)" },
        TableColumn<Int>("D", width: .fixed(3), priority: 5) { "\($0)" },
    ]

    private func shown(_ width: Int) -> [Int] {
        TableLayout.slots(for: columns, width: width).map(\.column)
    }

    @Test func `columns leave by their priority, equal ones from the right`() {
        #expect(shown(24) == [0, 1, 2, 3])
        #expect(shown(23) == [0, 1, 3])
        #expect(shown(16) == [0, 3])
        #expect(shown(10) == [0])
        #expect(shown(0) == [0])
    }

    @Test(arguments: 0..<60) func `columns do not overlap and stay within the width`(width: Int) {
        let slots = TableLayout.slots(for: columns, width: width)
        for (slot, next) in zip(slots, slots.dropFirst()) {
            #expect(next.x == slot.x + slot.width + TableLayout.gap)
        }
        #expect(slots.last.map { $0.x + $0.width <= width } ?? true)
    }

    @Test(arguments: 24..<60)
    func `what is left over goes to the flexible columns and fills the width`(width: Int) {
        let slots = TableLayout.slots(for: columns, width: width)
        #expect(slots.map(\.width).reduce(0, +) + 3 * TableLayout.gap == width)
        #expect(slots[1].width == 4 && slots[3].width == 3)
    }

    @Test func `no columns have no places`() {
        #expect(TableLayout.slots(for: [TableColumn<Int>](), width: 20).isEmpty)
    }
}
