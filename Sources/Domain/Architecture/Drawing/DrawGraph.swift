import Codebase
import Graphs

/// Draws a part of the module graph.
///
/// What is left out goes in this order: what the platform brings, external modules,
/// tests, what is not chosen; of what remains layers become nodes, and at last edges go that
/// longer ways imply. An edge that a violation marks always stays.
package func drawGraph(_ analysis: Analysis, _ cut: GraphCut = GraphCut()) -> GraphPicture {
    var sketch = GraphSketch(analysis)
    sketch.keep(except: .system) { $0.kind != .system }
    if !cut.includesExternal { sketch.keep(except: .external) { $0.kind == .own } }
    if cut.omitsTests {
        let tests = Set(analysis.codebase.modules.filter(\.role.isForTests).map(\.id))
        sketch.keep(except: .tests) { !tests.contains($0.id) }
    }
    switch cut.part {
    case .whole: break
    case .around(let module, let depth):
        let near = sketch.ids(from: module, steps: depth)
            .union(sketch.ids(to: module, steps: depth))
        sketch.keep(except: .distant) { near.contains($0.id) }
    case .between(let start, let end):
        let on = sketch.ids(from: start).intersection(sketch.ids(to: end))
        sketch.keep(except: .aside) { on.contains($0.id) }
    }
    return sketch.picture(of: analysis, by: cut)
}

/// What is left of a graph, and how much is gone.
private struct GraphSketch {
    private(set) var nodes: [ModuleGraph.Node]
    private(set) var edges: [EdgeID]
    private(set) var leftOut: [GraphPicture.LeftOut] = []

    init(_ analysis: Analysis) {
        nodes = analysis.graph.nodes
        let known = Set(nodes.map(\.id))
        edges = analysis.graph.edges.map(\.id).filter {
            $0.from != $0.to && known.contains($0.from) && known.contains($0.to)
        }
    }

    mutating func keep(
        except omission: GraphCut.Omission, where isKept: (ModuleGraph.Node) -> Bool
    ) {
        let (nodesBefore, edgesBefore) = (nodes.count, edges.count)
        nodes = nodes.filter(isKept)
        let kept = Set(nodes.map(\.id))
        edges = edges.filter { kept.contains($0.from) && kept.contains($0.to) }
        note(omission, modules: nodesBefore - nodes.count, edges: edgesBefore - edges.count)
    }

    private mutating func note(_ omission: GraphCut.Omission, modules: Int = 0, edges: Int) {
        if modules == 0, edges == 0 { return }
        leftOut.append(.init(omission: omission, modules: modules, edges: edges))
    }

    /// What a module leads to, itself included; nothing if it is not there.
    func ids(from module: ModuleID, steps: Int? = nil) -> Set<ModuleID> {
        ids(module, steps, in: numbers.graph)
    }

    /// What leads to a module, itself included; nothing if it is not there.
    func ids(to module: ModuleID, steps: Int? = nil) -> Set<ModuleID> {
        ids(module, steps, in: numbers.graph.reversed)
    }

    private func ids(_ module: ModuleID, _ steps: Int?, in graph: DirectedGraph) -> Set<ModuleID> {
        guard let start = numbers.positions[module] else { return [] }
        let isFound = graph.vertices(within: steps, of: start)
        return Set(nodes.indices.filter { isFound[$0] }.map { nodes[$0].id })
    }

    private var numbers: (positions: [ModuleID: Int], graph: DirectedGraph) {
        let positions = Dictionary(
            nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let arcs = edges.compactMap { edge in
            positions[edge.from].flatMap { from in
                positions[edge.to].map { (from: from, to: $0) }
            }
        }
        return (positions, DirectedGraph(count: nodes.count, arcs: arcs))
    }

    /// The picture of what is left.
    mutating func picture(of analysis: Analysis, by cut: GraphCut) -> GraphPicture {
        let folds = GraphFolds(nodes, edges, of: analysis, by: cut)
        var place: [ModuleID: Int] = [:]
        for (index, fold) in folds.folds.enumerated() {
            for position in fold.members { place[nodes[position].id] = index }
        }
        let marks = analysis.edgeMarks
        let imports = Dictionary(
            analysis.graph.edges.map { ($0.id, $0.sites.count) }, uniquingKeysWith: +)
        var inner = [GraphPicture.EdgeCount](repeating: .init(), count: folds.folds.count)
        var between: [[Int]: GraphPicture.EdgeCount] = [:]
        for edge in edges {
            guard let from = place[edge.from], let to = place[edge.to] else { continue }
            if from == to {
                inner[from].add(marks[edge], imports: imports[edge] ?? 0)
            } else {
                between[[from, to], default: .init()].add(marks[edge], imports: imports[edge] ?? 0)
            }
        }
        note(.inner, edges: inner.reduce(0) { $0 + $1.edges })
        let arrows = reduced(between, count: inner.count, by: cut)
        return GraphPicture(
            nodes: zip(folds.folds, inner).map { fold, inner in
                .init(
                    id: fold.id, name: fold.name, band: fold.band, modules: fold.members.count,
                    inner: inner)
            },
            groups: cut.folding == .modules ? folds.layers : [], arrows: arrows,
            leftOut: leftOut, isFolded: cut.folding != .modules)
    }

    private mutating func reduced(
        _ between: [[Int]: GraphPicture.EdgeCount], count: Int, by cut: GraphCut
    ) -> [GraphPicture.Arrow] {
        let graph = DirectedGraph(count: count, arcs: between.keys.map { ($0[0], $0[1]) })
        let all = graph.arcs.compactMap { from, to in
            between[[from, to]].map { GraphPicture.Arrow(from: from, to: to, count: $0) }
        }
        guard cut.omitsImplied else { return all }
        let implied = Set(graph.impliedArcs.map { [$0.from, $0.to] })
        let isKept = { (arrow: GraphPicture.Arrow) in
            arrow.count.worst != nil || !implied.contains([arrow.from, arrow.to])
        }
        let gone = all.filter { !isKept($0) }
        note(.implied, edges: gone.reduce(0) { $0 + $1.count.edges })
        return all.filter(isKept)
    }
}

extension Analysis {
    /// The worst that violations make of each edge; notes mark nothing.
    fileprivate var edgeMarks: [EdgeID: GraphPicture.Mark] {
        var marks: [EdgeID: GraphPicture.Mark] = [:]
        for violation in violations {
            guard let mark = violation.mark else { continue }
            for edge in violation.edges { marks[edge] = min(marks[edge] ?? mark, mark) }
        }
        return marks
    }
}

extension Violation {
    fileprivate var mark: GraphPicture.Mark? {
        guard severity.weight > Severity.info.weight else { return nil }
        if state == .recorded { return .recorded }
        return severity == .error ? .error : .warning
    }
}
