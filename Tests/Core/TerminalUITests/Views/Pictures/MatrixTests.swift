import Testing

@testable import TerminalUI

@MainActor @Suite struct MatrixTests {
    private func matrix(
        _ labels: [StyledText] = ["App", "Feature", "Core"], selection: Matrix.Position? = nil,
        onSelect: (@MainActor (Matrix.Position) -> Void)? = nil
    ) -> Matrix {
        Matrix(labels, selection: selection, onSelect: onSelect) { position in
            position.row < position.column ? "\(position.row)\(position.column)" : ""
        }
    }

    @Test func `rows carry numbers and names, columns the numbers of the rows`() {
        #expect(
            drawn(matrix(), 40, 4) == """
                             1   2   3
                1 App        ╲  01  02
                2 Feature    ·   ╲  12
                3 Core       ·   ·   ╲
                """)
    }

    @Test func `names are shortened when there is little room`() {
        #expect(drawn(matrix(), 16, 4).contains("2 F"))
        #expect(drawn(matrix(), 16, 2).hasPrefix("        1   2\n1 A…"))
    }

    @Test func `row and column of the selected cell are lit, the cell itself most`() {
        let buffer = buffer(matrix(selection: .init(row: 1, column: 2)), 40, 4)
        let x = 10 + 2 * 4
        #expect(buffer[x + 3, 2].style.background == .selection)
        #expect(buffer[x + 3, 1].style.background == .selectionInactive)
        #expect(buffer[2, 2].style.background == .selectionInactive)
        #expect(buffer[2, 1].style.background == .standard)
        #expect(buffer[x + 3, 0].style.foreground == .accent)
    }

    @Test func `only visible cells are asked for, and the selected one is among them`() {
        final class Log {
            var positions: Set<Matrix.Position> = []
        }
        let log = Log()
        let labels = (0..<2_000).map { StyledText("Module \($0)") }
        let selected = Matrix.Position(row: 1_500, column: 700)
        let matrix = Matrix(labels, selection: selected) { position in
            log.positions.insert(position)
            return "x"
        }
        _ = buffer(matrix, 60, 20)
        #expect(log.positions.contains(selected))
        #expect(log.positions.count <= 19 * 15)
    }

    @Test func `a selection outside is taken to the nearest edge`() {
        let text = drawn(matrix(selection: .init(row: 99, column: -4)), 40, 4)
        #expect(text.contains("3 Core"))
    }

    @Test func `a click tells the cell`() {
        final class Log {
            var positions: [Matrix.Position] = []
        }
        let log = Log()
        let view = matrix(onSelect: { log.positions.append($0) })
        let hits = Frame(drawing: view, size: Size(width: 40, height: 4)).hits
        #expect(hits.click(at: Point(x: 10 + 4, y: 3)))
        #expect(!hits.click(at: Point(x: 1, y: 3)))
        #expect(log.positions == [.init(row: 2, column: 1)])
    }
}
