/// Neighbouring cells of a row that look alike.
package struct StyleRun: Hashable, Sendable {
    /// The row, from 0.
    package let row: Int
    /// The columns, from 0.
    package let columns: Range<Int>
    /// How they look.
    package let style: Style
}

extension ScreenBuffer {
    /// The cells of a row, put together where neighbours look alike; plain ones too.
    package func styleRuns(ofRow y: Int) -> [StyleRun] {
        let cells = row(y)
        var runs: [StyleRun] = []
        var start = cells.startIndex
        while start < cells.endIndex {
            let style = cells[start].style
            let end = cells[start...].firstIndex { $0.style != style } ?? cells.endIndex
            let columns = start - cells.startIndex..<end - cells.startIndex
            runs.append(StyleRun(row: y, columns: columns, style: style))
            start = end
        }
        return runs
    }

    /// Everything that does not look plain, row by row and from left to right.
    package var styleRuns: [StyleRun] {
        (0..<size.height).flatMap(styleRuns(ofRow:)).filter { $0.style != .plain }
    }
}
