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

    /// Draws a cell: of at most two bands, the lower in front of the upper.
    private func draw(_ ends: [Int], row: Int, x: Int, on canvas: Canvas) {
        let bottom = row * 8
        guard let lower = ends.firstIndex(where: { $0 > bottom }) else { return }
        let end = min(ends[lower] - bottom, 8)
        let upper = end < 8 ? ends[(lower + 1)...].firstIndex { $0 > bottom + end } : nil
        // What lies above the upper one in the same cell is less than an eighth of it.
        var style = Style(Self.color(of: lower))
        if let upper, ends[upper] - bottom >= 8 || end >= 4 {
            style = Style(Self.color(of: lower), on: Self.color(of: upper))
        }
        canvas.write(Self.eighths[end], x: x, y: canvas.size.height - 1 - row, style: style)
    }
}
