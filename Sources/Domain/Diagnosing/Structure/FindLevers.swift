import Architecture
import Codebase
import Graphs

/// Dependencies of few lines without which many modules would be smaller to build.
struct FindLevers {
    /// The most that are told.
    private static let most = 3
    /// The most files that may stand behind one.
    private static let files = 4
    /// How many dependencies are walked to weigh levers: far more than people write.
    private static let budget = 5_000_000

    let analysis: Analysis
    let words: ModuleWords
    let reach: Reach
    let sizes: Sizes
    /// The dependencies that other findings are about.
    let told: Set<EdgeID>
    let hidden: HiddenUses

    func findings() -> [HealthFinding] {
        let found = candidates.compactMap { edge -> Lever? in
            let lost = lost(with: edge)
            // More than one module, and a twentieth of all lines and of all pairs.
            guard lost.modules > 1, lost.lines * 20 >= sizes.all else { return nil }
            let pairs = reach.pairs(without: [edge.id])
            guard pairs * 20 >= reach.pairs, pairs >= 10 else { return nil }
            return Lever(edge: edge, lost: lost, pairs: pairs)
        }
        return Array(
            found
                .sorted {
                    ($1.weight, $0.edge.from, $0.edge.to) < ($0.weight, $1.edge.from, $1.edge.to)
                }
                .lazy.filter { !hidden.hang(on: $0.edge.id) }.prefix(Self.most)
        ).map(finding)
    }

    /// The dependencies that may be levers, as far as all of them can be weighed: those that lead to
    /// the most code.
    private var candidates: [Edge] {
        let lines = reach.numbered.ids.map(sizes.of)
        let below = reach.numbered.ids.indices.map { number in
            reach.closure(of: number).reduce(0) { $0 + lines[$1] }
        }
        func most(_ edge: Edge) -> Int { reach.numbered.number(edge.to).map { below[$0] } ?? 0 }
        let roots = roots
        let edges = reach.edges.filter {
            most($0) * 20 >= sizes.all && isThin($0) && !roots.contains($0.from)
                && reach.isOnlyWay($0)
        }
        let count = max(20, Self.budget / (reach.edges.count + reach.modules.count + 1))
        if edges.count <= count { return edges }
        return Array(
            edges.sorted { (most($1), $0.from, $0.to) < (most($0), $1.from, $1.to) }.prefix(count))
    }

    /// The programs, and what nobody but them depends on, nor but that: a root is built with all that it puts
    /// together, and alone by nobody.
    private var roots: Set<ModuleID> {
        var users: [ModuleID: Set<ModuleID>] = [:]
        for edge in reach.edges { users[edge.to, default: []].insert(edge.from) }
        var roots = Set(reach.modules.values.lazy.filter { $0.role == .app }.map(\.id))
        var found = roots
        while !found.isEmpty {
            found = Set(
                users.lazy.filter { !roots.contains($0.key) && $0.value.isSubset(of: roots) }
                    .map(\.key))
            roots.formUnion(found)
        }
        return roots
    }

    private struct Lever {
        let edge: Edge
        let lost: (modules: Int, lines: Int)
        let pairs: Int

        var weight: Int { pairs * lost.lines }
    }

    private func isThin(_ edge: Edge) -> Bool {
        guard !edge.isOnlyDeclared, !told.contains(edge.id), reach.modules[edge.from]?.role != .app,
            edge.to.foreignKind == nil
        else { return false }
        return Set(edge.sites.map(\.file)).count <= Self.files
    }

    /// What the module itself no longer reaches.
    private func lost(with edge: Edge) -> (modules: Int, lines: Int) {
        guard let start = reach.numbered.number(edge.from),
            let end = reach.numbered.number(edge.to)
        else { return (0, 0) }
        let bridge = DominatorTree(of: reach.numbered.graph, from: start).bridges.first {
            $0.from == start && $0.to == end
        }
        let lost = (bridge?.lost ?? []).map { reach.numbered.ids[$0] }
        return (lost.count, sizes.of(lost.compactMap { reach.modules[$0] }))
    }

    private func finding(_ lever: Lever) -> HealthFinding {
        let edge = lever.edge
        let files = Set(edge.sites.map(\.file)).count
        let used = UsedNames(
            of: [ForbiddenEdge(id: edge.id, violations: [], sites: edge.sites, isDeclared: true)],
            in: analysis)
        let names = used.byEdge[edge.id, default: []].sorted()
        return HealthFinding(
            .lever, "\(edge.from) \(edge.to)",
            title:
                "\(words.name(of: edge.from)) → \(words.name(of: edge.to)): \(files.counted("file")) "
                + "\(files == 1 ? "brings" : "bring") \(lever.lost.modules.counted("module"))",
            why: [
                "Without it \(words.name(of: edge.from)) compiles \(lever.lost.lines.counted("line")) less, "
                    + "and \(lever.pairs.counted("pair")) of modules are free of each other."
            ] + (names.isEmpty ? [] : ["It uses \(names.listed(4))."]),
            win: HealthWin(
                imports: edge.sites.count, pairs: lever.pairs, lines: lever.lost.lines),
            cost: HealthCost(files: files, lines: edge.sites.count + used.lines),
            modules: [edge.from, edge.to], edges: [edge.id],
            steps: [Commands(words).cut(edge.id)])
    }
}
