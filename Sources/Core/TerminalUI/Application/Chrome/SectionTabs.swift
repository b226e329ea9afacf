/// The top-level places with the digits that lead to them; the one that is shown has its breadcrumbs.
struct SectionTabs: View {
    let titles: [String]
    let current: Int
    let breadcrumbs: Breadcrumbs
    /// Goes to the place at this index.
    let open: @MainActor (Int) -> Void

    private static let gap = 2

    /// How much of the places that are not shown fits.
    private enum Detail: CaseIterable {
        case titles, digits, nothing
    }

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: width(.titles), height: 1))
    }

    func draw(on canvas: Canvas) {
        let detail = Detail.allCases.first { width($0) <= canvas.size.width } ?? .nothing
        guard titles.count > 1, detail != .nothing else { return breadcrumbs.draw(on: canvas) }
        var x = 0
        for index in titles.indices {
            let digit = index == current ? Style(.accent) : Style(.muted)
            let start = x
            x = canvas.write("\(index + 1) ", x: x, y: 0, style: digit)
            if index == current {
                let room = Rect(x: x, y: 0, width: breadcrumbs.width, height: 1)
                breadcrumbs.draw(on: canvas.region(room))
                x += breadcrumbs.width
            } else {
                if detail == .titles { x = canvas.write(titles[index], x: x, y: 0, style: digit) }
                let place = Rect(x: start, y: 0, width: x - start, height: 1)
                canvas.onClick(in: place) { _ in open(index) }
            }
            x += detail == .titles ? Self.gap : 0
        }
    }

    private func width(_ detail: Detail) -> Int {
        guard titles.count > 1, detail != .nothing else { return breadcrumbs.width }
        let gap = detail == .titles ? Self.gap : 0
        return titles.indices.reduce(-gap) { width, index in
            let digits = "\(index + 1) ".count
            if index == current { return width + digits + breadcrumbs.width + gap }
            return width + digits + (detail == .titles ? TextWidth.of(titles[index]) : 0) + gap
        }
    }
}
