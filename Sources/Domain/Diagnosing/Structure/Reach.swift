import Architecture
import Codebase
import Graphs

/// Which modules depend on which, over any number of steps.
struct Reach {
    /// The modules that are shipped, with the dependencies between them.
    let numbered: NumberedGraph
    /// All pairs of modules of which one depends on the other.
    let pairs: Int
    let modules: [ModuleID: Module]
    /// The dependencies between modules that are shipped.
    let edges: [Edge]
    private let reachability: Reachability

    init(of analysis: Analysis) {
        let shipped = analysis.codebase.modules.filter { $0.role.isProduction && !$0.isFixture }
        modules = Dictionary(
            shipped.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let known = modules
        edges = analysis.graph.edges.filter {
            $0.isUse && known[$0.from] != nil && known[$0.to] != nil
        }
        numbered = NumberedGraph(edges: edges, besides: shipped.map(\.id))
        reachability = Reachability(of: numbered.graph)
        pairs = Self.pairs(reachability, count: numbered.graph.count)
    }

    /// The numbers of a module and of all that it depends on, over any number of steps.
    func closure(of number: Int) -> [Int] {
        numbered.ids.indices.filter { $0 == number || leads(from: number, to: $0) }
    }

    /// Whether one module depends on another one, by their numbers; on itself only along a cycle.
    func leads(from: Int, to: Int) -> Bool { reachability.reaches(from: from, to: to) }

    /// Whether no other dependency of the module leads there.
    func isOnlyWay(_ edge: Edge) -> Bool {
        guard let from = numbered.number(edge.from), let to = numbered.number(edge.to)
        else { return false }
        return !numbered.graph.successors(of: from).contains {
            Int($0) != to && leads(from: Int($0), to: to)
        }
    }

    /// How many pairs go with some dependencies; 0 or more.
    func pairs(without gone: [EdgeID]) -> Int {
        var arcs: [Int: Set<Int>] = [:]
        for edge in gone {
            guard let from = numbered.number(edge.from), let to = numbered.number(edge.to) else {
                continue
            }
            arcs[from, default: []].insert(to)
        }
        if arcs.isEmpty { return 0 }
        let rest = Reachability(of: numbered.graph.removing(arcs))
        return pairs - Self.pairs(rest, count: numbered.graph.count)
    }

    /// How many pairs of these modules are none in another state; negative if there are more.
    func untied(in other: Reach) -> Int {
        let known = numbered.ids.compactMap { other.numbered.number($0) }
        let left = known.reduce(0) { sum, from in
            sum + known.count { other.leads(from: from, to: $0) }
        }
        return pairs - left
    }

    private static func pairs(_ reach: Reachability, count: Int) -> Int {
        (0..<count).reduce(0) { $0 + reach.reachableCount(from: $1) }
    }
}
