/// The titles of the open screens; each but the last leads back to its screen.
struct Breadcrumbs: View {
    let titles: [String]
    /// Goes back to the screen at this place of the stack.
    let open: @MainActor (Int) -> Void

    private static let separator = " › "

    /// Columns for all of them.
    var width: Int {
        titles.reduce(0) { $0 + TextWidth.of($1) + Self.separator.count } - Self.separator.count
    }

    /// Columns for the last one, which says where the person is.
    var leastWidth: Int {
        let last = TextWidth.of(titles.last ?? "")
        return titles.count > 1 ? min(width, 1 + Self.separator.count + last) : last
    }

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: width, height: 1))
    }

    func draw(on canvas: Canvas) {
        var x = 0
        let first = firstShown(in: canvas.size.width)
        if first > 0 { x = canvas.write("… › ", x: 0, y: 0, style: Style(.muted)) }
        for index in first..<max(first, titles.count) {
            x = drawTitle(at: index, x: x, on: canvas)
        }
    }

    private func drawTitle(at index: Int, x: Int, on canvas: Canvas) -> Int {
        let isLast = index == titles.count - 1
        let style = isLast ? Style(.accent, attributes: .bold) : Style(.muted)
        let cells = StyledText(titles[index], style).cells(width: canvas.size.width - x)
        let end = canvas.write(cells: cells, x: x, y: 0)
        guard !isLast else { return end }
        canvas.onClick(in: Rect(x: x, y: 0, width: end - x, height: 1)) { _ in open(index) }
        return canvas.write(Self.separator, x: end, y: 0, style: Style(.muted))
    }

    /// Columns for what is shown of them in so many.
    func width(in room: Int) -> Int { min(room, cut(to: room).width) }

    /// The first title that is shown: of too many the later ones matter.
    private func firstShown(in width: Int) -> Int { cut(to: width).first }

    private func cut(to width: Int) -> (first: Int, width: Int) {
        var first = 0
        var needed = self.width
        while needed > width, first < titles.count - 1 {
            needed -= TextWidth.of(titles[first]) + Self.separator.count
            if first == 0 { needed += 1 + Self.separator.count }
            first += 1
        }
        return (first, needed)
    }
}
