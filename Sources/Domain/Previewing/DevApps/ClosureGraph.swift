import Architecture
import Codebase

/// What the modules of an analysis have to be compiled with.
struct ClosureGraph {
    private let analysis: Analysis
    private let targets: [ModuleID: [ModuleID]]
    private let modules: [ModuleID: Module]

    /// The graph of what is declared, and of what is imported where nothing is declared.
    init(_ analysis: Analysis) {
        var targets: [ModuleID: [ModuleID]] = [:]
        for edge in analysis.graph.edges where edge.isBuilt {
            targets[edge.from, default: []].append(edge.to)
        }
        self.analysis = analysis
        self.targets = targets
        modules = Dictionary(
            analysis.codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The own module of an identifier.
    func module(_ id: ModuleID) -> Module? { modules[id] }

    /// What a module depends on directly, own and external.
    func dependencies(of id: ModuleID) -> [ModuleID] { targets[id] ?? [] }

    /// The shortest way from one module to another along what is compiled, both included; only the
    /// target if there is none.
    func way(from start: ModuleID, to target: ModuleID) -> [ModuleID] {
        var cameFrom: [ModuleID: ModuleID] = [:]
        var pending = [start]
        while !pending.isEmpty, cameFrom[target] == nil {
            var next: [ModuleID] = []
            for id in pending {
                for neighbour in dependencies(of: id).sorted()
                where neighbour != start && cameFrom[neighbour] == nil {
                    cameFrom[neighbour] = id
                    next.append(neighbour)
                }
            }
            pending = next
        }
        var way = [target]
        while let previous = cameFrom[way[0]] { way.insert(previous, at: 0) }
        return way
    }

    /// All that must be compiled for some modules, themselves included.
    ///
    /// - Parameter cut: An edge that is thought away.
    func closure(
        of roots: some Sequence<ModuleID>, without cut: (from: ModuleID, to: ModuleID)? = nil
    ) -> BuildClosure {
        var seen: Set<ModuleID> = []
        var pending = Array(roots)
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            for target in dependencies(of: next)
            where cut.map({ $0.from != next || $0.to != target }) ?? true {
                pending.append(target)
            }
        }
        let own = seen.filter { modules[$0] != nil }.sorted()
        return closure(
            own, externals: seen.filter { $0.foreignKind == .external }.map(\.targetName).sorted())
    }

    /// What two closures have in common.
    func shared(by closure: BuildClosure, and other: BuildClosure) -> BuildClosure {
        let modules = Set(other.modules)
        let externals = Set(other.externals)
        return self.closure(
            closure.modules.filter(modules.contains),
            externals: closure.externals.filter(externals.contains))
    }

    /// What a closure loses with some of its modules; a file that others of it compile stays.
    func part(
        _ lost: [ModuleID], of closure: BuildClosure, externals: [String]
    ) -> BuildClosure {
        let gone = Set(lost)
        let kept = files(of: closure.modules.filter { !gone.contains($0) })
        return size(lost, files(of: lost).subtracting(kept), externals: externals)
    }

    private func closure(_ own: [ModuleID], externals: [String]) -> BuildClosure {
        size(own, files(of: own), externals: externals)
    }

    private func size(
        _ own: [ModuleID], _ files: Set<RelativePath>, externals: [String]
    ) -> BuildClosure {
        BuildClosure(
            modules: own, files: files.count,
            lines: files.reduce(0) { $0 + (analysis.facts[$1]?.lineCount ?? 0) },
            externals: externals)
    }

    /// The Swift files of some modules, each once.
    private func files(of modules: [ModuleID]) -> Set<RelativePath> {
        Set(modules.lazy.flatMap { self.modules[$0]?.sources ?? [] })
    }
}

extension Edge {
    /// Whether the target of the edge is compiled before its source.
    var isBuilt: Bool {
        guard declared != .direct else {
            return (dependency?.purpose ?? .code).isLinked || dependency?.purpose == .plugin
        }
        return !imports.isEmpty && declared == .no && to.foreignKind == nil
    }
}
