import Architecture
import Codebase
import Graphs

/// Works out what must be compiled to show previews of a module, and what would make that less.
struct WeighPreviews {
    private static let most = 5
    /// The most files that would have to change for an inversion to be advised.
    private static let mostFiles = 50

    private let graph: ClosureGraph
    private let numbered: NumberedGraph
    private let whole: BuildClosure
    private let common: Set<ModuleID>
    private let edges: ModuleGraph
    private let broken: [EdgeID: ViolationKind]

    /// - Parameters:
    ///   - drawing: The modules with components or previews.
    ///   - whole: What must be compiled for the whole app.
    init(_ analysis: Analysis, drawing: Set<ModuleID>, whole: BuildClosure) {
        self.whole = whole
        common = Self.common(to: drawing, in: analysis.graph)
        graph = ClosureGraph(analysis)
        edges = analysis.graph
        broken = Dictionary(
            analysis.violations.compactMap { violation in
                violation.to.map { (EdgeID(from: violation.from, to: $0), violation.kind) }
            },
            uniquingKeysWith: { first, _ in first })
        numbered = NumberedGraph(
            edges: analysis.graph.edges.filter(\.isNeeded),
            besides: analysis.codebase.modules.map(\.id))
    }

    /// What more than half of some modules depend on, if at least three do.
    private static func common(to modules: Set<ModuleID>, in graph: ModuleGraph) -> Set<ModuleID> {
        var users: [ModuleID: Int] = [:]
        for edge in graph.edges where edge.isNeeded && modules.contains(edge.from) {
            users[edge.to, default: 0] += 1
        }
        return Set(
            users.filter { id, count in
                let others = modules.count - (modules.contains(id) ? 1 : 0)
                return count >= 3 && count * 2 > others
            }.keys)
    }

    /// The weight of a module, with the best dependencies to invert.
    func weight(of id: ModuleID) -> PreviewWeight {
        let closure = graph.closure(of: [id])
        let shared = graph.shared(by: closure, and: whole)
        guard let root = numbered.number(id) else {
            return PreviewWeight(closure: closure, shared: shared, cuts: [])
        }
        let cuts = DominatorTree(of: numbered.graph, from: root).bridges.map { bridge in
            cut(
                from: numbered.ids[bridge.from], to: numbered.ids[bridge.to],
                losing: bridge.lost.sorted().map { numbered.ids[$0] }, of: closure)
        }
        let best = cuts.filter { $0.isWorthwhile && isAdvice($0) }.sorted(by: PreviewCut.isBetter)
        return PreviewWeight(
            closure: closure, shared: shared, cuts: Array(best.prefix(Self.most)))
    }

    /// What nothing imports can go; nobody inverts what most modules are built on.
    private func isAdvice(_ cut: PreviewCut) -> Bool {
        cut.isUnused || !common.contains(cut.to) && cut.importedBy.count <= Self.mostFiles
    }

    /// What is lost counts where it is compiled: what is imported without being declared is not.
    private func cut(
        from: ModuleID, to: ModuleID, losing lost: [ModuleID], of closure: BuildClosure
    ) -> PreviewCut {
        let compiled = Set(closure.modules)
        let own = lost.filter { graph.module($0) != nil && compiled.contains($0) }
        let packages = Set(closure.externals)
        let edge = edges.edges(from: from).first { $0.to == to }
        return PreviewCut(
            from: from, to: to,
            saves: graph.part(
                own, of: closure,
                externals: lost.filter { $0.foreignKind == .external }.map(\.targetName)
                    .filter(packages.contains).sorted()),
            importedBy: Set(edge?.sites.map(\.file) ?? []).sorted(),
            breaks: broken[EdgeID(from: from, to: to)])
    }
}

extension PreviewCut {
    /// Whether anything is compiled for what it saves: a library of the system alone is not.
    fileprivate var isWorthwhile: Bool { saves.files > 0 || !saves.externals.isEmpty }

    fileprivate static func isBetter(_ left: PreviewCut, than right: PreviewCut) -> Bool {
        let (a, b) = (left.saves, right.saves)
        if a.lines != b.lines { return a.lines > b.lines }
        if a.files != b.files { return a.files > b.files }
        if a.externals.count != b.externals.count { return a.externals.count > b.externals.count }
        return (left.from, left.to) < (right.from, right.to)
    }
}

extension Edge {
    /// Whether its target would still have to be compiled if every other way to it were cut: what
    /// is imported is needed, by whichever way it is declared.
    fileprivate var isNeeded: Bool {
        isBuilt || !imports.isEmpty && (to.foreignKind ?? .external) == .external
    }
}
