/// The course of numbers as lines, eight dots to a cell, with the scale at the left.
package struct LineChart: View {
    /// One line.
    package struct Series: Hashable, Sendable {
        /// Its values from left to right, at equal distances.
        package var values: [Double]
        /// Its colour.
        package var color: Color

        /// A line through values; values that are not finite are left out.
        package init(_ values: [Double], color: Color = .accent) {
            self.values = values
            self.color = color
        }
    }

    private let series: [Series]
    private let label: (Double) -> String

    /// Lines on a common scale that reaches from 0 to the largest value.
    ///
    /// - Parameters:
    ///   - series: The lines; where two cross in a cell the later one gives the colour.
    ///   - label: How a value is written at the scale.
    package init(
        _ series: [Series], label: @escaping (Double) -> String = { String(Int($0.rounded())) }
    ) {
        self.series = series
        self.label = label
    }

    package func request(in space: Size) -> SizeRequest {
        .everything(minimum: Size(width: 8, height: 3))
    }

    package func draw(on canvas: Canvas) {
        guard !canvas.isHidden else { return }
        let largest = series.flatMap(\.values).filter(\.isFinite).max() ?? 0
        let labels = [label(max(largest, 0)), label(0)]
        let scale = min((labels.map { TextWidth.of($0) }.max() ?? 0) + 2, canvas.size.width)
        drawScale(labels, width: scale, on: canvas)
        let plot = canvas.region(canvas.bounds.inset(by: Insets(left: scale)))
        for line in series {
            BrailleLine(line.values, largest: largest).draw(on: plot, style: Style(line.color))
        }
    }

    private func drawScale(_ labels: [String], width: Int, on canvas: Canvas) {
        let bottom = canvas.size.height - 1
        for (y, text) in [(0, labels[0]), (bottom, labels[1])] where y == bottom || bottom > 0 {
            let x = max(0, width - 2 - TextWidth.of(text))
            canvas.write(text, x: x, y: y, style: Style(.muted))
        }
        let line = Rect(x: width - 1, y: 0, width: 1, height: canvas.size.height)
        canvas.fill(line, with: "│", style: Style(.border))
    }
}
