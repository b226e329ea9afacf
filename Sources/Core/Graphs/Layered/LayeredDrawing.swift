/// A graph drawn in rows, users above what they use, with few crossings.
///
/// K. Sugiyama, S. Tagawa, M. Toda, "Methods for visual understanding of hierarchical system
/// structures", IEEE Trans. SMC 11 (1981). The columns are in units of the caller, cells or
/// pixels; how high a row is, is for the caller to say.
package struct LayeredDrawing: Equatable, Sendable {
    /// A node, or a joint where a line passes a row.
    package struct Point: Equatable, Sendable {
        /// The row, 0 for the top one.
        package let row: Int
        /// The leftmost column; 0 or more.
        package let left: Int
        /// The columns that it takes; 1 or more.
        package let width: Int

        /// Where lines meet it: the middle column, the right one of two.
        package var middle: Int { left + width / 2 }
    }

    /// A line from one row to the next.
    ///
    /// Lines with the same target and style run together from where they meet, so that
    /// whatever leads into a joint ends at one node.
    package struct Segment: Equatable, Sendable {
        /// The point in the upper row.
        package let upper: Int
        /// The point in the lower row.
        package let lower: Int
        /// Whether it leads from the lower point to the upper one.
        package let leadsUp: Bool
        /// The node where it ends.
        package let target: Int
        /// The style that the caller gave the lines in it.
        package let style: Int
        /// The positions of the lines in it, ascending; never empty.
        package let lines: [Int]
    }

    /// The nodes at the positions that they were given in, then the joints.
    package let points: [Point]
    /// How many of the points are nodes.
    package let nodeCount: Int
    /// The points of each row, from left to right.
    package let rows: [[Int]]
    /// The band that each row belongs to, ascending.
    package let bands: [Int]
    /// The lines between neighbouring rows, from the top.
    package let segments: [Segment]
    /// The columns of all.
    package let width: Int
    /// How often two segments cross.
    package let crossings: Int

    /// Whether a row is the first of its band.
    package func beginsBand(_ row: Int) -> Bool { row == 0 || bands[row] != bands[row - 1] }

    /// For each row how many segments lead on from it to the next one.
    package var segmentsBelow: [Int] {
        var counts = [Int](repeating: 0, count: rows.count)
        for segment in segments { counts[points[segment.upper].row] += 1 }
        return counts
    }

    /// The positions of the segments that draw each line, from the top; none for a loop.
    ///
    /// - Parameter lines: How many lines were given.
    package func routes(of lines: Int) -> [[Int]] {
        var routes = [[Int]](repeating: [], count: lines)
        for (position, segment) in segments.enumerated() {
            for line in segment.lines { routes[line].append(position) }
        }
        return routes
    }
}

/// What is drawn in rows, and how far apart.
package struct DrawnGraph: Equatable, Sendable {
    /// Something that takes room.
    package struct Node: Equatable, Sendable {
        /// The columns that it takes; 1 or more.
        package let width: Int
        /// The band that it stands in: no node of a lower number stands below it.
        package let band: Int

        /// A node.
        package init(width: Int, band: Int = 0) {
            self.width = width
            self.band = band
        }
    }

    /// A line from one node to another.
    package struct Line: Equatable, Sendable {
        /// The position of the node where it begins.
        package let from: Int
        /// The position of the node where it ends.
        package let to: Int
        /// Lines of other styles never run together with it; of a cycle those of higher styles
        /// lead up rather than others.
        package let style: Int

        /// A line.
        package init(from: Int, to: Int, style: Int = 0) {
            self.from = from
            self.to = to
            self.style = style
        }
    }

    /// How many columns there are.
    package struct Spacing: Equatable, Sendable {
        /// Between two nodes; 0 or more.
        package let nodes: Int
        /// Beside a joint; 0 or more.
        package let joints: Int
        /// For the nodes of a row before it is broken into several.
        package let widest: Int

        /// Distances.
        package init(nodes: Int, joints: Int, widest: Int = .max) {
            self.nodes = nodes
            self.joints = joints
            self.widest = widest
        }
    }

    /// What takes room.
    package let nodes: [Node]
    /// What leads from one to another; loops are not drawn.
    package let lines: [Line]
    /// How far apart.
    package let spacing: Spacing

    /// A graph to be drawn.
    package init(nodes: [Node], lines: [Line], spacing: Spacing) {
        self.nodes = nodes
        self.lines = lines
        self.spacing = spacing
    }
}
