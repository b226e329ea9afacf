extension DirectedGraph {
    /// The arcs that longer ways imply: who leaves all of them out reaches the same as before.
    ///
    /// An arc from one strongly connected component to another is implied if a way over a third
    /// component leads there, too. Arcs inside a component stay, and so do several arcs between
    /// the same two components, as neither of them is longer. Without cycles, what remains is the
    /// transitive reduction, of which there is one (A. Aho, M. Garey, J. Ullman, "The transitive
    /// reduction of a directed graph", SIAM J. Comput. 1, 1972).
    ///
    /// - Returns: The arcs, ordered by their ends.
    package var impliedArcs: [(from: Int, to: Int)] {
        let reach = Reachability(of: self)
        let components = components
        let number = numbers(of: components)
        // One vertex for each component that arcs of a component lead to: they reach the same.
        let next = components.indices.map { index in
            Dictionary(
                components[index].flatMap { successors(of: $0).map(Int.init) }
                    .filter { number[$0] != index }.map { (number[$0], $0) },
                uniquingKeysWith: { first, _ in first })
        }
        return arcs.filter { from, to in
            number[from] != number[to]
                && next[number[from]].contains { component, vertex in
                    component != number[to] && reach.reaches(from: vertex, to: to)
                }
        }
    }

    /// Which vertices at most so many arcs lead to from a vertex, itself among them.
    ///
    /// - Parameter steps: 0 or more; nil for any number.
    /// - Returns: A value for each vertex.
    package func vertices(within steps: Int?, of start: Int) -> [Bool] {
        var isFound = [Bool](repeating: false, count: count)
        isFound[start] = true
        var border = [start]
        var step = 0
        while !border.isEmpty, step < steps ?? .max {
            step += 1
            let reached = border.flatMap { successors(of: $0).map(Int.init) }
            border = []
            for vertex in reached where !isFound[vertex] {
                isFound[vertex] = true
                border.append(vertex)
            }
        }
        return isFound
    }
}
