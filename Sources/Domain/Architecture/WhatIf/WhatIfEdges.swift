import Codebase

extension Analysis {
    /// What the rules about edges would forbid if code made some edges, and one no longer.
    ///
    /// Nothing is linked again and every module stays in its layer, so that this costs a small part
    /// of ``applying(_:)``. Only what the new edges break is found: an edge that goes breaks nothing.
    ///
    /// - Parameters:
    ///   - new: The edges to add; those that are there stay as they are.
    ///   - gone: The edge that goes, with its declaration.
    package func violations(connecting new: [EdgeID], disconnecting gone: EdgeID) -> [Violation] {
        let added = Set(new).filter { graph.edge($0) == nil }.map {
            Edge(
                from: $0.from, to: $0.to, declared: .direct, dependency: nil, imports: [],
                isAssumed: true)
        }
        let ofEdges = violations(
            Set(ViolationKind.explainingMost), of: added)
        let edges = graph.edges.filter { $0.id != gone } + added
        let reached = Dictionary(grouping: edges.lazy.map { $0.id }, by: \.from)
        let isRound = added.contains { Self.leads(from: $0.to, to: $0.from, over: reached) }
        return ofEdges + (isRound ? violations([.cycle], of: edges) : [])
    }

    private func violations(_ kinds: Set<ViolationKind>, of edges: [Edge]) -> [Violation] {
        let sorted = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        return checkRules(
            codebase: codebase,
            graph: ModuleGraph(nodes: graph.nodes, edges: sorted, undecided: graph.undecided),
            configuration: configuration, assignment: assignment, facts: facts, names: names,
            kinds: kinds
        ).violations
    }

    private static func leads(
        from start: ModuleID, to end: ModuleID, over edges: [ModuleID: [EdgeID]]
    ) -> Bool {
        var seen: Set<ModuleID> = []
        var queue = [start]
        while let next = queue.popLast() {
            if next == end { return true }
            if seen.insert(next).inserted { queue += (edges[next] ?? []).map(\.to) }
        }
        return false
    }
}
