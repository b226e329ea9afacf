import TerminalUI

/// Bands on each other, each column of cells one moment; an eighth of a cell is told apart.
struct BandChart: View {
    /// For each column the sizes of the bands, the lowest first; nil where nothing is known.
    let columns: [[Int]?]
    /// What the whole height stands for; 1 or more.
    let largest: Int

    private static let eighths = ["", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    func request(in space: Size) -> SizeRequest { .everything() }

    /// The colour of a band.
    static func color(of band: Int) -> Color { .layer(band) }

    func draw(on canvas: Canvas) {
        let height = canvas.size.height
        for (x, sizes) in columns.prefix(canvas.size.width).enumerated() {
            guard let sizes else { continue }
            let ends = ends(of: sizes, height: height)
            for row in 0..<height { draw(ends, row: row, x: x, on: canvas) }
        }
    }

    /// Where each band ends, in eighths of a cell from below.
    private func ends(of sizes: [Int], height: Int) -> [Int] {
        var sum = 0
        return sizes.map { size in
            sum += size
            return (sum * height * 8 + largest / 2) / max(largest, 1)
        }
    }

    /// Draws a cell in the colour of the band that takes most of it: where bands meet there is no
    /// second colour, as a theme has none for what stands behind.
    private func draw(_ ends: [Int], row: Int, x: Int, on canvas: Canvas) {
        let bottom = row * 8
        let end = min((ends.last ?? 0) - bottom, 8)
        guard end > 0 else { return }
        var start = bottom
        var widest = (band: 0, size: 0)
        for (band, bandEnd) in ends.enumerated() {
            let size = min(bandEnd, bottom + 8) - start
            guard size > 0 else { continue }
            if size > widest.size { widest = (band, size) }
            start += size
        }
        canvas.write(
            Self.eighths[end], x: x, y: canvas.size.height - 1 - row,
            style: Style(Self.color(of: widest.band)))
    }
}
