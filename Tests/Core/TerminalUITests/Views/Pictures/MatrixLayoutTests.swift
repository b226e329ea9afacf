import Testing

@testable import TerminalUI

@Suite struct MatrixLayoutTests {
    private func layout(_ count: Int, _ width: Int, _ height: Int, at place: Int) -> MatrixLayout {
        MatrixLayout(
            labels: (0..<count).map { "Module \($0)" }, size: Size(width: width, height: height),
            row: place, column: place)
    }

    @Test(arguments: [0, 1, 7, 50, 93, 98, 99])
    func `the selected cell is visible wherever it is`(place: Int) {
        let layout = layout(100, 60, 15, at: place)
        #expect(layout.rows.contains(place))
        #expect(layout.columns.contains(place))
        #expect(layout.rows.count == 14)
    }

    @Test func `a step to the next cell seldom moves what is visible`() {
        let starts = (0..<100).map { layout(100, 60, 15, at: $0).rows.lowerBound }
        #expect(Set(starts).count <= 14)
        #expect(starts == starts.sorted())
    }

    @Test(arguments: [9, 99, 999, 1_000, 12_000])
    func `numbers of columns never touch`(count: Int) {
        let layout = layout(count, 80, 24, at: count - 1)
        #expect(layout.cellWidth > String(count).count)
    }

    @Test func `names of columns take only what rows leave`() {
        let tall = layout(8, 80, 40, at: 2)
        #expect(tall.nameHeight == "Module 0".count && tall.headingHeight == 9)
        #expect(tall.rows == 0..<8)
        #expect(layout(100, 120, 36, at: 2).rows.count >= 20)
        let low = layout(30, 80, 24, at: 2)
        #expect(low.nameHeight == 0 && low.headingHeight == 1)
    }

    @Test func `everything is visible when there is room`() {
        let layout = layout(5, 80, 24, at: 2)
        #expect(layout.rows == 0..<5)
        #expect(layout.columns == 0..<5)
        #expect(layout.labelWidth == "1 Module 0 ".count)
    }

    @Test(arguments: 0..<50) func `cells never reach beyond the canvas`(width: Int) {
        let layout = layout(20, width, 6, at: 10)
        #expect(layout.labelWidth >= 0)
        let end = layout.columns.isEmpty ? 0 : layout.x(ofColumn: layout.columns.upperBound)
        #expect(end <= width)
    }

    @Test func `names get at least a third of a narrow matrix`() {
        #expect(layout(100, 30, 15, at: 0).labelWidth == 10)
    }
}
