/// The first row: where the person is, and how things are.
struct TopBar: View {
    let sections: SectionTabs
    /// The most important first.
    let status: [StyledText]

    private static let gap = 2
    /// The columns from which on names stand two apart.
    private static let wide = 110

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let canvas = canvas.styled(Style(.text, on: .surface))
        canvas.fill(canvas.bounds)
        var sections = sections
        sections.isWide = canvas.size.width >= Self.wide
        let shown = fitting(canvas.size.width - sections.leastWidth - 2)
        var x = canvas.size.width - 1
        for item in shown.reversed() {
            x -= TextWidth.of(item)
            canvas.write(cells: item.cells(width: canvas.size.width), x: x, y: 0)
            x -= Self.gap
        }
        sections.draw(on: canvas.region(Rect(x: 1, y: 0, width: x - 1, height: 1)))
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
