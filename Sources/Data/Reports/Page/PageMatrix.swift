import Architecture
import Codebase

/// Who uses whom: users as columns, what they use as rows, so that what the layers allow stands
/// below the diagonal.
///
/// - Parameter picture: The graph of the page, whose nodes are the rows.
func matrixSection(of analysis: Analysis, _ picture: GraphPicture) -> Markup? {
    if picture.nodes.isEmpty { return nil }
    return .tag(
        "section", ["id": "matrix"],
        [
            .tag("h2", "Matrix"),
            .tag(
                "p", ["class": "muted"],
                "A column uses the rows in which it has a number: the import statements, or · where "
                    + "a manifest alone says so. Above the diagonal stands what runs against the "
                    + "order from top to bottom."),
            .tag("div", ["class": "wide"], [PageMatrix(picture, of: analysis).svg]),
        ])
}

private struct PageMatrix {
    private let picture: GraphPicture
    /// The nodes from top to bottom.
    private let order: [Int]
    /// The rows before which a layer begins.
    private let starts: Set<Int>

    private static let cell = 18
    private let left: Int

    init(_ picture: GraphPicture, of analysis: Analysis) {
        self.picture = picture
        if picture.isFolded {
            order = Array(picture.nodes.indices)
            starts = []
        } else {
            let matrix = arrangeMatrix(analysis)
            let nodes = Dictionary(
                picture.nodes.enumerated().map { ($1.id, $0) },
                uniquingKeysWith: { first, _ in first })
            let arranged = matrix.modules.compactMap { nodes[.module($0)] }
            let known = Set(arranged)
            let rest = picture.nodes.indices.filter { !known.contains($0) }
            order = arranged + rest
            let bands = order.map { picture.nodes[$0].band }
            starts = Set(bands.indices.dropFirst().filter { bands[$0] != bands[$0 - 1] })
        }
        left = (picture.nodes.map(\.name.heading.textWidth).max() ?? 0) + 40
    }

    var svg: Markup {
        let size = left + order.count * Self.cell + 8
        var place = [Int](repeating: 0, count: picture.nodes.count)
        for (index, node) in order.enumerated() { place[node] = index }
        return .tag(
            "svg",
            [
                "class": "matrix", "role": "img", "viewBox": "0 0 \(size) \(size)",
                "width": String(size), "height": String(size), "aria-label": "dependency matrix",
            ],
            order.indices.flatMap(heading) + starts.sorted().flatMap(border)
                + picture.arrows.map { cell($0, place) })
    }

    private func position(_ index: Int) -> Int { left + index * Self.cell }

    /// The name before a row and over its column, with the same number, and where both meet.
    private func heading(_ index: Int) -> [Markup] {
        let name = picture.nodes[order[index]].name.heading
        let (start, base) = (position(index), position(index) + 13)
        let upright = "rotate(-90 \(base) \(left - 6))"
        return [
            .tag(
                "text", ["class": "row", "x": String(left - 6), "y": String(base)],
                "\(name) \(index + 1)"),
            .tag(
                "text", ["x": String(base), "y": String(left - 6), "transform": upright],
                "\(index + 1) \(name)"),
            .tag(
                "rect",
                [
                    "class": "self", "x": String(start), "y": String(start),
                    "width": String(Self.cell), "height": String(Self.cell),
                ]),
        ]
    }

    private func border(_ index: Int) -> [Markup] {
        let (at, start, end) = (String(position(index)), String(left), position(order.count))
        return [
            .tag("line", ["x1": start, "x2": String(end), "y1": at, "y2": at]),
            .tag("line", ["y1": start, "y2": String(end), "x1": at, "x2": at]),
        ]
    }

    private func cell(_ arrow: GraphPicture.Arrow, _ place: [Int]) -> Markup {
        let (x, y) = (position(place[arrow.from]), position(place[arrow.to]))
        let kind = arrow.count.worst?.rawValue ?? "plain"
        var counts = [arrow.count.imports.counted("import")]
        if picture.isFolded { counts.append(arrow.count.edges.counted("edge")) }
        counts += arrow.count.markWords
        let (user, used) = (picture.nodes[arrow.from].name, picture.nodes[arrow.to].name)
        let words = "\(user) → \(used): \(counts.joined(separator: ", "))"
        return .tag(
            "g", ["class": "cell \(kind)"],
            [
                .tag("title", words),
                .tag(
                    "rect",
                    [
                        "x": String(x), "y": String(y), "width": String(Self.cell - 1),
                        "height": String(Self.cell - 1),
                    ]),
                .tag(
                    "text", ["x": String(x + Self.cell / 2), "y": String(y + 12)],
                    arrow.count.imports.short),
            ])
    }
}

extension String {
    /// A name as there is room for it before a row: the cells of it have it whole.
    fileprivate var heading: String { count > 36 ? prefix(35) + "…" : self }
}

extension Int {
    /// In at most three characters: `7`, `316`, `2k`, rounded down; `·` for none.
    fileprivate var short: String {
        switch self {
        case 0: "·"
        case ..<1_000: String(self)
        default: "\(self / 1_000)k"
        }
    }
}
