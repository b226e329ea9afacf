/// Turns a tree into the flat list of rows that are shown.
package struct Outline<Node> {
    /// A node that is shown.
    package struct Row {
        /// The node.
        package let node: Node
        /// How many nodes are above it.
        package let depth: Int
        /// Whether something is below it.
        package let marker: TreeRow.Marker
    }

    /// The rows from top to bottom.
    package let rows: [Row]

    /// The rows of `roots` and of everything below an expanded node.
    ///
    /// - Parameters:
    ///   - roots: The topmost nodes.
    ///   - isExpanded: Whether the children of a node are shown.
    ///   - children: The nodes directly below a node.
    package init(
        _ roots: [Node], isExpanded: (Node) -> Bool, children: (Node) -> [Node]
    ) {
        var rows: [Row] = []
        var waiting = roots.reversed().map { ($0, 0) }
        while let (node, depth) = waiting.popLast() {
            let below = children(node)
            let isOpen = !below.isEmpty && isExpanded(node)
            let marker: TreeRow.Marker = below.isEmpty ? .leaf : isOpen ? .expanded : .collapsed
            rows.append(Row(node: node, depth: depth, marker: marker))
            if isOpen { waiting += below.reversed().map { ($0, depth + 1) } }
        }
        self.rows = rows
    }
}
