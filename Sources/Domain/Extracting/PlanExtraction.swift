import Architecture
import Codebase

/// Plans what to extract from a module, in which order, and counts what it costs.
///
/// Everything is counted in what sources say; nothing is built.
package struct PlanExtraction: Sendable {
    let analysis: Analysis
    private let resources: [RelativePath]
    let graph: FileGraph

    /// Told how many candidates are chosen; says whether to go on. What was chosen stays.
    package typealias Pace = (_ chosen: Int) -> Bool

    /// - Parameters:
    ///   - module: The module to take apart.
    ///   - analysis: A finished analysis of modules.
    ///   - files: All files of the codebase, among which resources are found; none to leave them out.
    package init(_ module: Module, in analysis: Analysis, files: [RelativePath] = []) {
        self.analysis = analysis
        resources = files
        graph = FileGraph(of: module, in: analysis)
    }

    /// The candidates that are worth most, core before features.
    ///
    /// - Parameters:
    ///   - steps: The most steps; 0 or more.
    ///   - pace: Told before each candidate is looked for.
    package func callAsFunction(steps: Int, pace: Pace = { _ in true }) -> ExtractionPlan {
        let seeds = FindSeeds(graph: graph)()
        return plan(choose(from: seeds)(limit: steps, pace: pace))
    }

    /// The steps of a plan where nobody says how many.
    package static let usualSteps = 10

    /// What frees one part of the module: the core that it needs, then the part itself.
    ///
    /// - Parameters:
    ///   - seed: A folder, a file, a type, or the words that names of files begin with.
    ///   - steps: The most steps, that part included; 1 or more.
    /// - Returns: nil if nothing in the module is called so, or several things.
    package func callAsFunction(seed: String, steps: Int) -> ExtractionPlan? {
        guard let seed = findSeed(seed, in: graph) else { return nil }
        let wanted = Set(seed.files)
        let others = FindSeeds(graph: graph)().filter { wanted.isDisjoint(with: $0.files) }
        let cores = choose(from: others, before: wanted).core(limit: max(0, steps - 1))
        let gone = Set(cores.flatMap(\.group.files))
        guard let group = cut(seed.files, gone: gone, isFixed: true) else { return nil }
        let measures = GroupMeasures(of: group, around: seed.files, in: graph, gone: gone)
        let last = ChooseCandidates.Choice(
            seed: seed, kind: measures.isCore ? .core : .feature, group: group,
            measures: measures)
        return plan(cores + [last]).leading(to: seed.name)
    }

    private var cut: CutGroup { CutGroup(graph: graph, entries: entryFiles(of: graph)) }

    private func choose(from seeds: [Seed], before reserved: Set<Int> = []) -> ChooseCandidates {
        ChooseCandidates(
            graph: graph, cut: cut, seeds: seeds, reserved: reserved, shared: shared)
    }

    /// The files that other modules compile, too.
    private var shared: Set<Int> {
        let others = otherCompilers(of: graph.files, besides: graph.module, in: analysis)
        return Set(graph.files.indices.filter { others[graph.files[$0]] != nil })
    }

    private func plan(_ choices: [ChooseCandidates.Choice]) -> ExtractionPlan {
        let price = PriceGroup(
            graph: graph, outsiders: Outsiders(of: graph, in: analysis),
            baggage: FindBaggage(of: graph, in: analysis, files: resources))
        let explain = ExplainCandidate(graph: graph)
        var candidates: [ExtractionCandidate] = []
        var homes: [Int: Int] = [:]
        for (number, choice) in choices.enumerated() {
            let needed = needs(of: choice.group, homes).map { choices[$0].seed.name }
            let cost = price(choice.group, choice.measures, gone: Set(homes.keys))
            candidates.append(
                ExtractionCandidate(
                    name: choice.seed.name, kind: choice.kind, origin: choice.seed.origin,
                    files: choice.group.files.map { graph.files[$0] },
                    lines: choice.measures.lines,
                    why: explain(choice, needs: needed, cost, partsOf: choice.group),
                    price: cost,
                    cut: cutEdges(choice.group), needs: needed))
            for file in choice.group.files { homes[file] = number }
        }
        return ExtractionPlan(
            module: graph.module.id, moduleName: graph.module.name, files: graph.files.count,
            lines: graph.files.indices.reduce(0) { $0 + graph.lines(of: $1) },
            unclear: graph.unclear, candidates: candidates)
    }

    /// The steps before that a group names something of, ascending.
    private func needs(of group: CutGroup.Group, _ homes: [Int: Int]) -> [Int] {
        Set(group.files.flatMap { graph.outgoing[$0] }.compactMap { homes[graph.edges[$0].to] })
            .sorted()
    }

    private func cutEdges(_ group: CutGroup.Group) -> [ExtractionCandidate.CutEdge] {
        group.cut.map { graph.edges[$0] }
            .sorted { ($1.cost, $0.from, $0.to) < ($0.cost, $1.from, $1.to) }
            .map { edge in
                ExtractionCandidate.CutEdge(
                    from: graph.files[edge.from], to: graph.files[edge.to],
                    coupling: edge.coupling, sites: edge.sites, names: edge.uses.map(\.name))
            }
    }
}

extension ExtractionPlan {
    /// The last step with those before it that it needs, over any number of steps.
    fileprivate func leading(to name: String) -> ExtractionPlan {
        var wanted: Set<String> = [name]
        var kept: [ExtractionCandidate] = []
        for candidate in candidates.reversed() where wanted.contains(candidate.name) {
            wanted.formUnion(candidate.needs)
            kept.append(candidate)
        }
        return ExtractionPlan(
            module: module, moduleName: moduleName, files: files, lines: lines, unclear: unclear,
            candidates: kept.reversed())
    }
}
