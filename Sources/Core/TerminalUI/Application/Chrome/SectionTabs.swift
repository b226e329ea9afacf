/// The top-level places with the digits that lead to them; the one that is shown has its breadcrumbs.
struct SectionTabs: View {
    let titles: [String]
    /// The same in a few letters each.
    let shortTitles: [String]
    let digits: [Int?]
    let current: Int
    let breadcrumbs: Breadcrumbs
    /// Goes to the place at this index.
    let open: @MainActor (Int) -> Void

    /// How much of the places that are not shown fits.
    private enum Detail: CaseIterable {
        case titles, closeTitles, shortTitles, tinyTitles, digits, nothing

        var hasTitles: Bool { self != .digits && self != .nothing }
        var gap: Int { self == .titles || self == .digits ? 2 : 1 }
    }

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: width(.titles, way: breadcrumbs.width), height: 1))
    }

    func draw(on canvas: Canvas) {
        let (detail, isCut) = arrangement(in: canvas.size.width)
        guard titles.count > 1, detail != .nothing else { return breadcrumbs.draw(on: canvas) }
        let way =
            isCut
            ? breadcrumbs.width(in: canvas.size.width - width(detail, way: 0)) : breadcrumbs.width
        let names = names(detail, more: canvas.size.width - width(detail, way: way))
        var x = 0
        for index in titles.indices {
            let digit = index == current ? Style(.accent) : Style(.muted)
            let start = x
            x = canvas.write(label(index), x: x, y: 0, style: digit)
            if index == current {
                let room = Rect(x: x, y: 0, width: way, height: 1)
                breadcrumbs.draw(on: canvas.region(room))
                x += way
            } else {
                x = canvas.write(names[index], x: x, y: 0, style: digit)
                let place = Rect(x: start, y: 0, width: x - start, height: 1)
                canvas.onClick(in: place) { _ in open(index) }
            }
            x += gap(after: index, detail)
        }
    }

    /// How much of the others fits, and whether the way to this screen is cut at its start for it:
    /// what the others are called matters more than where one came from.
    private func arrangement(in room: Int) -> (Detail, isCut: Bool) {
        let whole = Detail.allCases.first { width($0, way: breadcrumbs.width) <= room }
        if let whole, whole.hasTitles { return (whole, false) }
        let cut = [Detail.shortTitles, .tinyTitles].first {
            width($0, way: breadcrumbs.leastWidth) <= room
        }
        return cut.map { ($0, true) } ?? (whole ?? .nothing, false)
    }

    /// The columns in which every place can have a name.
    var leastWidth: Int { width(.tinyTitles, way: breadcrumbs.leastWidth) }

    private func width(_ detail: Detail, way: Int) -> Int {
        guard titles.count > 1, detail != .nothing else { return way }
        return titles.indices.reduce(0) { width, index in
            let start = width + label(index).count + gap(after: index, detail)
            if index == current { return start + way }
            return start + TextWidth.of(title(index, detail))
        }
    }

    /// The names of all places, those longer that can be in what room is left, as many as possible.
    private func names(_ detail: Detail, more room: Int) -> [String] {
        var names = titles.indices.map { title($0, detail) }
        guard detail.hasTitles else { return names }
        var room = room
        for longer in [shortTitles, titles] {
            let costs = names.indices.filter { $0 != current }
                .map { (cost: TextWidth.of(longer[$0]) - TextWidth.of(names[$0]), index: $0) }
                .filter { $0.cost > 0 }
            for (cost, index) in costs.sorted(by: <) where cost <= room {
                names[index] = longer[index]
                room -= cost
            }
        }
        return names
    }

    private func label(_ index: Int) -> String { digits[index].map { "\($0) " } ?? "" }

    private func title(_ index: Int, _ detail: Detail) -> String {
        guard detail.hasTitles else { return "" }
        return switch detail {
        case .shortTitles: shortTitles[index]
        case .tinyTitles: String(shortTitles[index].prefix(3))
        default: titles[index]
        }
    }

    /// A digit alone has its space after it already.
    private func gap(after index: Int, _ detail: Detail) -> Int {
        guard index < titles.count - 1 else { return 0 }
        return detail.hasTitles || index == current ? detail.gap : 0
    }
}
