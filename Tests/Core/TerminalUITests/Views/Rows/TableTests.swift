import Testing

@testable import TerminalUI

@MainActor @Suite struct TableTests {
    private struct Module {
        let name: String
        let files: Int
    }

    private let modules = [Module(name: "Core", files: 9), Module(name: "Overview", files: 120)]

    private let columns = [
        TableColumn<Module>("Module", width: .flexible(minimum: 8), priority: 2) { .init($0.name) },
        TableColumn<Module>("Role", width: .fixed(6)) { _ in "ui" },
        TableColumn<Module>("Files", width: .fixed(6), alignment: .trailing, priority: 1) {
            "\($0.files)"
        },
    ]

    private func table(
        sort: TableSort? = nil, onSort: (@MainActor (Int) -> Void)? = nil
    ) -> Table<Module> {
        Table(modules, columns: columns, state: ListState(count: 2), sort: sort, onSort: onSort)
    }

    @Test func `columns are aligned under their headings, numbers at the right`() {
        #expect(
            drawn(table(), 32, 3) == """
                 Module          Role     Files
                 Core            ui           9
                 Overview        ui         120
                """)
    }

    @Test func `a narrow table leaves out the column of the lowest priority first`() {
        #expect(drawn(table(), 20, 2) == " Module       Files\n Core             9")
        #expect(drawn(table(), 12, 2) == " Module\n Core")
        #expect(drawn(table(), 6, 2) == " Mod…\n Core")
    }

    @Test func `the heading of the sorted column carries an arrow`() {
        #expect(drawn(table(sort: TableSort(column: 0)), 32, 1).contains("Module▴"))
        let descending = TableSort(column: 2, isAscending: false)
        #expect(drawn(table(sort: descending), 32, 1).contains("▾Files"))
    }

    @Test func `a click on a heading tells its column`() {
        final class Log {
            var columns: [Int] = []
        }
        let log = Log()
        let view = table(onSort: { log.columns.append($0) })
        let hits = Frame(drawing: view, size: Size(width: 32, height: 3)).hits
        #expect(hits.click(at: Point(x: 2, y: 0)))
        #expect(hits.click(at: Point(x: 28, y: 0)))
        #expect(!hits.click(at: Point(x: 2, y: 1)))
        #expect(log.columns == [0, 2])
    }

    @Test func `only visible rows ask for their text`() {
        final class Counter {
            var count = 0
        }
        let counter = Counter()
        let column = TableColumn<Int>("N", width: .fixed(5)) { row in
            counter.count += 1
            return "\(row)"
        }
        let table = Table(Array(0..<10_000), columns: [column], state: ListState(count: 10_000))
        _ = buffer(table, 10, 6)
        #expect(counter.count == 5)
    }

    @Test func `a state that counts more rows than exist draws those that do`() {
        let table = Table(modules, columns: columns, state: ListState(count: 9))
        #expect(drawn(table, 32, 5).hasSuffix("120\n\n"))
    }

    @Test func `an empty table shows its heading and its placeholder`() {
        let table = Table(
            [Module](), columns: columns, state: ListState(), placeholder: Text("no modules"))
        #expect(drawn(table, 32, 2) == " Module          Role     Files\nno modules")
    }
}
