/// A thin line across the room: below something, or beside it.
package struct Divider: View {
    private let isVertical: Bool
    private let title: StyledText

    /// A horizontal line, with a title in it if there is one.
    package init(title: StyledText = "") {
        isVertical = false
        self.title = title
    }

    private init(isVertical: Bool) {
        self.isVertical = isVertical
        title = ""
    }

    /// A vertical line.
    package static let vertical = Divider(isVertical: true)

    package func request(in space: Size) -> SizeRequest {
        SizeRequest(
            Size(width: 1, height: 1), fillsWidth: !isVertical, fillsHeight: isVertical)
    }

    package func draw(on canvas: Canvas) {
        let line = Style(.border)
        guard !isVertical else {
            return canvas.fill(
                Rect(x: 0, y: 0, width: 1, height: canvas.size.height), with: "│", style: line)
        }
        canvas.fill(Rect(x: 0, y: 0, width: canvas.size.width, height: 1), with: "─", style: line)
        guard !title.isEmpty, canvas.size.width > 6 else { return }
        let end = canvas.write(title, x: 3, y: 0, width: canvas.size.width - 6)
        canvas.write(" ", x: 2, y: 0)
        canvas.write(" ", x: end, y: 0)
    }
}
