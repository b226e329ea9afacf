import Architecture
import Codebase

/// What a step of a plan wins, as far as files and lines tell.
package struct ExtractionWin: Equatable, Sendable {
    /// The lines of the module that leave it, in percent; 0 to 100.
    package let percent: Int
    /// The lines that are left in it after this step and those before.
    package let linesLeft: Int
    /// The previews in the files that move.
    package let previews: Int
    /// The lines of the module that such a preview compiles afterwards: the group, and the steps
    /// that it needs.
    package let linesOfPreview: Int
    /// The longest chain of builds inside of what was the module, in lines, before this step: what is
    /// left of it, and the steps below that wait for each other.
    package let chainBefore: Int
    /// The same after this step.
    package let chainAfter: Int
    /// The lines of other steps of the plan that can be built at the same time as this one.
    package let linesBeside: Int
    /// The modules that name nothing of the module any more but what this step and those before took
    /// out of it, by name, ascending: told by names.
    package let freed: [String]
}

extension PlanExtraction {
    /// What each candidate of a plan wins, in its order.
    package func wins(of plan: ExtractionPlan) -> [ExtractionWin] {
        let previews = Dictionary(
            zip(graph.files, graph.facts.map(\.previews.count)),
            uniquingKeysWith: { first, _ in first })
        let below = stepsBelow(plan)
        var freed = FreedModules(of: graph, in: analysis)
        var left = plan.lines
        var chains: [Int] = []
        var longest = plan.lines
        return plan.candidates.enumerated().map { number, candidate in
            left -= candidate.lines
            let needed = below[number].union([number])
            chains.append(candidate.lines + (below[number].map { chains[$0] }.max() ?? 0))
            let before = longest
            longest = left + (chains.max() ?? 0)
            let beside = plan.candidates.indices.filter {
                !needed.contains($0) && !below[$0].contains(number)
            }
            return ExtractionWin(
                percent: plan.lines == 0 ? 0 : candidate.lines * 100 / plan.lines,
                linesLeft: left,
                previews: candidate.files.reduce(0) { $0 + (previews[$1] ?? 0) },
                linesOfPreview: lines(of: needed, in: plan), chainBefore: before,
                chainAfter: longest, linesBeside: lines(of: beside, in: plan),
                freed: freed.without(candidate.files))
        }
    }

    /// For each step the positions of those that it needs, directly or not.
    private func stepsBelow(_ plan: ExtractionPlan) -> [Set<Int>] {
        var below: [Set<Int>] = []
        for candidate in plan.candidates {
            let needs = plan.candidates.indices.prefix(below.count).filter {
                candidate.needs.contains(plan.candidates[$0].name)
            }
            below.append(needs.reduce(into: Set(needs)) { $0.formUnion(below[$1]) })
        }
        return below
    }

    private func lines(of steps: some Sequence<Int>, in plan: ExtractionPlan) -> Int {
        steps.reduce(0) { $0 + plan.candidates[$1].lines }
    }
}

/// The modules that stop naming a module as its files leave.
private struct FreedModules {
    /// For each module what its files name of the module: positions of files.
    private var left: [(name: String, files: Set<RelativePath>)] = []

    init(of graph: FileGraph, in analysis: Analysis) {
        for edge in analysis.graph.edges where edge.to == graph.module.id {
            guard let module = analysis.codebase.module(edge.from) else {
                continue
            }
            var named: Set<RelativePath> = []
            var isKnown = true
            for site in edge.imports {
                guard let facts = analysis.facts[site.file] else { continue }
                let least: AccessLevel = site.statement.isTestable ? .internal : .package
                let files = facts.uses.names.compactMap {
                    graph.home(of: $0, in: facts, least: least)
                }
                // What is imported for nothing that is known may be needed all the same.
                if files.isEmpty { isKnown = false }
                named.formUnion(files.map { graph.files[$0] })
            }
            if isKnown, !named.isEmpty { left.append((module.name, named)) }
        }
    }

    /// The modules that name nothing any more once files are gone, each told once.
    mutating func without(_ files: [RelativePath]) -> [String] {
        for index in left.indices { left[index].files.subtract(files) }
        let freed = left.filter(\.files.isEmpty).map(\.name).sorted()
        left.removeAll(where: \.files.isEmpty)
        return freed
    }
}
