/// Writes a buffer as SVG: text as text, frames and bars as shapes, so that they join without gaps.
struct SVGPicture {
    private static let margin = 12
    private let buffer: ScreenBuffer
    private let foreground: Int
    private let background: Int

    init(of buffer: ScreenBuffer, appearance: Theme.Appearance) {
        self.buffer = buffer.resolved(
            with: .standard(appearance, for: .trueColor), for: .trueColor)
        foreground = appearance == .dark ? 0xD3D8E2 : 0x2A303B
        background = appearance == .dark ? 0x14171D : 0xFBFCFD
    }

    /// The whole document.
    var source: String {
        let width = buffer.size.width * SVGCell.width / 10 + 2 * Self.margin
        let height = buffer.size.height * SVGCell.height + 2 * Self.margin
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
            font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace" \
            font-size="14">
            <rect width="\(width)" height="\(height)" rx="8" fill="\(SVGCell.hex(background))"/>
            <g transform="translate(\(Self.margin) \(Self.margin))">
            \(elements.joined(separator: "\n"))
            </g>
            </svg>

            """
    }

    private var elements: [String] {
        let runs = (0..<buffer.size.height).flatMap(buffer.styleRuns(ofRow:))
        return runs.compactMap(backdrop) + runs.flatMap(glyphs)
            + [cursor].compactMap { $0 }
    }

    private func backdrop(of run: StyleRun) -> String? {
        let color = colors(of: run.style).background
        guard color != background else { return nil }
        return SVGCell.rectangle(run.columns, row: run.row, fill: SVGCell.hex(color))
    }

    private func glyphs(of run: StyleRun) -> [String] {
        let color = SVGCell.hex(colors(of: run.style).foreground)
        let look = SVGCell.look(run.style, fill: color)
        return pieces(of: run).map { columns in
            let cells = columns.map { buffer[$0, run.row] }
            if let shape = SVGCell.shape(of: cells[0].glyph, x: columns.lowerBound, y: run.row) {
                return "<g \(look) color=\"\(color)\">\(shape)</g>"
            }
            let text = cells.map(\.glyph.string).joined()
            return SVGCell.text(text, columns, row: run.row, look: look)
        }
    }

    /// Words of a run; every frame character and every wide glyph on its own.
    private func pieces(of run: StyleRun) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var word: Range<Int>?
        for x in run.columns {
            let cell = buffer[x, run.row]
            let isAlone = cell.width == 2 || SVGCell.shape(of: cell.glyph, x: x, y: 0) != nil
            let isLetter = cell.width == 1 && cell.glyph != .space && !isAlone
            if isLetter {
                word = (word?.lowerBound ?? x)..<x + 1
                continue
            }
            if let word { pieces.append(word) }
            word = nil
            if isAlone { pieces.append(x..<x + Int(cell.width)) }
        }
        return pieces + [word].compactMap { $0 }
    }

    private var cursor: String? {
        buffer.cursor.map {
            SVGCell.rectangle(
                $0.x..<$0.x + 1, row: $0.y, fill: SVGCell.hex(foreground), opacity: 0.5)
        }
    }

    private func colors(of style: Style) -> (foreground: Int, background: Int) {
        let front = style.foreground.components.map(SVGCell.value) ?? foreground
        let back = style.background.components.map(SVGCell.value) ?? background
        return style.attributes.contains(.reverse) ? (back, front) : (front, back)
    }
}
