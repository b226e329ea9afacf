import TerminalUI
import Testing

@testable import PreviewKit

@Suite struct TileLayoutTests {
    private let screen = Size(width: 80, height: 24)

    private func layout(_ counts: [Int], columns: Int = 3) -> TileLayout {
        TileLayout(
            contents: counts.map { Array(repeating: screen, count: $0) }, width: 78,
            columns: columns)
    }

    @Test func `tiles stand in rows below their heading`() {
        let layout = layout([4, 1])
        #expect(layout.tileWidth == 26)
        #expect(layout.headings.map(\.y) == [0, 19])
        #expect(layout.rows.map(\.tiles) == [0..<3, 3..<4, 4..<5])
        #expect(layout.frame(of: 0) == Rect(x: 0, y: 1, width: 26, height: 9))
        #expect(layout.frame(of: 3) == Rect(x: 0, y: 10, width: 26, height: 9))
        #expect(layout.frame(of: 4)?.minY == 20)
        #expect(layout.frame(of: 5) == nil)
    }

    @Test func `low contents have low tiles`() {
        let low = TileLayout(
            contents: [[Size(width: 100, height: 1), Size(width: 20, height: 3)]], width: 78,
            columns: 2)
        #expect(low.rows.map(\.height) == [5])
    }

    @Test func `movement stays in its column and stops at the ends`() {
        let layout = layout([5, 3])
        #expect(layout.tile(from: 1, columns: 0, rows: 1) == 4)
        #expect(layout.tile(from: 2, columns: 0, rows: 1) == 4)
        #expect(layout.tile(from: 4, columns: 0, rows: 1) == 6)
        #expect(layout.tile(from: 0, columns: -1, rows: 0) == 0)
        #expect(layout.tile(from: 7, columns: 1, rows: 1) == 7)
    }

    @Test func `only tiles that can be seen are visible`() {
        let layout = layout([300])
        #expect(layout.tiles(in: 0..<20) == Array(0..<9))
        #expect(layout.tiles(in: 500..<501).count <= 3)
    }

    @Test func `the selected tile is shown whole with its heading`() {
        let layout = layout([6, 6])
        #expect(layout.top(showing: 0, height: 20, from: 12) == 0)
        #expect(layout.top(showing: 6, height: 20, from: 0) == 9)
        #expect(layout.top(showing: 11, height: 20, from: 0) == layout.height - 20)
        #expect(layout.top(showing: 3, height: 4, from: 0) == 10)
    }

    @Test func `a layout without tiles is empty`() {
        let empty = layout([])
        #expect(empty.count == 0)
        #expect(empty.tile(from: 0, columns: 1, rows: 1) == 0)
        #expect(empty.top(showing: 0, height: 10, from: 5) == 0)
        #expect(TileLayout(contents: [[screen]], width: 0, columns: 0).rows.count == 1)
    }
}
