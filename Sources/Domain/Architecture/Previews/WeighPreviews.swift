/// Works out what must be compiled to show previews of a module, and what would make that less.
struct WeighPreviews {
    private static let most = 5

    private let graph: ClosureGraph
    private let numbered: NumberedGraph
    private let lines: [ModuleID: Int]
    private let edges: ModuleGraph
    private let broken: [EdgeID: ViolationKind]

    init(_ analysis: Analysis) {
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
        lines = Dictionary(
            analysis.codebase.modules.map { module in
                (module.id, module.sources.reduce(0) { $0 + (analysis.facts[$1]?.lineCount ?? 0) })
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The weight of a module, with the best dependencies to invert.
    func callAsFunction(_ id: ModuleID) -> PreviewWeight {
        let closure = graph.closure(of: [id])
        guard let root = numbered.number(id) else {
            return PreviewWeight(closure: closure, cuts: [])
        }
        let cuts = DominatorTree(of: numbered.graph, from: root).bridges.map { bridge in
            cut(
                from: numbered.ids[bridge.from], to: numbered.ids[bridge.to],
                losing: bridge.lost.map { numbered.ids[$0] }, of: closure)
        }
        let best = cuts.filter(\.isWorthwhile).sorted(by: PreviewCut.isBetter)
        return PreviewWeight(closure: closure, cuts: Array(best.prefix(Self.most)))
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
            saves: BuildClosure(
                modules: own, files: own.reduce(0) { $0 + (graph.module($1)?.sources.count ?? 0) },
                lines: own.reduce(0) { $0 + (lines[$1] ?? 0) },
                externals: lost.filter { $0.foreignKind == .external }.map(\.targetName)
                    .filter(packages.contains).sorted()),
            importedBy: Set(edge?.imports.map(\.file) ?? []).sorted(),
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
