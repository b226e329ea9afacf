/// Writes a buffer as SVG: words as text, frames and bars as shapes.
struct SVGPicture {
    private static let margin = 12
    private let buffer: ScreenBuffer
    private let foreground: Palette.Components
    private let background: Palette.Components

    init(of buffer: ScreenBuffer, appearance: Theme.Appearance) {
        self.buffer = buffer.resolved(
            with: .standard(appearance, for: .trueColor), for: .trueColor)
        foreground = appearance == .dark ? (0xD3, 0xD8, 0xE2) : (0x2A, 0x30, 0x3B)
        background = appearance == .dark ? (0x14, 0x17, 0x1D) : (0xFB, 0xFC, 0xFD)
    }

    /// The whole document.
    var source: String {
        let width = (buffer.size.width * SVGCell.width + 9) / 10 + 2 * Self.margin
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
        return runs.compactMap(backdrop) + runs.flatMap(pieces) + cursor
    }

    private func backdrop(of run: StyleRun) -> String? {
        let color = colors(of: run.style).background
        guard color != background else { return nil }
        return SVGCell.rectangle(run.columns, row: run.row, fill: SVGCell.hex(color))
    }

    private func pieces(of run: StyleRun) -> [String] {
        let color = SVGCell.hex(colors(of: run.style).foreground)
        let look = SVGCell.look(run.style.attributes)
        return SVGPieces(of: buffer.row(run.row), in: run.columns).ranges.map { columns in
            let first = buffer[columns.lowerBound, run.row].glyph
            if let shape = SVGShape(of: first, count: columns.count) {
                return shape.source(x: columns.lowerBound, y: run.row, color: color, look: look)
            }
            let text = columns.map { buffer[$0, run.row].glyph.string }.joined()
            return SVGCell.text(text, columns, row: run.row, color: color, look: look)
        }
    }

    private var cursor: [String] {
        guard let place = buffer.cursor else { return [] }
        let color = SVGCell.hex(foreground)
        return [SVGCell.rectangle(place.x..<place.x + 1, row: place.y, fill: color, opacity: 0.5)]
    }

    private func colors(
        of style: Style
    ) -> (foreground: Palette.Components, background: Palette.Components) {
        let front = style.foreground.components ?? foreground
        let back = style.background.components ?? background
        return style.attributes.contains(.reverse) ? (back, front) : (front, back)
    }
}
