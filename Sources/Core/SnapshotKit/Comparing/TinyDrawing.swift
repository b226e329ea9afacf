import ScreenPreviews
import TerminalUI

/// Draws a screen where there is hardly any room: it may look like anything, but it must keep to
/// its place.
@MainActor struct TinyDrawing {
    private static let margin = 2
    /// Sizes at which screens are drawn without anything around them.
    static let sizes = [
        Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 20, height: 5),
        Size(width: 60, height: 1), Size(width: 1, height: 20),
    ]

    let preview: Preview

    /// What is wrong, as texts for people. A trap ends the whole test run, which then names the test.
    func problems() async -> [String] {
        let stage = PreviewStage(preview, size: Size(width: 20, height: 5))
        await stage.settle()
        defer { stage.close() }
        guard let screen = stage.application.navigator.top else { return [] }
        return Self.sizes.flatMap { check(screen.body, at: $0) }
    }

    private func check(_ body: any View, at size: Size) -> [String] {
        let all = Size(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
        let area = Rect(origin: Point(x: Self.margin, y: Self.margin), size: size)
        let buffer = ScreenBuffer(drawing: Inset(content: body, area: area), size: all)
        for y in 0..<all.height {
            for x in 0..<all.width where buffer[x, y] != .blank {
                if area.contains(Point(x: x, y: y)) { continue }
                return [
                    "\(preview.id) at \(size) draws outside its bounds, at column "
                        + "\(x - Self.margin + 1), row \(y - Self.margin + 1)."
                ]
            }
        }
        return []
    }
}

private struct Inset: View {
    let content: any View
    let area: Rect

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        content.draw(on: canvas.region(area))
    }
}
