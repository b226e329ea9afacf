import RandomSamples
import Testing

@testable import Graphs

@Suite struct DrawLayeredTests {
    private static let samples = DrawnGraph.samples(150)

    @Test func `every segment leads from a row to the next one`() {
        for graph in Self.samples {
            let drawing = drawLayered(graph)
            let leaps = drawing.segments.filter {
                drawing.points[$0.upper].row + 1 != drawing.points[$0.lower].row
            }
            #expect(leaps.isEmpty)
        }
    }

    @Test func `the segments of a line lead from one of its ends to the other`() {
        for graph in Self.samples {
            let drawing = drawLayered(graph)
            for (line, route) in zip(graph.lines, drawing.routes(of: graph.lines.count)) {
                let segments = route.map { drawing.segments[$0] }
                let ends = [segments.first?.upper, segments.last?.lower].compactMap(\.self)
                let isUp = segments.first?.leadsUp ?? false
                #expect(ends == (line.from == line.to ? [] : line.ends(isUp: isUp)))
                let gaps = zip(segments, segments.dropFirst()).filter { $0.lower != $1.upper }
                let others = segments.filter { $0.target != line.to || $0.style != line.style }
                #expect(gaps.isEmpty && others.isEmpty)
            }
        }
    }

    @Test func `no two points of a row overlap, and all is as wide as said`() {
        for graph in Self.samples {
            let drawing = drawLayered(graph)
            for row in drawing.rows {
                for (left, right) in zip(row, row.dropFirst()) {
                    let isJoined = max(left, right) >= drawing.nodeCount
                    let gap = isJoined ? graph.spacing.joints : graph.spacing.nodes
                    let (one, other) = (drawing.points[left], drawing.points[right])
                    #expect(one.left + one.width + gap <= other.left)
                }
            }
            let lefts = drawing.points.map(\.left)
            let ends = drawing.points.map { $0.left + $0.width }
            #expect(lefts.min() ?? 0 == 0 && ends.max() ?? 0 == drawing.width)
        }
    }

    @Test func `every point stands in one row, and bands follow each other`() {
        for graph in Self.samples {
            let drawing = drawLayered(graph)
            #expect(drawing.rows.joined().sorted() == Array(drawing.points.indices))
            #expect(drawing.bands == drawing.bands.sorted())
            for (node, point) in zip(graph.nodes, drawing.points) {
                #expect(drawing.bands[point.row] == node.band)
            }
        }
    }

    @Test func `lines cross no more often than in the order that was given`() {
        for graph in Self.samples {
            let (rows, bands) = assignRows(graph)
            let joined = JoinedRows(graph, row: rows, count: bands.count)
            #expect(drawLayered(graph).crossings <= joined.crossings(in: joined.rows))
        }
    }

    @Test func `crossings are those that one counts pair by pair`() {
        for graph in Self.samples {
            let (rows, bands) = assignRows(graph)
            let joined = JoinedRows(graph, row: rows, count: bands.count)
            let drawing = drawLayered(graph)
            #expect(drawing.crossings == joined.crossings(in: drawing.rows))
        }
    }

    @Test func `tiny graphs nearly always cross as little as they can`() {
        var (found, least, missed) = (0, 0, 0)
        for graph in DrawnGraph.samples(300, upTo: 10, lines: 14) {
            let (rows, bands) = assignRows(graph)
            let joined = JoinedRows(graph, row: rows, count: bands.count)
            guard joined.rows.allSatisfy({ $0.count < 6 }) else { continue }
            let best = joined.fewestCrossings
            let crossings = drawLayered(graph).crossings
            #expect(crossings >= best)
            (found, least) = (found + crossings, least + best)
            missed += crossings > best ? 1 : 0
        }
        #expect(least > 0 && missed <= 1, "\(found) of \(least)")
    }

    @Test func `without a cycle all lines lead down, with one as few as can lead up`() {
        let chain = DrawnGraph.plain(4, [(0, 1), (1, 2), (2, 3), (0, 3)])
        #expect(drawLayered(chain).segments.filter(\.leadsUp).isEmpty)
        #expect(drawLayered(chain).rows.count == 4)
        let ring = DrawnGraph.plain(4, [(0, 1), (1, 2), (2, 3), (3, 0)])
        let up = drawLayered(ring).segments.filter(\.leadsUp)
        #expect(Set(up.flatMap(\.lines)).count == 1)
    }

    @Test func `of a cycle the line with a style leads up`() {
        let ring = DrawnGraph(
            nodes: Array(repeating: .init(width: 1), count: 3),
            lines: [.init(from: 0, to: 1), .init(from: 1, to: 2, style: 1), .init(from: 2, to: 0)],
            spacing: .init(nodes: 1, joints: 1))
        let up = drawLayered(ring).segments.filter(\.leadsUp)
        #expect(Set(up.flatMap(\.lines)) == [1])
    }

    @Test func `lines to one node run together, those of other styles apart`() {
        let lines = [(0, 1), (1, 2), (0, 2), (3, 2)].map { DrawnGraph.Line(from: $0, to: $1) }
        let marked = lines.dropLast() + [.init(from: 0, to: 2, style: 1)]
        let nodes = (0..<4).map { DrawnGraph.Node(width: 3, band: $0 == 3 ? 0 : $0) }
        let spacing = DrawnGraph.Spacing(nodes: 2, joints: 1)
        let joints = { (lines: [DrawnGraph.Line]) in
            drawLayered(DrawnGraph(nodes: nodes, lines: lines, spacing: spacing)).points.count - 4
        }
        #expect(joints(lines) == 1)
        #expect(joints(Array(marked)) == 2)
    }

    @Test func `a row that is too wide is broken, and stays one where it may be wide`() {
        let nodes = Array(repeating: DrawnGraph.Node(width: 8), count: 10)
        let rows = { (widest: Int) in
            drawLayered(
                DrawnGraph(
                    nodes: nodes, lines: [],
                    spacing: .init(nodes: 2, joints: 1, widest: widest))
            ).rows.map(\.count)
        }
        #expect(rows(.max) == [10])
        #expect(rows(50) == [5, 5])
        #expect(rows(1).count == 10)
    }

    @Test func `a line over many rows is straight where nothing is in its way`() {
        let drawing = drawLayered(
            .plain(6, [(0, 1), (1, 2), (2, 3), (3, 4), (0, 4), (4, 5)]))
        let columns = drawing.points.dropFirst(drawing.nodeCount).map(\.middle)
        #expect(columns.count == 3 && Set(columns).count == 1)
    }

    @Test func `nothing is drawn of nothing, and a loop is no line`() {
        #expect(drawLayered(.plain(0, [])).rows.isEmpty)
        let loop = drawLayered(.plain(1, [(0, 0)]))
        #expect(loop.segments.isEmpty && loop.rows == [[0]] && loop.routes(of: 1) == [[]])
    }
}

extension DrawnGraph {
    fileprivate static func plain(_ count: Int, _ lines: [(from: Int, to: Int)]) -> DrawnGraph {
        DrawnGraph(
            nodes: Array(repeating: .init(width: 3), count: count),
            lines: lines.map { .init(from: $0.from, to: $0.to) },
            spacing: .init(nodes: 2, joints: 1))
    }

    /// Graphs with bands, cycles, loops and repeated lines, the same in every run.
    fileprivate static func samples(
        _ number: Int, upTo count: Int = 14, lines: Int = 30
    ) -> [DrawnGraph] {
        var random = SeededGenerator(seed: 17)
        return (0..<number).map { sample in
            let size = Int.random(in: 1...count, using: &random)
            let bands = Int.random(in: 1...3, using: &random)
            let nodes = (0..<size).map { _ in
                Node(
                    width: .random(in: 1...12, using: &random),
                    band: .random(in: 0..<bands, using: &random))
            }
            let drawn = (0..<Int.random(in: 0...lines, using: &random)).map { _ in
                Line(
                    from: .random(in: 0..<size, using: &random),
                    to: .random(in: 0..<size, using: &random),
                    style: .random(in: 0...2, using: &random))
            }
            return DrawnGraph(
                nodes: nodes, lines: drawn,
                spacing: .init(nodes: 3, joints: 1, widest: sample % 2 == 0 ? 25 : .max))
        }
    }
}

extension DrawnGraph.Line {
    /// The upper end and the lower one.
    fileprivate func ends(isUp: Bool) -> [Int] { isUp ? [to, from] : [from, to] }
}

extension JoinedRows {
    /// How many pairs of segments cross, counted the plain way.
    fileprivate func crossings(in rows: [[Int]]) -> Int {
        zip(rows, rows.dropFirst()).reduce(0) { sum, pair in
            let places = pair.0.enumerated().flatMap { place, point in
                below[point].map { (place, pair.1.firstIndex(of: $0) ?? 0) }
            }
            return sum
                + places.indices.reduce(0) { sum, one in
                    sum
                        + places[..<one].count { other in
                            (other.0 - places[one].0) * (other.1 - places[one].1) < 0
                        }
                }
        }
    }

    /// How many pairs of segments cross in the best of all orders.
    fileprivate var fewestCrossings: Int {
        var best: [[Int]: Int] = [:]
        for (number, row) in rows.enumerated() {
            var next: [[Int]: Int] = [:]
            for order in row.permutations {
                next[order] =
                    number == 0
                    ? 0
                    : best.map { upper, cost in cost + crossings(in: [upper, order]) }.min() ?? 0
            }
            best = next
        }
        return best.values.min() ?? 0
    }
}

extension [Int] {
    fileprivate var permutations: [[Int]] {
        if count < 2 { return [self] }
        return indices.flatMap { index in
            var rest = self
            let first = rest.remove(at: index)
            return rest.permutations.map { [first] + $0 }
        }
    }
}
