import Codebase
import Graphs

/// Measures every own module of an analysis.
///
/// The figures of each own module, in the order of the graph.
///
/// An edge counts if it is imported or declared, whichever; between two modules only once.
package func measureModules(_ analysis: Analysis) -> [ModuleMetrics] {
    let own = Set(analysis.codebase.modules.map(\.id))
    let edges = analysis.graph.edges.filter {
        $0.isUse && own.contains($0.from) && own.contains($0.to)
    }
    let graph = NumberedGraph(edges: edges, besides: Array(own))
    let couplings = Couplings(graph.graph)
    let errors = violations(.error, in: analysis)
    let warnings = violations(.warning, in: analysis)
    let names = Dictionary(
        analysis.graph.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    return analysis.codebase.modules.compactMap { module in
        graph.number(module.id).map { number in
            metrics(
                of: module, named: names[module.id] ?? module.name, couplings.of(number),
                errors: errors[module.id] ?? 0, warnings: warnings[module.id] ?? 0,
                in: analysis)
        }
    }
}

private func metrics(
    of module: Module, named name: String, _ coupling: Coupling, errors: Int,
    warnings: Int, in analysis: Analysis
) -> ModuleMetrics {
    let sum = coupling.fanIn + coupling.fanOut
    return ModuleMetrics(
        id: module.id, name: name, role: module.role,
        layer: analysis.layerName(of: module.id),
        files: module.sources.count,
        lines: module.sources.reduce(0) { $0 + (analysis.facts[$1]?.lineCount ?? 0) },
        fanIn: coupling.fanIn, fanOut: coupling.fanOut,
        instability: sum == 0 ? 0 : Double(coupling.fanOut) / Double(sum),
        depth: coupling.depth, closure: coupling.closure, errors: errors,
        warnings: warnings)
}

private func violations(
    _ severity: Severity, in analysis: Analysis
) -> [ModuleID: Int] {
    let counted = analysis.violations.filter { $0.severity == severity }
    return Dictionary(counted.map { ($0.from, 1) }, uniquingKeysWith: +)
}

/// How one module is tied to others.
private struct Coupling {
    let fanIn: Int
    let fanOut: Int
    let depth: Int
    let closure: Int
}

/// How all modules are tied to each other.
private struct Couplings {
    private let graph: DirectedGraph
    private let fanIn: [Int]
    private let levels: [Int]
    private let reachability: Reachability

    init(_ graph: DirectedGraph) {
        var fanIn = [Int](repeating: 0, count: graph.count)
        for arc in graph.arcs { fanIn[arc.to] += 1 }
        self.graph = graph
        self.fanIn = fanIn
        levels = graph.levels
        reachability = Reachability(of: graph)
    }

    func of(_ number: Int) -> Coupling {
        Coupling(
            fanIn: fanIn[number], fanOut: graph.successors(of: number).count,
            depth: levels[number], closure: reachability.reachableCount(from: number))
    }
}
