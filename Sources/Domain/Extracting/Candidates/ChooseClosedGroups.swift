import Codebase

/// Chooses groups that come free since all that they need moves along, declaration by declaration.
///
/// Each is what a folder, files that are called alike or one file reach in the graph of declarations, without
/// what was chosen before. So nothing has to be turned around, and each step uses only those before it.
struct ChooseClosedGroups {
    let graph: FileGraph
    let declarations: DeclarationGraph
    /// The files that stay whatever it costs.
    let entries: Set<Int>
    /// The files that other modules compile, too.
    let shared: Set<Int>

    /// At most so many choices, in the order of the steps.
    ///
    /// - Parameter others: What was chosen before.
    func choose(
        from seeds: [Seed], limit: Int, besides others: [ChooseCandidates.Choice],
        pace: PlanExtraction.Pace = { _ in true }
    ) -> [ChooseCandidates.Choice] {
        var gone = Set(others.flatMap { $0.moving(in: declarations) })
        var names = Set(others.map(\.seed.name))
        var chosen: [ChooseCandidates.Choice] = []
        while chosen.count < limit, pace(chosen.count) {
            var best: Found?
            // What only changed together is called after a file that may stay.
            for seed in seeds where seed.origin != .history && !names.contains(seed.name) {
                guard let found = found(seed, gone: gone, names) else { continue }
                if best.map({ found.worth > $0.worth }) ?? true { best = found }
            }
            guard let best else { break }
            names.insert(best.seed.name)
            gone.formUnion(best.declarations)
            chosen.append(choice(best))
        }
        return chosen
    }

    /// A closed group.
    private struct Found {
        let seed: Seed
        let declarations: Set<Int>
        /// The files of which all moves, ascending.
        let files: [Int]
        let worth: Double
    }

    /// Each file by itself, with those that are called after it: `Node.swift` and `Node+Mapping.swift`.
    var files: [Seed] {
        Dictionary(grouping: graph.files.indices, by: stem)
            .map { Seed(name: $0, origin: .file, files: $1) }
            .sorted { $0.name < $1.name }
    }

    private func stem(of file: Int) -> String {
        String(graph.files[file].name.prefix { $0 != "." && $0 != "+" })
    }

    private func found(_ seed: Seed, gone: Set<Int>, _ names: Set<String>) -> Found? {
        let left = seed.files.flatMap { declarations.ofFile[$0] }.filter { !gone.contains($0) }
        let own = left.filter { unit in
            !declarations.additions[declarations.units[unit].file].contains(unit)
        }
        // What mostly adds to types of others is not what its files are called after.
        let ownLines = declarations.lines(of: own)
        if own.isEmpty || ownLines * 3 < declarations.lines(of: left) * 2 { return nil }
        let all = declarations.lines(of: declarations.units.indices)
        let most = all / 2
        guard
            let closure = declarations.closure(
                of: own, gone: gone, most: min(most, ExtractionCandidate.mostLines))
        else { return nil }
        let lines = declarations.lines(of: closure)
        if lines < max(Self.fewestLines, all / Self.smallestPart) { return nil }
        let touched = Set(closure.map { declarations.units[$0].file })
        if !touched.isDisjoint(with: entries) || !touched.isDisjoint(with: shared) { return nil }
        let whole = touched.filter { file in
            let units = declarations.ofFile[file]
            return units.allSatisfy { closure.contains($0) || gone.contains($0) }
        }
        if whole.isEmpty || whole.count > ExtractionCandidate.mostFiles { return nil }
        let share = Double(ownLines) / Double(lines)
        let size = Double(lines).squareRoot()
        if share >= Self.leastShare {
            let origin: Double = seed.origin == .folder ? 2 : seed.origin == .prefix ? 1.2 : 1
            return Found(
                seed: seed, declarations: closure, files: whole.sorted(),
                worth: size * share * origin)
        }
        // What is found by way of one file is called after the one that the rest uses most.
        guard seed.origin == .file, let hub = hub(of: closure, touched, gone: gone),
            !names.contains(hub.name)
        else { return nil }
        return Found(
            seed: hub, declarations: closure, files: whole.sorted(), worth: size * Self.leastShare)
    }

    /// The files called alike of a group that most others use; nil where fewer than three do.
    private func hub(of group: Set<Int>, _ files: Set<Int>, gone: Set<Int>) -> Seed? {
        let users = declarations.users(of: group, besides: gone)
        let seeds = Dictionary(grouping: files, by: stem).map { name, files in
            let used = Set(files.flatMap { declarations.ofFile[$0] })
            return (
                count: Set(users.filter { used.contains($0.used) }.map(\.file)).count,
                seed: Seed(name: name, origin: .file, files: files.sorted())
            )
        }
        let best = seeds.filter { $0.seed.name != graph.module.name }
            .max { ($0.count, $1.seed.name) < ($1.count, $0.seed.name) }
        return best.flatMap { $0.count > 2 ? $0.seed : nil }
    }

    /// Below this a module is more to look after than it is worth.
    private static let fewestLines = 80
    /// What is less of its module than one in so many wins too little.
    private static let smallestPart = 50
    /// The share of its lines that a seed has at least, after which a group is called.
    private static let leastShare = 0.5

    private func choice(_ found: Found) -> ChooseCandidates.Choice {
        let group = CutGroup.Group(files: found.files, cut: [], cost: 0)
        let measures = GroupMeasures(of: group, around: found.seed.files, in: graph, gone: [])
        var choice = ChooseCandidates.Choice(
            seed: found.seed, kind: measures.users.count > 2 ? .core : .feature, group: group,
            measures: measures)
        choice.declarations = found.declarations
        choice.declaredLines = declarations.lines(of: found.declarations)
        choice.dividedLines = declarations.lines(
            of: found.declarations.filter { !found.files.contains(declarations.units[$0].file) })
        return choice
    }
}

extension ChooseCandidates.Choice {
    /// The declarations that move with it.
    func moving(in graph: DeclarationGraph) -> Set<Int> {
        declarations.isEmpty ? Set(group.files.flatMap { graph.ofFile[$0] }) : declarations
    }
}
