/// Gives each node a row, so that none that a line connects stand in one row.
///
/// Bands follow each other from the top. In a band a node stands as many rows above the bottom as
/// the longest way down inside it has lines, once cycles are broken; a row that is wider than it
/// may be becomes several.
///
/// - Returns: The row of each node, and the band of each row.
func assignRows(_ graph: DrawnGraph) -> (row: [Int], bands: [Int]) {
    var row = [Int](repeating: 0, count: graph.nodes.count)
    var bands: [Int] = []
    let surplus = graph.surplus
    let members = Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].band }
    for (band, nodes) in members.sorted(by: { $0.key < $1.key }) {
        for full in levels(of: nodes, in: graph) {
            for part in broken(full, of: graph, surplus) {
                for node in part { row[node] = bands.count }
                bands.append(band)
            }
        }
    }
    return (row, bands)
}

/// The nodes of one band by their longest way down, the longest first.
private func levels(of nodes: [Int], in graph: DrawnGraph) -> [[Int]] {
    var place = [Int](repeating: -1, count: graph.nodes.count)
    for (index, node) in nodes.enumerated() { place[node] = index }
    let inner = graph.lines.filter { place[$0.from] >= 0 && place[$0.to] >= 0 }
    let whole = DirectedGraph(
        count: nodes.count, arcs: inner.lazy.map { (place[$0.from], place[$0.to]) })
    var order = [Int](repeating: 0, count: nodes.count)
    let components = whole.components
    for component in components where component.count > 1 {
        var number = [Int](repeating: -1, count: nodes.count)
        for (index, vertex) in component.enumerated() { number[vertex] = index }
        let arcs = inner.compactMap { line -> WeightedArc? in
            let (from, to) = (number[place[line.from]], number[place[line.to]])
            guard from >= 0, to >= 0, from != to else { return nil }
            return WeightedArc(from: from, to: to, weight: line.style == 0 ? 1 : 0)
        }
        let ordered = MinimumOrdering.heuristic(count: component.count, arcs: arcs)
        for (index, vertex) in ordered.enumerated() { order[component[vertex]] = index }
    }
    // What stays as it is outside of cycles, where all have the order 0 or one of their own.
    let component = whole.numbers(of: components)
    let downward = DirectedGraph(
        count: nodes.count,
        arcs: whole.arcs.lazy.map { arc in
            component[arc.from] == component[arc.to] && order[arc.from] > order[arc.to]
                ? (arc.to, arc.from) : arc
        })
    let levels = downward.levels
    var rows = [[Int]](repeating: [], count: (levels.max() ?? -1) + 1)
    for (index, node) in nodes.enumerated() { rows[rows.count - 1 - levels[index]].append(node) }
    return rows
}

/// A row in parts that are as wide as they may be, about equally wide.
///
/// What more lines lead out of than into stands further down, where these lines are shorter.
private func broken(_ row: [Int], of graph: DrawnGraph, _ surplus: [Int]) -> [[Int]] {
    let room = { (node: Int) in graph.nodes[node].width + graph.spacing.nodes }
    let total = row.reduce(0) { $0 + room($1) }
    guard graph.spacing.widest < total, row.count > 1 else { return [row] }
    let count = min(row.count, (total - 1) / max(graph.spacing.widest, 1) + 1)
    let sorted = row.sorted { (surplus[$0], $0) < (surplus[$1], $1) }
    var parts: [[Int]] = [[]]
    var used = 0
    for node in sorted {
        let end = total * parts.count / count
        if used + room(node) / 2 > end, parts.last?.isEmpty == false { parts.append([]) }
        parts[parts.count - 1].append(node)
        used += room(node)
    }
    return parts.map { $0.sorted() }
}

extension DrawnGraph {
    /// For each node the lines that begin there minus those that end there.
    fileprivate var surplus: [Int] {
        var surplus = [Int](repeating: 0, count: nodes.count)
        for line in lines {
            surplus[line.from] += 1
            surplus[line.to] -= 1
        }
        return surplus
    }
}
