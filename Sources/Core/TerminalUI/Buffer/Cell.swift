/// One character cell: 16 bytes, no references.
package struct Cell: Hashable, Sendable {
    /// What it shows.
    package let glyph: Glyph
    /// How it looks.
    package var style: Style
    /// Cells that the glyph covers: 1 or 2; 0 for the second half of a wide glyph.
    package let width: UInt8

    /// An empty cell in no particular style.
    package static let blank = Cell(.space, width: 1)

    /// A cell; `width` is what ``Glyphs`` gave with the glyph.
    package init(_ glyph: Glyph, width: Int, style: Style = .plain) {
        self.glyph = glyph
        self.width = UInt8(width)
        self.style = style
    }
}

extension Sequence<Cell> {
    /// Cells that they cover together.
    var cellWidth: Int { reduce(0) { $0 + Int($1.width) } }
}
