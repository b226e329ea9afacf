/// Chooses groups to extract one after the other: core first, then features.
///
/// Greedy, with a group cut again when its turn comes, since what was chosen before costs it
/// nothing any more (M. Minoux, "Accelerated greedy algorithms", Optimization Techniques, 1978).
struct ChooseCandidates {
    /// A group that was chosen.
    struct Choice {
        let seed: Seed
        let kind: ExtractionCandidate.Kind
        let group: CutGroup.Group
        let measures: GroupMeasures

        /// Which part of a larger group it is; nil for a whole one.
        var division: ExtractionCandidate.Division?
        /// A shortest way around that keeps it as large as it is; empty where there is none.
        var cycle: [Int] = []
        /// What moves by declarations, also of files that are divided, as positions in the graph of
        /// declarations; empty for a group of whole files.
        var declarations: Set<Int> = []
        /// The lines of these, and of those among them that stand in files that are divided.
        var declaredLines = 0
        var dividedLines = 0

        /// The lines that move. Of what moves by declaration the heads of files do not count, so that no
        /// line counts for two steps.
        var lines: Int { declarations.isEmpty ? measures.lines : declaredLines }

        /// What is won for what is paid; somebody drew the line around a folder, and nobody around
        /// names that begin alike.
        var worth: Double {
            measures.worth(as: kind) * (seed.origin == .prefix ? 0.5 : 1) * (isShared ? 0.8 : 1)
        }

        /// Whether other modules compile some of its files, which have to be divided first.
        var isShared = false
    }

    private let graph: FileGraph
    private let cut: CutGroup
    private let seeds: [Seed]
    /// Files that nothing may take along or use before they go themselves.
    private let reserved: Set<Int>
    /// The files that other modules compile, too.
    private let shared: Set<Int>
    /// The folders that come free as they are, before anything else went.
    private let wholes: [Set<Int>]

    init(
        graph: FileGraph, cut: CutGroup, seeds: [Seed], reserved: Set<Int> = [],
        shared: Set<Int> = []
    ) {
        self.graph = graph
        self.cut = cut
        self.seeds = seeds
        self.reserved = reserved
        self.shared = shared
        wholes = seeds.filter { $0.origin == .folder }.compactMap { seed in
            guard let group = cut.group(around: seed.files, gone: []),
                group.isOf(seed.files, in: graph)
            else { return nil }
            let measures = GroupMeasures(of: group, around: seed.files, in: graph, gone: [])
            return measures.isCore || measures.isFeature ? Set(seed.files) : nil
        }
    }

    /// At most so many choices, in the order of the steps: the first are the same however many are
    /// asked for.
    ///
    /// - Parameter gone: The files that were chosen before.
    func choose(
        limit: Int, besides gone: Set<Int> = [], pace: PlanExtraction.Pace = { _ in true }
    ) -> [Choice] {
        chosen(limit: limit, gone, pace) { number in
            let isCore = number < 3 || number > 4 && number % 2 == 0
            let kinds: [ExtractionCandidate.Kind] = isCore ? [.core, .feature] : [.feature, .core]
            return kinds.map { Source(kind: $0, isTold: false) }
                + kinds.map { Source(kind: $0, isTold: true) }
        }
    }

    /// Core alone, at most so many choices.
    func core(limit: Int, pace: PlanExtraction.Pace = { _ in true }) -> [Choice] {
        chosen(limit: limit, [], pace) { _ in [Source(kind: .core, isTold: false)] }
    }

    /// Where choices come from.
    private struct Source: Hashable {
        let kind: ExtractionCandidate.Kind
        /// Whether history tells the seeds. They come last: nobody wrote down what they have in
        /// common.
        let isTold: Bool
    }

    /// - Parameter sources: Where the choice of a number, from 0, comes from: the first that has any.
    private func chosen(
        limit: Int, _ gone: Set<Int>, _ pace: PlanExtraction.Pace, sources: (Int) -> [Source]
    ) -> [Choice] {
        var state = State(gone: gone)
        while state.chosen.count < limit, pace(state.chosen.count) {
            var found: Choice?
            for source in sources(state.chosen.count) where found == nil {
                found = next(source, &state, pace)
            }
            guard let found else { break }
            state.chosen.append(found)
            state.gone.formUnion(found.group.files)
        }
        return state.chosen
    }

    /// How far the choice is.
    private struct State {
        var chosen: [Choice] = []
        var gone: Set<Int>
        /// What may be worth choosing, as it was when it was asked for last.
        var queues: [Source: [Choice]] = [:]
        /// How many were chosen when all seeds were asked last.
        var asked: [Source: Int] = [:]
    }

    /// The best choice of a source; nil if there is none.
    private func next(
        _ source: Source, _ state: inout State, _ pace: PlanExtraction.Pace
    ) -> Choice? {
        let (count, kind) = (state.chosen.count, source.kind)
        var queue = state.queues[source] ?? []
        defer { state.queues[source] = queue }
        while true {
            if queue.isEmpty {
                // What was chosen since may have set others free.
                if state.asked[source] == count { return nil }
                state.asked[source] = count
                queue = seeds.compactMap { seed in
                    guard (seed.origin == .history) == source.isTold, pace(count) else {
                        return nil
                    }
                    return choice(of: seed, kind, state.gone)
                }
            }
            queue.sort { isBetter($1, $0) }
            guard let first = queue.popLast() else { return nil }
            guard let fresh = choice(of: first.seed, kind, state.gone) else { continue }
            guard let next = queue.last, isBetter(next, fresh) else { return fresh }
            queue.append(fresh)
        }
    }

    private func isBetter(_ one: Choice, _ other: Choice) -> Bool {
        (one.worth, other.seed.name) > (other.worth, one.seed.name)
    }

    /// Whether three other files name some of these; no cut makes core of less.
    private func isNamed(_ files: [Int]) -> Bool {
        let inside = Set(files)
        var users: Set<Int> = []
        for file in files {
            for edge in graph.incoming[file] where !inside.contains(graph.edges[edge].from) {
                users.insert(graph.edges[edge].from)
                if users.count > 2 { return true }
            }
        }
        return false
    }

    private func choice(
        of seed: Seed, _ kind: ExtractionCandidate.Kind, _ gone: Set<Int>
    ) -> Choice? {
        let left = seed.files.filter { !gone.contains($0) }
        guard left.count * 3 >= seed.files.count * 2, left.count > 1 || seed.files.count == 1,
            kind != .core || isNamed(left), let group = cut.group(around: left, gone: gone),
            group.files.count > 1, group.isOf(left, in: graph), isBefore(reserved, group)
        else { return nil }
        let measures = GroupMeasures(of: group, around: left, in: graph, gone: gone)
        guard kind == .core ? measures.isCore : measures.isFeature,
            kind != .core || !isPart(seed, usedBy: measures.usersOfSeed)
        else { return nil }
        return Choice(
            seed: seed, kind: kind, group: group, measures: measures,
            isShared: !shared.isDisjoint(with: group.files))
    }

    /// Whether a group neither takes files along nor has to be cut from them.
    private func isBefore(_ files: Set<Int>, _ group: CutGroup.Group) -> Bool {
        files.isEmpty
            || files.isDisjoint(with: group.files)
                && !group.cut.contains { files.contains(graph.edges[$0].to) }
    }

    /// Whether a seed belongs to a folder that comes free as a whole: two of three of its users
    /// stand there, too. The models of one feature are no core.
    private func isPart(_ seed: Seed, usedBy users: Set<Int>) -> Bool {
        let own = Set(seed.files)
        return wholes.contains { whole in
            own.isStrictSubset(of: whole)
                && users.intersection(whole).count * 3 >= users.count * 2
        }
    }
}

extension CutGroup.Group {
    /// Whether it can be called after a seed, which is not the smaller part of it, and is no more
    /// than half of the module.
    fileprivate func isOf(_ seed: [Int], in graph: FileGraph) -> Bool {
        let kept = Set(files).intersection(seed).count
        return kept * 2 >= files.count && kept * 2 >= seed.count
            && files.count * 2 <= graph.files.count
    }
}
