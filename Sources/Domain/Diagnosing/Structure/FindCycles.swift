import Architecture
import Codebase
import Graphs

/// Modules that depend on each other, and the cheapest dependencies to cut.
struct FindCycles {
    let analysis: Analysis
    let names: ModuleWords
    let reach: Reach

    func findings() -> [HealthFinding] {
        analysis.violations.filter { $0.kind == .cycle && $0.severity.weight > 1 }.map(finding)
    }

    private func finding(_ violation: Violation) -> HealthFinding {
        let breakers = violation.breakers
        let cut = breakers.compactMap(analysis.graph.edge)
        let files = Set(cut.flatMap { $0.sites.map(\.file) }).count
        let imports = cut.reduce(0) { $0 + $1.sites.count }
        let members = members(of: violation)
        // What breaks other rules too is told once.
        let broken = Set(breakers)
        let others = analysis.violations.filter { other in
            other.kind.forbidsEdges && other.severity.weight > 1
                && other.edges.contains(where: broken.contains)
        }
        let wrong = Set(others.lazy.filter { $0.severity == .error }.map(\.edges))
        let errors = breakers.count { violation.severity == .error || wrong.contains([$0]) }
        let rules = ViolationKind.allCases.filter { kind in others.contains { $0.kind == kind } }
        let all = breakers.map { "\(names.name(of: $0.from)) → \(names.name(of: $0.to))" }
        let commands = Commands(names)
        return HealthFinding(
            .cycle, violation.cycle.sorted().map(\.rawValue).joined(separator: " "),
            severity: violation.severity, title: title(violation, members),
            why: [
                "None of them can be built, tested or moved without the others.",
                "The cheapest cut is \(all.listed()): \(imports.counted("import")) in "
                    + "\(files.counted("file")).",
            ]
                + (rules.isEmpty
                    ? [] : ["It also breaks \(rules.map(\.rawValue).listed())."]),
            win: HealthWin(
                edges: breakers.count, errors: errors, violations: 1 + others.count,
                imports: imports, pairs: reach.pairs(without: breakers)),
            cost: HealthCost(files: files, lines: imports),
            modules: members, edges: breakers, violations: [violation.id] + others.map(\.id),
            steps: (breakers.first.map { [commands.cut($0), commands.invert($0)] } ?? [])
                + [commands.explain(.cycle)])
    }

    private func title(_ violation: Violation, _ members: [ModuleID]) -> String {
        if members.count == 2 { return "\(names.list(members)) depend on each other" }
        return "\(members.count.grouped) modules depend on each other: "
            + names.list(violation.cycle, most: 4)
    }

    /// All modules of the component around the shortest cycle, the cycle first.
    private func members(of violation: Violation) -> [ModuleID] {
        let cycle = violation.cycle
        let imports = analysis.graph.edges.filter {
            !$0.isOnlyDeclared && $0.to.foreignKind == nil
        }
        let graph = NumberedGraph(edges: imports)
        guard let start = cycle.first.flatMap(graph.number),
            let component = graph.graph.cyclicComponents.first(where: { $0.contains(start) })
        else { return cycle }
        let known = Set(cycle)
        return cycle + component.map { graph.ids[$0] }.filter { !known.contains($0) }
    }
}
