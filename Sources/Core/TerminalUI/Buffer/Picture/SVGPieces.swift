/// Divides cells that look alike into what one element of a picture shows: a word, a wide glyph, a
/// character of a frame, or a line of the same character.
struct SVGPieces {
    /// The columns of each piece, from left to right; spaces are in none.
    private(set) var ranges: [Range<Int>] = []
    private var last: Kind?

    private enum Kind: Equatable {
        case word
        case line(Glyph)
    }

    init(of row: ArraySlice<Cell>, in columns: Range<Int>) {
        for x in columns {
            let cell = row[row.startIndex + x]
            let kind = Self.kind(of: cell)
            if let kind, kind == last, let range = ranges.last {
                ranges[ranges.count - 1] = range.lowerBound..<x + 1
            } else if cell.glyph != .space, cell.width > 0 {
                ranges.append(x..<x + Int(cell.width))
            }
            last = kind
        }
    }

    /// What may go on in the next cell.
    private static func kind(of cell: Cell) -> Kind? {
        guard cell.width == 1, cell.glyph != .space else { return nil }
        guard let shape = SVGShape(of: cell.glyph) else { return .word }
        return shape.isRepeatable ? .line(cell.glyph) : nil
    }
}
