/// The last row: what can be done now, and how far the person is.
struct HintBar: View {
    /// A key and what it does.
    struct Hint {
        let key: Key
        let title: String
        let action: @MainActor () -> Void
    }

    let hints: [Hint]
    let status: String?

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let canvas = canvas.styled(Style(.text, on: .surface))
        canvas.fill(canvas.bounds)
        let end = drawStatus(on: canvas)
        let actions = hints.map(\.action)
        KeyHints(hints.map { KeyHints.Hint($0.key.description, $0.title) }) { actions[$0]() }
            .draw(on: canvas.region(Rect(x: 1, y: 0, width: end - 1, height: 1)))
    }

    /// - Returns: The column at which hints must end.
    private func drawStatus(on canvas: Canvas) -> Int {
        guard let status, !status.isEmpty else { return canvas.size.width - 1 }
        let cells = StyledText(status, .muted).cells(width: canvas.size.width / 2)
        let x = canvas.size.width - 1 - cells.reduce(0) { $0 + Int($1.width) }
        canvas.write(cells: cells, x: x, y: 0)
        return x - 2
    }
}
