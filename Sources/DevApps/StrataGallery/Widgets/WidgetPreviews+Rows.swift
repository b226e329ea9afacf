import ScreenPreviews
import TerminalUI

extension WidgetPreviews {
    static var rows: [Preview] { tables + trees + lists + matrices }

    private static var tables: [Preview] {
        part(
            "Table", width: 60, height: 8,
            states: [
                .state("any") { preview in
                    let knobs = preview.knobs
                    let rows = knobs.number("rows", 12, in: 0...10_000)
                    let selection = knobs.number("selected", 2, in: 0...9_999)
                    let column = knobs.number("sorted by", 1, in: 0...2)
                    let isFocused = knobs.toggle("focused", true)
                    let isAscending = knobs.toggle("ascending", true)
                    table(
                        rows: rows, selection: selection, names: preview.names,
                        sort: TableSort(column: column, isAscending: isAscending),
                        isFocused: isFocused)
                },
                .state("narrow", width: 24) { table(names: $0.names) },
                .state("empty") { _ in table(rows: 0) },
            ])
    }

    static func table(
        rows: Int = 12, selection: Int = 1, names: SampleNames = .plain,
        sort: TableSort = TableSort(column: 1, isAscending: false), isFocused: Bool = true
    ) -> Table<Int> {
        Table(
            Array(0..<rows),
            columns: [
                TableColumn("name", width: .flexible(minimum: 12), truncation: .middle, priority: 3)
                { StyledText(names.name(for: fruits[$0 % fruits.count])) },
                TableColumn("weight", width: .fixed(8), alignment: .trailing, priority: 2) {
                    StyledText("\(($0 * 37 + 11) % 900)")
                },
                TableColumn("state", width: .fixed(10), priority: 1) {
                    $0.isMultiple(of: 3) ? StyledText("✓ ripe", .success) : StyledText("–", .muted)
                },
            ],
            state: ListState(count: rows, selection: selection), sort: sort, isFocused: isFocused,
            placeholder: EmptyState("No fruit", explanation: "Nothing grows here yet."))
    }

    private static let fruits = ["Apple", "Pear", "Quince", "Fig", "漢字 plum", "Cherry", "Medlar"]

    private static var trees: [Preview] {
        part(
            "Tree", width: 40, height: 6,
            states: [
                .state("focused") { _ in tree(isFocused: true) },
                .state("elsewhere") { _ in tree(isFocused: false) },
                .state("deep", width: 24) { preview in
                    Tree(ListState(count: 6, selection: 5)) { row in
                        TreeRow(
                            StyledText(preview.names.name(for: "Level\(row)")), depth: row * 2,
                            marker: row < 5 ? .expanded : .leaf)
                    }
                },
            ])
    }

    static func tree(isFocused: Bool) -> Tree {
        let rows = [
            TreeRow("Features", marker: .expanded, trailing: StyledText("3", .muted)),
            TreeRow("Library", depth: 1, trailing: StyledText("✗2", .error)),
            TreeRow("Player", depth: 1, marker: .collapsed, trailing: StyledText("✗1", .error)),
            TreeRow("Search", depth: 1, trailing: StyledText("▲1", .warning)),
            TreeRow("Core", marker: .collapsed, trailing: StyledText("12", .muted)),
        ]
        return Tree(ListState(count: rows.count, selection: 1), isFocused: isFocused) { rows[$0] }
    }

    private static var lists: [Preview] {
        part(
            "List", width: 40, height: 7,
            states: [
                .state("any") { preview in
                    let knobs = preview.knobs
                    let count = knobs.number("rows", 20, in: 0...10_000)
                    let selection = knobs.number("selected", 3, in: 0...9_999)
                    let isFocused = knobs.toggle("focused", true)
                    List(
                        ListState(count: count, selection: selection), isFocused: isFocused,
                        placeholder: Text("No rows.", .muted)
                    ) { Text(preview.names.name(for: "Row\($0 + 1)")) }
                },
                .state("headings") { _ in
                    List(ListState(count: 7, headers: [0, 4], selection: 2)) { row in
                        row.isMultiple(of: 4) ? Text("Heading", .header) : Text("  Row \(row)")
                    }
                },
                .state("filtered") { _ in
                    FilterField(ListFilter("pe", isEditing: true), found: 2, of: 7)
                    List(ListState(count: 2)) { row in
                        let name = ["Pear", "Apple tree"][row]
                        return Text(
                            StyledText(name, matching: FilterMatcher("pe").match(name)))
                    }
                },
            ])
    }

    private static var matrices: [Preview] {
        part(
            "Matrix", width: 44, height: 8,
            states: [
                .state("any") { preview in
                    let knobs = preview.knobs
                    let count = knobs.number("modules", 6, in: 0...300)
                    let row = knobs.number("row", 1, in: 0...299)
                    let column = knobs.number("column", 3, in: 0...299)
                    let isFocused = knobs.toggle("focused", true)
                    matrix(
                        count, Matrix.Position(row: row, column: column), preview.names,
                        isFocused: isFocused)
                },
                .state("large", height: 14) { preview in
                    matrix(120, Matrix.Position(row: 60, column: 80), preview.names)
                },
            ])
    }

    private static func matrix(
        _ count: Int, _ selection: Matrix.Position, _ names: SampleNames, isFocused: Bool = true
    ) -> Matrix {
        Matrix(
            (0..<count).map { StyledText(names.name(for: "Module\($0 + 1)")) },
            selection: selection,
            isFocused: isFocused
        ) { place in
            guard (place.row * 7 + place.column * 3) % 5 == 0 else { return "" }
            return place.column > place.row
                ? StyledText("↑\(place.row % 9 + 1)", .error, .bold)
                : StyledText("\(place.column % 9 + 1)")
        }
    }
}
