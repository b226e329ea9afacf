extension ScreenBuffer {
    /// What it shows, without styles: a line for each row, without the spaces at the ends of rows.
    package var text: String {
        (0..<size.height).map(text(ofRow:)).joined(separator: "\n")
    }

    /// What a row shows, without the spaces at its end.
    package func text(ofRow y: Int) -> String {
        let cells = row(y)
        let end = cells.lastIndex { $0.glyph != .space } ?? cells.startIndex - 1
        var scalars = String.UnicodeScalarView()
        for cell in cells.prefix(through: end) {
            if let scalar = cell.glyph.scalar {
                scalars.append(scalar)
            } else {
                scalars.append(contentsOf: cell.glyph.scalars)
            }
        }
        return String(scalars)
    }
}
