/// The first row: where the person is, and how things are.
struct TopBar: View {
    let breadcrumbs: Breadcrumbs
    /// The most important first.
    let status: [StyledText]

    private static let gap = 2

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let canvas = canvas.styled(Style(.text, on: .surface))
        canvas.fill(canvas.bounds)
        let least = min(breadcrumbs.width, canvas.size.width / 2)
        let shown = fitting(canvas.size.width - least - 2)
        var x = canvas.size.width - 1
        for item in shown.reversed() {
            x -= TextWidth.of(item)
            canvas.write(cells: item.cells(width: canvas.size.width), x: x, y: 0)
            x -= Self.gap
        }
        breadcrumbs.draw(on: canvas.region(Rect(x: 1, y: 0, width: x - 1, height: 1)))
    }

    /// The first items, as many as fit.
    private func fitting(_ width: Int) -> [StyledText] {
        var left = width
        return Array(
            status.filter { !$0.isEmpty }.prefix { item in
                left -= TextWidth.of(item) + Self.gap
                return left >= 0
            })
    }
}

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

    /// The first title that is shown: of too many the later ones matter.
    private func firstShown(in width: Int) -> Int {
        var first = 0
        var needed = self.width
        while needed > width, first < titles.count - 1 {
            needed -= TextWidth.of(titles[first]) + Self.separator.count
            if first == 0 { needed += 1 + Self.separator.count }
            first += 1
        }
        return first
    }
}
