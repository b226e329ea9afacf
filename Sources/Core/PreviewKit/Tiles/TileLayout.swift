import TerminalUI

/// Where tiles lie that stand in rows, in sections with a heading each. Rows are counted from the
/// top of the first section; most of them are not visible.
struct TileLayout: Hashable, Sendable {
    /// Some tiles side by side.
    struct Row: Hashable, Sendable {
        let y: Int
        /// Lines of the largest of them, with its frame.
        let height: Int
        let tiles: Range<Int>
    }

    /// The line above the tiles of a section.
    struct Heading: Hashable, Sendable {
        let y: Int
        let section: Int
    }

    /// Columns of each tile, with its frame.
    let tileWidth: Int
    /// Tiles that stand side by side.
    let columns: Int
    private(set) var rows: [Row] = []
    private(set) var headings: [Heading] = []
    /// Lines of all sections together.
    private(set) var height = 0

    private let isCropped: Bool

    /// - Parameters:
    ///   - contents: How large the contents of the tiles of each section are.
    ///   - width: Columns of the screen.
    ///   - columns: Tiles side by side.
    ///   - isCropped: Whether contents for which there is not enough room are cropped, not made small.
    init(contents: [[Size]], width: Int, columns: Int, isCropped: Bool = false) {
        self.columns = max(1, columns)
        self.isCropped = isCropped
        tileWidth = max(4, width / self.columns)
        var first = 0
        for (section, sizes) in contents.enumerated() {
            headings.append(Heading(y: height, section: section))
            height += 1
            for start in stride(from: 0, to: sizes.count, by: self.columns) {
                let row = sizes[start..<min(start + self.columns, sizes.count)]
                let lines = (row.map(lines).max() ?? 1) + 2
                let tiles = first + row.startIndex..<first + row.endIndex
                rows.append(Row(y: height, height: lines, tiles: tiles))
                height += lines
            }
            first += sizes.count
        }
    }

    /// Lines for a content: no more than a terminal of 80x24 has in the same width.
    private func lines(for content: Size) -> Int {
        let inside = tileWidth - 2
        let room = Size(width: inside, height: max(1, inside * 3 / 10))
        let shown = isCropped ? content.limited(to: room) : Miniature.size(of: content, in: room)
        return max(1, shown.height)
    }

    var count: Int { rows.last?.tiles.upperBound ?? 0 }

    /// Where a tile lies; `nil` if there is none.
    func frame(of tile: Int) -> Rect? {
        guard let row = rows.first(where: { $0.tiles.contains(tile) }) else { return nil }
        let x = (tile - row.tiles.lowerBound) * tileWidth
        return Rect(x: x, y: row.y, width: tileWidth, height: row.height)
    }

    /// The tiles of which something lies within some lines.
    func tiles(in lines: Range<Int>) -> [Int] {
        rows.filter { $0.y < lines.upperBound && $0.y + $0.height > lines.lowerBound }
            .flatMap(\.tiles)
    }

    /// The tile some columns and rows away; at the ends the nearest one.
    func tile(from index: Int, columns: Int, rows offset: Int) -> Int {
        guard count > 0 else { return 0 }
        let index = min(max(0, index + columns), count - 1)
        guard offset != 0, let row = rows.firstIndex(where: { $0.tiles.contains(index) })
        else { return index }
        let target = rows[min(max(0, row + offset), rows.count - 1)].tiles
        return min(target.lowerBound + index - rows[row].tiles.lowerBound, target.upperBound - 1)
    }

    /// The first visible line that is nearest to `top` and shows a tile whole, with its heading.
    func top(showing tile: Int, height: Int, from top: Int) -> Int {
        let top = min(max(0, top), max(0, self.height - height))
        guard let frame = frame(of: tile), height > 0 else { return top }
        let hasHeading = headings.contains { $0.y == frame.minY - 1 }
        let start = frame.minY - (hasHeading ? 1 : 0)
        if start < top || frame.height >= height { return start }
        return max(top, frame.maxY - height)
    }
}
