import TerminalUI

/// Figures about the last frame in the lower right corner, over what is there.
struct FiguresOverlay: View {
    let figures: FrameFigures

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let panel = Panel("Frame \(figures.frame)") {
            line("bytes", "\(figures.bytes)")
            line("cells", "\(figures.cells) of \(figures.allCells)")
            if let duration = figures.duration { line("drawn in", duration.text) }
        }
        .background(.surface)
        let asked = panel.request(in: canvas.size).size
        let size = Size(width: max(26, asked.width), height: asked.height).limited(to: canvas.size)
        let place = Point(x: canvas.size.width - size.width, y: canvas.size.height - size.height)
        let area = canvas.region(Rect(origin: place, size: size))
        area.fill(area.bounds, style: Style(on: .surface))
        panel.draw(on: area)
    }

    private func line(_ name: String, _ value: String) -> some View {
        HStack(spacing: 1) {
            Text(" " + name, .muted)
            Spacer()
            Text(value + " ", .text)
        }
    }
}
