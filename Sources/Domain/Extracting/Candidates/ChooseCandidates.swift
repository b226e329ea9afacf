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
            guard let group = cut(seed.files, gone: []),
                group.isOf(seed.files, in: graph)
            else { return nil }
            let measures = GroupMeasures(of: group, around: seed.files, in: graph, gone: [])
            return measures.isCore || measures.isFeature ? Set(seed.files) : nil
        }
    }

    /// At most so many choices, in the order of the steps; where there is a choice, half of them
    /// features.
    func callAsFunction(
        limit: Int, pace: PlanExtraction.Pace = { _ in true }
    ) -> [Choice] {
        let half = chosen(core: (limit + 1) / 2, of: limit, pace)
        let features = half.count { $0.kind == .feature }
        // All that is core is among them already.
        if half.count == limit || half.count - features < (limit + 1) / 2 { return half }
        return chosen(core: limit - features, of: limit, pace)
    }

    /// Core alone, at most so many choices.
    func core(limit: Int, pace: PlanExtraction.Pace = { _ in true }) -> [Choice] {
        var gone: Set<Int> = []
        var chosen: [Choice] = []
        choose(.core, limit: limit, &chosen, &gone, pace)
        return chosen
    }

    private func chosen(core: Int, of limit: Int, _ pace: PlanExtraction.Pace) -> [Choice] {
        var chosen = self.core(limit: core, pace: pace)
        var gone = Set(chosen.flatMap(\.group.files))
        choose(.feature, limit: limit, &chosen, &gone, pace)
        return chosen
    }

    private func choose(
        _ kind: ExtractionCandidate.Kind, limit: Int, _ chosen: inout [Choice],
        _ gone: inout Set<Int>, _ pace: PlanExtraction.Pace
    ) {
        var queue: [Choice] = []
        var asked = -1
        while chosen.count < limit, pace(chosen.count) {
            if queue.isEmpty {
                // What was chosen since may have set others free.
                if asked == chosen.count { return }
                asked = chosen.count
                queue = seeds.compactMap { pace(asked) ? choice(of: $0, kind, gone) : nil }
            }
            queue.sort { isBetter($1, $0) }
            guard let first = queue.popLast() else { return }
            guard let fresh = choice(of: first.seed, kind, gone) else { continue }
            if let next = queue.last, isBetter(next, fresh) {
                queue.append(fresh)
                continue
            }
            chosen.append(fresh)
            gone.formUnion(fresh.group.files)
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
            kind != .core || isNamed(left), let group = cut(left, gone: gone),
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
