extension DirectedGraph {
    /// The strongly connected components, each ascending, in an order in which every component
    /// stands after all those it leads to.
    ///
    /// R. Tarjan, "Depth-first search and linear graph algorithms", SIAM J. Comput. 1 (1972), with
    /// an explicit stack.
    package var components: [[Int]] {
        var search = ComponentSearch(graph: self)
        for vertex in 0..<count where search.order[vertex] == 0 {
            search.visit(vertex)
        }
        return search.components
    }

    /// For each vertex the position of its component.
    ///
    /// - Parameter components: All of them, as in ``components``.
    package func numbers(of components: [[Int]]) -> [Int] {
        var number = [Int](repeating: 0, count: count)
        for (index, members) in components.enumerated() {
            for vertex in members { number[vertex] = index }
        }
        return number
    }

    /// The components that hold a cycle: those of more than one vertex.
    package var cyclicComponents: [[Int]] { components.filter { $0.count > 1 } }

    /// For each vertex the longest way down to one without successors, in arcs; vertices of one
    /// component have the same level, and a component counts as one vertex.
    package var levels: [Int] {
        var levels = [Int](repeating: 0, count: count)
        var number = [Int](repeating: -1, count: count)
        for (index, component) in components.enumerated() {
            for vertex in component { number[vertex] = index }
            var level = 0
            for vertex in component {
                for target in successors(of: vertex) where number[Int(target)] != index {
                    level = max(level, levels[Int(target)] + 1)
                }
            }
            for vertex in component { levels[vertex] = level }
        }
        return levels
    }
}

/// Tarjan's search, as far as it got.
private struct ComponentSearch {
    let graph: DirectedGraph
    /// When a vertex was reached, from 1; 0 if it was not.
    var order: [Int]
    var components: [[Int]] = []
    private var low: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var path: [(vertex: Int, next: Int)] = []
    private var clock = 0

    init(graph: DirectedGraph) {
        self.graph = graph
        order = [Int](repeating: 0, count: graph.count)
        low = order
        isOpen = [Bool](repeating: false, count: graph.count)
    }

    mutating func visit(_ root: Int) {
        enter(root)
        while let (vertex, next) = path.last {
            if next < graph.successors(of: vertex).endIndex {
                path[path.count - 1].next += 1
                follow(from: vertex, to: Int(graph.successors(of: vertex)[next]))
            } else {
                leave(vertex)
            }
        }
    }

    private mutating func enter(_ vertex: Int) {
        clock += 1
        order[vertex] = clock
        low[vertex] = clock
        open.append(vertex)
        isOpen[vertex] = true
        path.append((vertex, graph.successors(of: vertex).startIndex))
    }

    private mutating func follow(from vertex: Int, to target: Int) {
        if order[target] == 0 {
            enter(target)
        } else if isOpen[target] {
            low[vertex] = min(low[vertex], order[target])
        }
    }

    private mutating func leave(_ vertex: Int) {
        path.removeLast()
        if let parent = path.last?.vertex { low[parent] = min(low[parent], low[vertex]) }
        guard low[vertex] == order[vertex] else { return }
        var component: [Int] = []
        while let last = open.popLast() {
            isOpen[last] = false
            component.append(last)
            if last == vertex { break }
        }
        components.append(component.sorted())
    }
}
