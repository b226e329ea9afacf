/// The last row: what can be done now, and how far the person is.
struct HintBar: View {
    /// A key and what it does.
    struct Hint {
        let key: Key
        let title: String
        let action: @MainActor () -> Void
    }

    /// The most important first; what does not fit is left out from the end.
    let hints: [Hint]
    /// Is always shown.
    let lastHint: Hint?
    let status: String?

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let canvas = canvas.styled(Style(.text, on: .surface))
        canvas.fill(canvas.bounds)
        let end = drawStatus(on: canvas)
        let last = keyHints(lastHint.map { [$0] } ?? [])
        let room = canvas.size.shrunk(width: canvas.size.width - end)
        let lastWidth = last.request(in: room).size.width
        let others = keyHints(hints)
        let start = 1 + min(others.request(in: room).size.width + 3, max(0, end - 1 - lastWidth))
        others.draw(on: canvas.region(Rect(x: 1, y: 0, width: start - 2, height: 1)))
        let x = hints.isEmpty ? 1 : start
        last.draw(on: canvas.region(Rect(x: x, y: 0, width: end - x, height: 1)))
    }

    private func keyHints(_ hints: [Hint]) -> KeyHints {
        let actions = hints.map(\.action)
        return KeyHints(hints.map { KeyHints.Hint($0.key.description, $0.title) }) { actions[$0]() }
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
