/// The course of some numbers in a single row.
package struct Sparkline: View {
    private static let levels = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private let values: [Double]
    private let color: Color

    /// A row with one cell for each value, the latest at the right; what does not fit is left out at the
    /// left. The scale reaches from 0 to the largest value.
    package init(_ values: [Double], _ color: Color = .accent) {
        self.values = values.map { $0.isFinite ? max(0, $0) : 0 }
        self.color = color
    }

    package func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: values.count, height: 1))
    }

    package func draw(on canvas: Canvas) {
        let visible = values.suffix(canvas.size.width)
        let largest = visible.max() ?? 0
        for (x, value) in visible.enumerated() {
            let level = largest > 0 ? Int((value / largest * 7).rounded()) : 0
            canvas.write(Self.levels[level], x: x, y: 0, style: Style(color))
        }
    }
}
