import TerminalUI

/// One cell of a ``Miniature``: what several cells of the buffer come to.
struct MiniatureCell {
    private let buffer: ScreenBuffer
    private let size: Size
    private let x: Int
    private let y: Int

    private static let dots = Size(width: 2, height: 4)

    init(of buffer: ScreenBuffer, in size: Size, x: Int, y: Int) {
        self.buffer = buffer
        self.size = size
        self.x = x
        self.y = y
    }

    var cell: Cell {
        var pattern: UInt32 = 0
        var texts = Tally()
        var papers = Tally()
        for row in 0..<Self.dots.height {
            for column in 0..<Self.dots.width
            where hasInk(atColumn: column, row: row, texts: &texts, papers: &papers) {
                pattern |= 1 << Self.bit(column, row)
            }
        }
        let style = Style(texts.winner.foreground, on: papers.winner.background)
            .with(papers.winner.attributes.intersection(.reverse))
        guard pattern != 0 else { return Cell(.space, width: 1, style: style) }
        let dots = Glyphs(String(Unicode.Scalar(0x2800 + pattern) ?? " ")).first { $0.width == 1 }
        return Cell(dots?.glyph ?? .space, width: 1, style: style)
    }

    /// Whether at least half of the cells under a dot show something.
    private func hasInk(
        atColumn column: Int, row: Int, texts: inout Tally, papers: inout Tally
    ) -> Bool {
        let columns = Self.range(x * 2 + column, of: size.width * 2, in: buffer.size.width)
        let rows = Self.range(y * 4 + row, of: size.height * 4, in: buffer.size.height)
        var inked = 0
        for line in rows {
            for place in columns {
                let cell = buffer[place, line]
                papers.add(Style(on: cell.style.background, attributes: cell.style.attributes))
                guard cell.glyph != .space else { continue }
                inked += 1
                texts.add(Style(cell.style.foreground))
            }
        }
        return inked * 2 >= rows.count * columns.count && inked > 0 && !isGap(row, rows)
    }

    /// Whether a line of dots is left free so that lines of text do not run into each other: where
    /// there are several over a row, the last one.
    private func isGap(_ row: Int, _ rows: Range<Int>) -> Bool {
        let line = y * 4 + row
        let range = { Self.range($0, of: size.height * 4, in: buffer.size.height) }
        return line > 0 && range(line - 1) == rows && range(line + 1) != rows
    }

    private static func range(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
        let start = index * length / count
        return start..<max(start + 1, (index + 1) * length / count)
    }

    /// The bit of a dot in the patterns of Braille, which count downwards, the last row extra.
    private static func bit(_ column: Int, _ row: Int) -> Int {
        row < 3 ? column * 3 + row : 6 + column
    }
}

/// Which style occurs most often; of equally frequent ones, the first.
private struct Tally {
    private var counts: [(style: Style, count: Int)] = []

    mutating func add(_ style: Style) {
        if let index = counts.firstIndex(where: { $0.style == style }) {
            counts[index].count += 1
        } else {
            counts.append((style, 1))
        }
    }

    var winner: Style {
        var best: (style: Style, count: Int) = (.plain, 0)
        for entry in counts where entry.count > best.count { best = entry }
        return best.style
    }
}

extension Style {
    fileprivate func with(_ attributes: Attributes) -> Style {
        Style(foreground, on: background, attributes: attributes)
    }
}
