import Codebase
import Graphs

/// What the manifests declare: who depends on whom, directly and over several hops.
package struct DeclaredGraph: Sendable {
    /// For each module what it declares itself, with the first declaration that says so.
    package let direct: [ModuleID: [ModuleID: DependencyReference]]
    /// The products of packages from elsewhere that are declared anywhere, ascending.
    package let externals: [ModuleID]
    private let numbers: [ModuleID: Int]
    private let reachability: Reachability

    package init(of codebase: Codebase) {
        let resolved = resolveDependencies(codebase)
        var direct: [ModuleID: [ModuleID: DependencyReference]] = [:]
        for module in codebase.modules {
            for dependency in resolved[module.id] ?? [] {
                for target in dependency.meaning.nodes where target != module.id {
                    direct[module.id, default: [:]][target] =
                        direct[module.id]?[target] ?? dependency.reference
                }
            }
        }
        let targets = Set(direct.values.flatMap(\.keys))
        let ids = Set(codebase.modules.map(\.id)).union(targets).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let arcs = direct.flatMap { from, targets in
            targets.keys.compactMap { to in
                numbers[from].flatMap { from in numbers[to].map { (from: from, to: $0) } }
            }
        }
        self.direct = direct
        self.numbers = numbers
        externals = targets.filter { $0.foreignKind == .external }.sorted()
        reachability = Reachability(of: DirectedGraph(count: ids.count, arcs: arcs))
    }

    /// How the manifest of one module knows of another.
    package func verdict(from: ModuleID, to: ModuleID) -> Edge.Declared {
        if direct[from]?[to] != nil { return .direct }
        guard let start = numbers[from], let end = numbers[to] else { return .no }
        return reachability.reaches(from: start, to: end) ? .transitive : .no
    }
}

extension ResolvedDependency.Meaning {
    /// The nodes of the graph that it stands for.
    var nodes: [ModuleID] {
        switch self {
        case .own(let modules): modules
        case .external(let product, let package):
            [ModuleID(.external, name: product, package: package)]
        case .unresolved(let name): [ModuleID(.unknown, name: name)]
        }
    }
}
