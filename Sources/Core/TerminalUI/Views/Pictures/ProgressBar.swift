/// How far something has come.
package struct ProgressBar: View {
    private let fraction: Double
    private let color: Color

    /// A bar; `fraction` is limited to 0…1, and what is not a number counts as 0.
    package init(_ fraction: Double, _ color: Color = .accent) {
        self.fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
        self.color = color
    }

    package func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: 4, height: 1), fillsWidth: true)
    }

    package func draw(on canvas: Canvas) {
        let width = canvas.size.width
        canvas.fill(
            Rect(x: 0, y: 0, width: width, height: 1), with: "─", style: Style(.faint))
        Bar.draw(fraction, style: Style(color), on: canvas)
    }
}
