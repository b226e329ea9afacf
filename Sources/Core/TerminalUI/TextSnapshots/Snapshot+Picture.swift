extension Snapshot {
    /// The cells that the snapshot was taken of; what it says of a style that is not known is left
    /// out.
    package var picture: ScreenBuffer {
        let width = rows.map { TextWidth.of(RowText.glyphs(in: $0)) }.max() ?? 0
        var buffer = ScreenBuffer(size: Size(width: width, height: rows.count))
        let base = Style(reading: self.base) ?? .plain
        for (y, row) in rows.enumerated() {
            var x = 0
            for (glyph, width) in Glyphs(RowText.glyphs(in: row)) {
                buffer.put(Cell(glyph, width: width, style: base), x: x, y: y)
                x += width
            }
            for run in styles[y] { restyle(run, row: y, base: base, in: &buffer) }
        }
        buffer.cursor = cursor
        return buffer
    }

    private func restyle(_ run: SnapshotRun, row: Int, base: Style, in buffer: inout ScreenBuffer) {
        guard let style = Style(reading: run.style) else { return }
        for x in run.columns where x < buffer.size.width {
            buffer.restyle(x: x, y: row) { old in
                run.isBackground
                    ? Style(
                        old.foreground, on: style.background, attributes: old.attributes)
                    : Style(
                        style.foreground, on: old.background, attributes: style.attributes)
            }
        }
    }
}
