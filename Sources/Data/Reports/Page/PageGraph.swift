import Architecture
import Codebase
import Graphs

/// The graph of a page, drawn in rows with a band for each layer.
struct PageGraph {
    private let picture: GraphPicture
    private let drawing: LayeredDrawing
    private let cut: GraphCut
    private let modules: Int
    /// The worst that begins at each node, or stands inside it.
    private let worst: [GraphPicture.Mark?]
    /// The top of each row, and the end of the last one, in pixels.
    private let tops: [Int]

    private static let margin = 12
    private static let label = 18
    private let height: Int

    init(_ picture: GraphPicture, of analysis: Analysis, by cut: GraphCut) {
        self.picture = picture
        self.cut = cut
        modules = picture.nodes.reduce(0) { $0 + $1.modules }
        worst = picture.worstMarks
        height = picture.isFolded ? 42 : 26
        drawing = picture.layered(spacing: .init(nodes: 14, joints: 6, widest: 1_500)) { node in
            max(node.name.textWidth, picture.isFolded ? node.size.textWidth : 0) + 18
        }
        tops = Self.tops(of: drawing, height: height)
    }

    /// Rows stand further apart the more there is between them; a band begins with its name.
    private static func tops(of drawing: LayeredDrawing, height: Int) -> [Int] {
        let between = drawing.segmentsBelow
        var tops: [Int] = []
        var top = margin
        for row in drawing.rows.indices {
            if drawing.beginsBand(row) { top += label }
            tops.append(top)
            top += height + 30 + min(between[row], 90)
        }
        return tops + [top]
    }

    /// Where a node is under the pointer, its edges alone stay.
    var rules: [String] {
        picture.nodes.indices.map { "svg:has(#n\($0):hover) .e\($0){opacity:1}" }
    }

    var section: Markup {
        .tag(
            "section", ["id": "graph"],
            [
                .tag("h2", "Graph"),
                .tag("p", ["class": "muted"], sentences.joined(separator: " ")),
                .tag("div", ["class": "wide"], [svg]),
            ])
    }

    /// What is drawn, how it is read, and what is left out.
    private var sentences: [String] {
        let size = [
            picture.nodes.count.counted("node"), picture.arrows.count.counted("edge"),
            drawing.crossings.counted("crossing"),
        ]
        var sentences = [
            size.joined(separator: ", ") + ".",
            "What depends stands above what it depends on; lines to one node run together.",
        ]
        if picture.isFolded {
            let kind = cut.folding == .packages ? "package" : "layer"
            sentences.append(
                "\(modules.counted("module")) are hard to read in one picture, so each \(kind) is "
                    + "one node.")
        }
        if !picture.marks.isEmpty {
            sentences.append("Errors are thick, warnings dashed, recorded violations dotted.")
        }
        let left = picture.leftOut.filter { $0.omission != .inner }.map(\.plainWords)
        if !left.isEmpty { sentences.append("Not drawn: \(left.joined(separator: "; ")).") }
        return sentences
    }

    private var svg: Markup {
        let width = drawing.width + 2 * Self.margin
        let size = (tops.last ?? 0) + Self.margin
        return .tag(
            "svg",
            [
                "class": "graph", "role": "img", "viewBox": "0 0 \(width) \(size)",
                "width": String(width), "height": String(size), "aria-label": "module graph",
            ],
            [arrowheads] + bands(width: width) + drawing.segments.map(line)
                + picture.nodes.indices.map(node))
    }

    private var arrowheads: Markup {
        .tag(
            "defs", [:],
            ["plain", "error", "warning", "recorded"].map { kind in
                .tag(
                    "marker",
                    [
                        "id": "to-\(kind)", "viewBox": "0 0 8 8", "refX": "7", "refY": "4",
                        "markerWidth": "6", "markerHeight": "6", "orient": "auto",
                    ], [.tag("path", ["d": "M0 0L8 4L0 8z", "class": "head \(kind)"])])
            })
    }

    private func bands(width: Int) -> [Markup] {
        let names = picture.bandNames
        let rows = Dictionary(grouping: drawing.rows.indices) { drawing.bands[$0] }
        return rows.sorted { $0.key < $1.key }.enumerated().flatMap { index, band -> [Markup] in
            guard let name = names[band.key], let first = band.value.first,
                let last = band.value.last
            else { return [] }
            let top = tops[first] - Self.label
            let end = last + 1 < drawing.rows.count ? tops[last + 1] - Self.label : tops[last + 1]
            return [
                .tag(
                    "rect",
                    [
                        "class": index % 2 == 0 ? "layer" : "layer odd", "x": "0",
                        "y": String(top), "width": String(width), "height": String(end - top),
                    ]),
                .tag("text", ["class": "name", "x": "6", "y": String(top + 13)], name),
            ]
        }
    }

    private func line(_ segment: LayeredDrawing.Segment) -> Markup {
        let (upper, lower) = (drawing.points[segment.upper], drawing.points[segment.lower])
        let isNode = (segment.upper < drawing.nodeCount, segment.lower < drawing.nodeCount)
        let (x1, x2) = (upper.middle + Self.margin, lower.middle + Self.margin)
        let y1 = tops[upper.row] + (isNode.0 ? height : height / 2)
        let y2 = tops[lower.row] + (isNode.1 ? 0 : height / 2)
        let half = (y1 + y2) / 2
        let path =
            segment.leadsUp
            ? "M\(x2) \(y2)C\(x2) \(half) \(x1) \(half) \(x1) \(y1)"
            : "M\(x1) \(y1)C\(x1) \(half) \(x2) \(half) \(x2) \(y2)"
        let kind = segment.mark?.rawValue ?? "plain"
        let ends = Set(segment.lines.map { picture.arrows[$0].from } + [segment.target]).sorted()
        let classes = "edge \(kind) " + ends.map { "e\($0)" }.joined(separator: " ")
        let isEnd = (segment.leadsUp ? segment.upper : segment.lower) == segment.target
        return isEnd
            ? .tag("path", ["class": classes, "d": path, "marker-end": "url(#to-\(kind))"])
            : .tag("path", ["class": classes, "d": path])
    }

    private func node(_ position: Int) -> Markup {
        let (node, point) = (picture.nodes[position], drawing.points[position])
        let (x, y) = (point.left + Self.margin, tops[point.row])
        let middle = String(x + point.width / 2)
        let kind = worst[position]?.rawValue ?? "plain"
        let lines: [Markup] =
            picture.isFolded
            ? [
                .tag("text", ["x": middle, "y": String(y + 17)], node.name),
                .tag("text", ["class": "size", "x": middle, "y": String(y + 33)], node.size),
            ] : [.tag("text", ["x": middle, "y": String(y + 17)], node.name)]
        return .tag(
            "g", ["id": "n\(position)", "class": "node \(kind)"],
            [
                .tag("title", picture.words(about: position)),
                .tag(
                    "rect",
                    [
                        "x": String(x), "y": String(y), "width": String(point.width),
                        "height": String(height), "rx": "4",
                    ]),
            ] + lines)
    }
}

extension String {
    /// The pixels that it takes in the font of the graph.
    var textWidth: Int { (displayWidth * 73 + 9) / 10 }
}
