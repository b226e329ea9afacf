/// Nodes in rows, with joints where lines pass a row, so that each segment leads to the next row.
///
/// Joints stand for all lines with the same target, style and direction in their row. With a joint
/// for each line, as Sugiyama has it, hundreds of modules over a common one would have thousands;
/// this way G. Sander draws hyperedges ("Layout of directed hypergraphs with orthogonal
/// hyperedges", Graph Drawing 2003).
struct JoinedRows {
    /// The row of each point: nodes, then joints.
    private(set) var row: [Int]
    /// The columns that each point takes.
    private(set) var width: [Int]
    /// How many points are nodes.
    let nodeCount: Int
    /// The points of each row, in the order in which they were made.
    private(set) var rows: [[Int]]
    /// The lines between rows, from the top.
    private(set) var segments: [LayeredDrawing.Segment]
    /// For each point the points above that segments lead to.
    private(set) var above: [[Int]]
    /// For each point the points below that segments lead to.
    private(set) var below: [[Int]]

    private struct Trunk: Hashable {
        let target: Int
        let style: Int
        let leadsUp: Bool
    }

    private struct Joint: Hashable {
        let trunk: Trunk
        let row: Int
    }

    private struct Step: Hashable {
        let upper: Int
        let lower: Int
        let trunk: Trunk
    }

    init(_ graph: DrawnGraph, row assigned: [Int], count: Int) {
        nodeCount = assigned.count
        row = assigned
        width = graph.nodes.map(\.width)
        var joints: [Joint: Int] = [:]
        var steps: [Step: [Int]] = [:]
        for (number, line) in graph.lines.enumerated() where line.from != line.to {
            let leadsUp = assigned[line.from] > assigned[line.to]
            let (top, bottom) = leadsUp ? (line.to, line.from) : (line.from, line.to)
            let trunk = Trunk(target: line.to, style: line.style, leadsUp: leadsUp)
            var upper = top
            for passed in assigned[top] + 1..<max(assigned[bottom], assigned[top] + 1) {
                let joint = Joint(trunk: trunk, row: passed)
                let lower = joints[joint] ?? row.count
                if lower == row.count {
                    joints[joint] = lower
                    row.append(passed)
                    width.append(1)
                }
                steps[Step(upper: upper, lower: lower, trunk: trunk), default: []].append(number)
                upper = lower
            }
            steps[Step(upper: upper, lower: bottom, trunk: trunk), default: []].append(number)
        }
        rows = [[Int]](repeating: [], count: count)
        for (point, row) in row.enumerated() { rows[row].append(point) }
        let row = row
        segments = steps.map { step, lines in
            .init(
                upper: step.upper, lower: step.lower, leadsUp: step.trunk.leadsUp,
                target: step.trunk.target, style: step.trunk.style, lines: lines)
        }
        .sorted { left, right in
            (row[left.upper], left.upper, left.lower, left.style, left.leadsUp ? 1 : 0)
                < (row[right.upper], right.upper, right.lower, right.style, right.leadsUp ? 1 : 0)
        }
        above = [[Int]](repeating: [], count: row.count)
        below = above
        // Two lines between the same points are drawn one over the other.
        for segment in segments where below[segment.upper].last != segment.lower {
            below[segment.upper].append(segment.lower)
            above[segment.lower].append(segment.upper)
        }
    }

    /// Whether a point is a joint.
    func isJoint(_ point: Int) -> Bool { point >= nodeCount }
}
