/// Views that may be higher than the room: drawn as if there were enough, and moved up.
package struct ScrollArea: View {
    private static let highest = 100_000
    private let offset: Int
    private let content: ViewList

    /// Views without their first `offset` rows; there is always something left to see.
    package init(offset: Int = 0, @ViewBuilder content: () -> ViewList) {
        self.offset = max(0, offset)
        self.content = content()
    }

    /// The rows that the content has in a space of some width.
    package func rowCount(width: Int) -> Int {
        content.request(in: Size(width: width, height: Self.highest)).size.height
    }

    package func request(in space: Size) -> SizeRequest {
        .everything()
    }

    package func draw(on canvas: Canvas) {
        guard !canvas.isHidden else { return }
        let rows = max(rowCount(width: canvas.size.width), canvas.size.height)
        let top = min(offset, rows - canvas.size.height)
        let area = Rect(x: 0, y: -top, width: canvas.size.width, height: rows)
        content.draw(on: canvas.region(area))
    }
}
