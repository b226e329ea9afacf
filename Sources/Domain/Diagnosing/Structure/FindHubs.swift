import Architecture
import Codebase

/// Modules that many depend on and that depend on many: whoever imports one gets all of it.
struct FindHubs {
    // The limits are judgement; docs/HEALTH.md says on which codebases findings were judged by eye.

    /// The most hubs that are told.
    private static let most = 3
    /// The fewest dependents and dependencies of a hub.
    private static let least = (dependents: 5, dependencies: 4)

    /// The lines from which on a module can be taken apart.
    private static let long = 1_000

    /// How many dependencies are walked to weigh hubs: far more than people write.
    private static let budget = 5_000_000

    let names: ModuleWords
    let reach: Reach
    let sizes: Sizes
    let violations: [Violation]

    func findings() -> [HealthFinding] {
        let dependents = Dictionary(grouping: reach.edges, by: \.to)
        let dependencies = Dictionary(grouping: reach.edges, by: \.from)
        let candidates = reach.modules.values.compactMap { module -> Candidate? in
            let above = flavoursOnce((dependents[module.id] ?? []).map(\.from))
            let below = dependencies[module.id] ?? []
            guard module.role != .app, above.count >= Self.least.dependents,
                below.count >= Self.least.dependencies
            else { return nil }
            return Candidate(module: module, dependents: above, out: below)
        }
        let found = heaviest(candidates).map { candidate in
            Hub(candidate, pairs: reach.pairs(without: candidate.out.map(\.id)))
        }
        // What a few pairs hang on is no hub: less than a twentieth of all pairs, or fewer than 20,
        // as a single pair is a twentieth of 20.
        return found.filter { $0.pairs * 20 >= reach.pairs && $0.pairs >= 20 }
            .sorted { ($1.pairs, $0.module.id) < ($0.pairs, $1.module.id) }
            .prefix(Self.most).map(finding)
    }

    /// Those that tie most together, as far as all of them cannot be weighed.
    private func heaviest(_ candidates: [Candidate]) -> [Candidate] {
        let most = max(10, Self.budget / (reach.edges.count + 1))
        if candidates.count <= most { return candidates }
        return Array(
            candidates.sorted { ($1.ties, $0.module.id) < ($0.ties, $1.module.id) }.prefix(most))
    }

    /// The modules without apps that compile the files of another one: flavours of one app.
    private func flavoursOnce(_ modules: [ModuleID]) -> [ModuleID] {
        var seen: Set<[RelativePath]> = []
        return modules.filter { id in
            guard let module = reach.modules[id], module.role == .app else { return true }
            return seen.insert(module.sources.sorted()).inserted
        }
    }

    private struct Candidate {
        let module: Module
        let dependents: [ModuleID]
        let out: [Edge]

        /// How many pairs of neighbours it ties.
        var ties: Int { dependents.count * out.count }
    }

    private struct Hub {
        let module: Module
        let dependents: [ModuleID]
        let out: [Edge]
        /// The pairs of modules that it alone ties.
        let pairs: Int

        init(_ candidate: Candidate, pairs: Int) {
            module = candidate.module
            dependents = candidate.dependents
            out = candidate.out
            self.pairs = pairs
        }

        /// Whether it is there for what it depends on, and does nothing itself.
        func isUmbrella(_ lines: Int) -> Bool { lines <= 100 }
    }

    private func finding(_ hub: Hub) -> HealthFinding {
        let id = hub.module.id
        let lines = sizes.of(id)
        let sites = hub.out.flatMap(\.sites)
        let hidden = hub.isUmbrella(lines) ? hiddenDependencies(behind: hub) : []
        let (above, below) = (hub.dependents.count.grouped, hub.out.count.grouped)
        return HealthFinding(
            .hub, id.rawValue,
            title: hub.isUmbrella(lines)
                ? "\(names.name(of: id)): an umbrella through which \(above) modules depend on \(below)"
                : "\(names.name(of: id)): \(above) depend on it, and it on \(below)",
            why: [
                "Importers compile everything it depends on, and rebuild whenever any of that "
                    + "changes.",
                "\(hub.pairs.grouped) of \(reach.pairs.counted("pair")) of modules are tied by it "
                    + "alone. It has \(lines.counted("line")).",
            ],
            win: HealthWin(pairs: hub.pairs),
            cost: hidden.isEmpty
                ? HealthCost(files: Set(sites.map(\.file)).count, lines: sites.count)
                : HealthCost(files: Set(hidden.map(\.from)).count, lines: hidden.count),
            modules: [id] + hub.dependents,
            edges: hub.out.sorted { ($1.sites.count, $0.to) < ($0.sites.count, $1.to) }
                .map(\.id),
            violations: hub.isUmbrella(lines) ? hidden.map(\.id) : [],
            steps: steps(hub, lines, hidden))
    }

    /// What is short has nothing to take out.
    private func steps(_ hub: Hub, _ lines: Int, _ hidden: [Violation]) -> [HealthStep] {
        if hub.isUmbrella(lines) {
            if hidden.isEmpty { return [Commands(names).draw(hub.module.id)] }
            return [
                HealthStep(
                    .openViolations,
                    "Declare what files import, in place of \(names.name(of: hub.module.id))",
                    command: "strata imports --fix --transitive")
            ]
        }
        let commands = Commands(names)
        let cut = thinnest(hub.out).map { [commands.cut($0.id)] } ?? []
        let extract = [commands.extract(hub.module.id)]
        return lines < Self.long ? cut : extract + cut
    }

    /// What modules above import and do not declare: manifests can say it in place of the hub.
    private func hiddenDependencies(behind hub: Hub) -> [Violation] {
        let above = Set(hub.dependents)
        return violations.filter { violation in
            [.undeclared, .transitive, .indirect].contains(violation.kind)
                && above.contains(violation.from)
        }
    }

    /// The dependency with the fewest imports that is the only way to something; what nobody imports is
    /// for the manifest.
    private func thinnest(_ edges: [Edge]) -> Edge? {
        edges.filter { !$0.isOnlyDeclared && reach.isOnlyWay($0) }.min {
            ($0.sites.count, $0.to) < ($1.sites.count, $1.to)
        }
    }
}
