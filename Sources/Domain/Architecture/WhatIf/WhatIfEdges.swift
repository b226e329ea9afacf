import Codebase

extension Analysis {
    /// What the rules about edges would forbid if code made some edges, and one no longer.
    ///
    /// Nothing is linked again and every module stays in its layer, so that this costs a small part
    /// of ``applying(_:)``.
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
        let edges = (graph.edges.filter { $0.id != gone } + added).sorted {
            ($0.from, $0.to) < ($1.from, $1.to)
        }
        return checkRules(
            codebase: codebase,
            graph: ModuleGraph(nodes: graph.nodes, edges: edges, undecided: graph.undecided),
            configuration: configuration, assignment: assignment, facts: facts, names: names,
            kinds: [.upward, .sideways, .peer, .bypass, .impure, .cycle]
        ).violations
    }
}
