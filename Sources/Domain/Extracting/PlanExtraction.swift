import Architecture
import Codebase

/// Plans what to extract from a module, in which order, and counts what it costs.
///
/// Everything is counted in what sources say; nothing is built.
package struct PlanExtraction: Sendable {
    let analysis: Analysis
    private let resources: [RelativePath]
    /// What the system finds by name.
    private let names: RuntimeNames
    /// The number of commits of which it is known what changed together; nil without a repository.
    private let commits: Int?
    let graph: FileGraph

    /// Told how many candidates are chosen; says whether to go on. What was chosen stays.
    package typealias Pace = (_ chosen: Int) -> Bool

    /// - Parameters:
    ///   - module: The module to take apart.
    ///   - analysis: A finished analysis of modules.
    ///   - records: What changed together, and what the compiler resolved.
    ///   - files: All files of the codebase, among which resources are found, and property lists that
    ///     name what stays; none to leave them out.
    package init(
        _ module: Module, in analysis: Analysis, records: ModuleRecords = .none,
        files: [RelativePath] = []
    ) {
        self.analysis = analysis
        resources = files
        names = RuntimeNames(of: analysis, files: files)
        commits = records.history?.commits.count
        graph = FileGraph(of: module, in: analysis, records: records)
    }

    /// The candidates that are worth most, core before features.
    ///
    /// - Parameters:
    ///   - steps: The most steps; 0 or more.
    ///   - pace: Told before each candidate is looked for.
    package func plan(steps: Int, pace: Pace = { _ in true }) -> ExtractionPlan {
        let seeds = FindSeeds(graph: graph).seeds()
        // Folders of an app are features, and what their files share is refused more often.
        let isPackage = graph.module.origin == .swiftpm
        var choices = isPackage ? closed(from: seeds, limit: steps, besides: [], pace) : []
        let before = choices.count
        let gone = Set(choices.flatMap(\.group.files))
        choices += choose(from: seeds).choose(limit: steps - before, besides: gone) {
            pace(before + $0)
        }
        let others = choices.count
        choices += closed(from: nil, limit: steps - others, besides: choices) { pace(others + $0) }
        return plan(choices)
    }

    /// Groups of which all that they need moves along; none where the files were not read in detail.
    ///
    /// - Parameter seeds: What to begin with; nil for each file by itself.
    private func closed(
        from seeds: [Seed]?, limit: Int, besides others: [ChooseCandidates.Choice], _ pace: Pace
    ) -> [ChooseCandidates.Choice] {
        guard limit > 0, let declarations = graph.declarations else { return [] }
        let closed = ChooseClosedGroups(
            graph: graph, declarations: declarations, entries: cut.entries, shared: shared)
        return closed.choose(from: seeds ?? closed.files, limit: limit, besides: others, pace: pace)
    }

    /// The steps of a plan where nobody says how many.
    package static let usualSteps = 10

    /// What frees one part of the module: the core that it needs, then the part itself.
    ///
    /// - Parameters:
    ///   - seed: A folder, a file, a type, or the words that names of files begin with.
    ///   - steps: The most steps, that part included; 1 or more.
    /// - Returns: nil if nothing in the module is called so, or several things.
    package func plan(seed: String, steps: Int) -> ExtractionPlan? {
        guard let seed = findSeed(seed, in: graph) else { return nil }
        let wanted = Set(seed.files)
        let others = FindSeeds(graph: graph).seeds().filter { wanted.isDisjoint(with: $0.files) }
        let cores = choose(from: others, before: wanted).core(limit: max(0, steps - 1))
        let gone = Set(cores.flatMap(\.group.files))
        guard let group = cut.group(around: seed.files, gone: gone, isFixed: true) else {
            return nil
        }
        let measures = GroupMeasures(of: group, around: seed.files, in: graph, gone: gone)
        let last = ChooseCandidates.Choice(
            seed: seed, kind: measures.isCore ? .core : .feature, group: group,
            measures: measures)
        return plan(cores + [last]).leading(to: seed.name)
    }

    private var cut: CutGroup {
        CutGroup(graph: graph, entries: entryFiles(of: graph, names: names))
    }

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
        let baggage = FindBaggage(of: graph, in: analysis, files: resources)
        let priceGroup = PriceGroup(
            graph: graph, outsiders: Outsiders(of: graph, in: analysis), findBaggage: baggage)
        let choices = divided(choices, baggage)
        let explainCandidate = ExplainCandidate(graph: graph)
        var candidates: [ExtractionCandidate] = []
        var homes: [Int: Int] = [:]
        for (number, choice) in choices.enumerated() {
            let needed = needs(of: choice, homes, choices.prefix(number)).map {
                choices[$0].seed.name
            }
            var cost = priceGroup.price(of: choice.group, choice.measures, gone: Set(homes.keys))
            if commits != nil { cost.changes = choice.measures.changes }
            var candidate = ExtractionCandidate(
                name: choice.seed.name, kind: choice.kind, origin: choice.seed.origin,
                files: choice.group.files.map { graph.files[$0] },
                lines: choice.lines,
                why: explainCandidate.explain(choice, needs: needed, cost), price: cost,
                cut: cutEdges(choice.group), needs: needed)
            candidate.division = choice.division
            candidate.isClosed = !choice.declarations.isEmpty
            candidates.append(candidate)
            for file in choice.group.files { homes[file] = number }
        }
        var plan = ExtractionPlan(
            module: graph.module.id, moduleName: graph.module.name, files: graph.files.count,
            lines: graph.files.indices.reduce(0) { $0 + graph.lines(of: $1) },
            unclear: graph.unclear, candidates: candidates)
        plan.edges = EdgeAccuracy(graph.tellers)
        plan.commits = commits
        return plan
    }

    /// The choices, each that is larger than a pull request as parts that are not.
    private func divided(
        _ choices: [ChooseCandidates.Choice], _ baggage: FindBaggage
    ) -> [ChooseCandidates.Choice] {
        var gone: Set<Int> = []
        return choices.flatMap { choice in
            let parts = divided(choice, baggage, gone: gone)
            gone.formUnion(choice.group.files)
            return parts
        }
    }

    private func divided(
        _ choice: ChooseCandidates.Choice, _ baggage: FindBaggage, gone: Set<Int>
    ) -> [ChooseCandidates.Choice] {
        let files = choice.group.files
        guard choice.declarations.isEmpty,
            files.count > ExtractionCandidate.mostFiles
                || choice.measures.lines > ExtractionCandidate.mostLines
        else { return [choice] }
        let generated = Set(files.filter { baggage.isGenerated(graph.files[$0]) })
        let parts = DivideGroup(of: graph, group: files, generated: generated).parts(of: files)
        if parts.count == 1 {
            var choice = choice
            choice.cycle = parts[0].cycle
            return [choice]
        }
        var gone = gone
        return parts.enumerated().map { number, part in
            let group = cut.group(of: part.files, gone: gone)
            let measures = GroupMeasures(of: group, around: part.files, in: graph, gone: gone)
            gone.formUnion(part.files)
            let name = "\(choice.seed.name) \(number + 1)"
            var found = ChooseCandidates.Choice(
                seed: Seed(name: name, origin: choice.seed.origin, files: part.files),
                kind: choice.kind, group: group, measures: measures)
            found.division = ExtractionCandidate.Division(
                group: choice.seed.name, number: number + 1, count: parts.count)
            found.cycle = part.cycle
            return found
        }
    }

    /// The steps before that a group names something of, ascending.
    private func needs(
        of choice: ChooseCandidates.Choice, _ homes: [Int: Int],
        _ before: ArraySlice<ChooseCandidates.Choice>
    ) -> [Int] {
        guard let declarations = graph.declarations, !choice.declarations.isEmpty else {
            let edges = choice.group.files.flatMap { graph.outgoing[$0] }
            return Set(edges.compactMap { homes[graph.edges[$0].to] }).sorted()
        }
        let all = declarations.closure(of: Array(choice.declarations)) ?? []
        return before.indices.filter {
            !all.isDisjoint(with: before[$0].moving(in: declarations))
        }
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
