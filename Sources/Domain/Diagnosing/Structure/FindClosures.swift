import Architecture
import Codebase
import Graphs

/// Modules that most of the code has to be built for.
///
/// Of modules with views ``FindHeavyPreviews`` tells the same by what a preview compiles.
struct FindClosures {
    /// The share of all lines from which on a closure is large, in percent.
    private static let share = 50
    /// The fewest modules that a closure has besides the module itself.
    private static let least = 5
    /// The most dependencies that are named.
    private static let most = 5

    let analysis: Analysis
    let names: ModuleWords
    let reach: Reach
    let sizes: Sizes
    /// The dependencies that other findings are about.
    let told: Set<EdgeID>
    let hidden: HiddenUses
    /// The lines of each module, by its number.
    private let lineCounts: [Int]

    init(
        analysis: Analysis, names: ModuleWords, reach: Reach, sizes: Sizes, told: Set<EdgeID>,
        hidden: HiddenUses
    ) {
        self.analysis = analysis
        self.names = names
        self.reach = reach
        self.sizes = sizes
        self.told = told
        self.hidden = hidden
        lineCounts = reach.numbered.ids.map(sizes.of)
    }

    /// How many dependencies are walked to find what single ones are to blame for, and how many
    /// modules whose files are shared are counted file by file: far more than people write.
    private static let budget = (dependencies: 3_000_000, modules: 5_000_000)

    func findings() -> [HealthFinding] {
        let assemblers = Assemblers(of: analysis)
        let parts = reach.modules.values.filter { $0.role != .app && !assemblers.contains($0.id) }
        let large = large(among: parts)
            .sorted { ($1.lines, $0.module) < ($0.lines, $1.module) }
        guard large.count > 2, let largest = large.first else { return [] }
        return [finding(large, largest, of: parts.count)]
    }

    private struct Closure {
        let module: ModuleID
        let number: Int
        /// How many modules it needs, itself apart.
        let modules: Int
        /// The lines of all of them; of those that several have at first more than once.
        var lines: Int
    }

    /// The closures that are large.
    private func large(among parts: [Module]) -> [Closure] {
        let most = parts.compactMap(atMost).filter { isLarge($0.lines) }
        if sizes.areApart { return most }
        var left = Self.budget.modules
        return most.sorted { ($1.lines, $0.module) < ($0.lines, $1.module) }.compactMap { closure in
            left -= closure.modules
            guard left > 0 else { return nil }
            var closure = closure
            closure.lines = lines(of: reach.closure(of: closure.number))
            return isLarge(closure.lines) ? closure : nil
        }
    }

    /// The closure of a module, no smaller than it is; nil if few modules are in it.
    private func atMost(of module: Module) -> Closure? {
        guard let number = reach.numbered.number(module.id) else { return nil }
        let all = reach.closure(of: number)
        guard all.count > Self.least else { return nil }
        let lines = all.reduce(0) { $0 + lineCounts[$1] }
        return Closure(module: module.id, number: number, modules: all.count - 1, lines: lines)
    }

    private func isLarge(_ lines: Int) -> Bool { lines.percent(of: sizes.all) >= Self.share }

    private func lines(of numbers: some Sequence<Int>) -> Int {
        sizes.of(numbers.compactMap { reach.modules[reach.numbered.ids[$0]] })
    }

    /// The dependencies without which a closure is smaller, with the lines that it loses.
    private func cuts(of closure: Closure) -> [(edge: EdgeID, lines: Int)] {
        let ids = reach.numbered.ids
        let tree = DominatorTree(of: reach.numbered.graph, from: closure.number)
        var sums = [0]
        for number in tree.nested { sums.append(sums[sums.count - 1] + lineCounts[number]) }
        return tree.bridges.map {
            let most = sums[$0.lost.endIndex] - sums[$0.lost.startIndex]
            return (
                EdgeID(from: ids[$0.from], to: ids[$0.to]),
                sizes.areApart ? most : lines(of: $0.lost)
            )
        }
    }

    private struct SharedCut {
        let edge: Edge
        let helped: Int
        let lines: Int
    }

    /// The dependencies whose end would help several most, by all lines saved.
    private func cuts(for closures: [Closure]) -> [SharedCut] {
        var saved: [EdgeID: (helped: Int, lines: Int)] = [:]
        for (id, lines) in closures.flatMap(cuts) where !told.contains(id) {
            saved[id, default: (0, 0)].helped += 1
            saved[id]?.lines += lines
        }
        let found: [SharedCut] = reach.edges.compactMap { edge in
            // What is handed on is used by others, too.
            guard let (helped, lines) = saved[edge.id], !edge.isOnlyDeclared, !edge.isReexported
            else { return nil }
            return SharedCut(edge: edge, helped: helped, lines: lines)
        }
        // What saves less than a twentieth on average is not worth a step.
        return found.filter {
            $0.helped > 1 && $0.lines * 20 >= sizes.all * closures.count
        }
        .sorted { ($1.lines, $0.edge.from, $0.edge.to) < ($0.lines, $1.edge.from, $1.edge.to) }
    }

    private func finding(_ large: [Closure], _ largest: Closure, of all: Int) -> HealthFinding {
        let most = max(10, Self.budget.dependencies / (reach.edges.count + 1))
        let heavy = cuts(for: Array(large.prefix(most)))
        let cuts = Array(heavy.lazy.filter { !hidden.hang(on: $0.edge.id) }.prefix(Self.most))
        let best = cuts.first
        var why = [
            "\(names.name(of: largest.module)) has the largest closure: "
                + "\(largest.modules.counted("module")) with "
                + "\(largest.lines.percent(of: sizes.all)) % of all code are built before it. A "
                + "change in any of them builds it again."
        ]
        if let best {
            why.append(
                "Without \(names.name(of: best.edge.from)) → \(names.name(of: best.edge.to)) "
                    + "\(best.helped.counted("module")) would need "
                    + "\((best.lines / best.helped).counted("line")) less on average.")
        } else {
            why.append(
                heavy.isEmpty
                    ? "No single dependency makes them so large."
                    : "No single dependency can be cut, as modules import what it brings.")
        }
        if large.count > most {
            why.append(
                "Dependencies were weighed for the \(most.counted("module")) with the largest "
                    + "closures, not for all.")
        }
        let commands = Commands(names)
        return HealthFinding(
            .closure, "all",
            title: "\(large.count.grouped) of \(all.counted("module")) need half of all code to "
                + "be built",
            why: why,
            // On average for a module.
            win: HealthWin(lines: (best?.lines ?? 0) / max(1, all)),
            cost: HealthCost(
                files: Set(best?.edge.sites.map(\.file) ?? []).count,
                lines: best?.edge.sites.count ?? 0),
            modules: large.map(\.module), edges: cuts.map(\.edge.id),
            steps: cuts.prefix(1).map { commands.cut($0.edge.id) }
                + [commands.draw(largest.module)])
    }
}
