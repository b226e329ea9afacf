/// The top-level places with the digits that lead to them, and after them the way from the one that is
/// shown to this screen.
///
/// The places keep their names and columns on all screens, so that they are found without reading: a
/// way that is too long covers the last of them.
struct SectionTabs: View {
    /// What the places are called, in a few letters each.
    let names: [String]
    let digits: [Int?]
    let current: Int
    /// The way from the place that is shown; with a single place the whole way.
    let way: Breadcrumbs
    /// Whether there is room for two columns between names.
    var isWide = false
    /// Goes to the place at this index.
    let open: @MainActor (Int) -> Void

    /// How much of each name fits.
    private enum Detail: CaseIterable {
        case names, starts, digits

        var letters: Int {
            switch self {
            case .names: .max
            case .starts: 3
            case .digits: 0
            }
        }
    }

    private static let separator = " › "

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: leastWidth, height: 1))
    }

    func draw(on canvas: Canvas) {
        guard names.count > 1 else { return way.draw(on: canvas) }
        let width = canvas.size.width
        let ends = ends(detail(in: width))
        let start = wayStart(behind: ends, in: width)
        for index in names.indices
        where start.map({ ends[index] <= $0 || index == current }) ?? true {
            drawName(at: index, to: ends[index], detail(in: width), on: canvas)
        }
        if let start { drawWay(from: start, on: canvas) }
    }

    /// The columns that names and the end of the way need.
    var leastWidth: Int {
        guard names.count > 1 else { return way.leastWidth }
        return width(.names) + (way.titles.isEmpty ? 0 : Self.separator.count + way.leastWidth)
    }

    private func drawName(at index: Int, to end: Int, _ detail: Detail, on canvas: Canvas) {
        let isCurrent = index == current
        let style =
            isCurrent ? Style(.accent, attributes: way.titles.isEmpty ? .bold : []) : Style(.muted)
        let text = text(index, detail)
        let x = end - TextWidth.of(text)
        canvas.write(text, x: x, y: 0, style: style)
        canvas.onClick(in: Rect(x: x, y: 0, width: end - x, height: 1)) { _ in open(index) }
    }

    private func drawWay(from start: Int, on canvas: Canvas) {
        let x = canvas.write(Self.separator, x: start, y: 0, style: Style(.muted))
        let room = Rect(x: x, y: 0, width: max(0, canvas.size.width - x), height: 1)
        way.draw(on: canvas.region(room))
    }

    /// Where the way begins: after the names, or over the last of them where it does not fit there;
    /// nil without a way.
    private func wayStart(behind ends: [Int], in width: Int) -> Int? {
        guard !way.titles.isEmpty else { return nil }
        let last = ends[ends.count - 1]
        let needed = Self.separator.count + way.width
        if last + needed <= width { return last }
        let least = Self.separator.count + way.leastWidth
        if last + least <= width { return last }
        // The place that is shown keeps its name.
        let first = ends[current]
        return ends.last { $0 >= first && $0 + needed <= width }
            ?? ends.last { $0 >= first && $0 + least <= width } ?? first
    }

    /// Where the name of each place ends.
    private func ends(_ detail: Detail) -> [Int] {
        var x = 0
        return names.indices.map { index in
            let end = x + TextWidth.of(text(index, detail))
            x = end + (isWide ? 2 : 1)
            return end
        }
    }

    private func width(_ detail: Detail) -> Int { ends(detail).last ?? 0 }

    private func detail(in width: Int) -> Detail {
        Detail.allCases.first { self.width($0) <= width } ?? .digits
    }

    private func text(_ index: Int, _ detail: Detail) -> String {
        let digit = digits[index].map { "\($0)" } ?? ""
        let isWhole = index == current && detail == .digits
        let name = String(names[index].prefix(isWhole ? .max : detail.letters))
        return [digit, name].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
