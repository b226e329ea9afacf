import Architecture
import Codebase

/// Modules in which much of all code stands.
struct FindMonoliths {
    // The limits are judgement; docs/HEALTH.md says on which codebases findings were judged by eye.

    /// The share of all lines from which on an app target, or another module, is one, in percent.
    private static let share = (app: 30, other: 50)
    /// The fewest lines that are worth taking apart.
    private static let lines = (app: 3_000, other: 10_000)
    /// The lines from which on a module is one, whatever its share: beside a second large app, one
    /// holds less than a third of all code, and is still what a person would take apart.
    private static let huge = 25_000
    /// The most that are told whatever their share: the largest ones.
    private static let mostHuge = 5
    /// The share of all lines, in percent, and the lines from which on an app target is one that holds
    /// as good as all code.
    private static let whole = (share: 90, lines: 500)

    let analysis: Analysis
    let names: ModuleWords
    let reach: Reach
    let sizes: Sizes

    func findings() -> [HealthFinding] {
        let apps = reach.modules.values.filter { $0.role == .app }
        let inApps = sizes.of(apps).percent(of: sizes.all)
        let large = reach.modules.values
            .filter { isLarge($0) || isHuge($0) }
            .filter(isWrittenByHand)
            .sorted { ($1.lines(sizes), $0.id) < ($0.lines(sizes), $1.id) }
            .enumerated().filter { $0.offset < Self.mostHuge || isLarge($0.element) }
            .map(\.element)
        var found: [(module: Module, twins: [Module])] = []
        for module in large {
            if let twin = found.firstIndex(where: { $0.module.isTwin(of: module) }) {
                found[twin].twins.append(module)
            } else {
                found.append((module, []))
            }
        }
        if found.isEmpty { return [] }
        let folders = analyzeUnits(analysis, by: .folders)
        return found.map {
            finding(
                $0, twins: $1, inApps: inApps, apps: apps.count, knots: knots(of: $0, folders),
                hub: hub(of: $0, folders))
        }
    }

    private func isLarge(_ module: Module) -> Bool {
        let lines = sizes.of(module.id)
        let share = lines.percent(of: sizes.all)
        guard module.role == .app else {
            return lines >= Self.lines.other && share >= Self.share.other
        }
        return lines >= Self.lines.app && share >= Self.share.app
            || lines >= Self.whole.lines && share >= Self.whole.share
    }

    /// Whether people wrote more than half of a module: nobody takes apart what a tool writes again.
    private func isWrittenByHand(_ module: Module) -> Bool {
        let generated = module.sources.filter(analysis.codebase.contents.saysGenerated)
        return sizes.lines(of: generated) * 2 < max(sizes.of(module.id), 1)
    }

    private func isHuge(_ module: Module) -> Bool { sizes.of(module.id) >= Self.huge }

    /// The folders of a module that depend on each other, knot by knot, those of the longest cycles
    /// first.
    private func knots(of module: Module, _ folders: Analysis) -> [[ModuleID]] {
        let own = Set(folders.codebase.modules.lazy.filter { $0.home == module.id }.map(\.id))
        return folders.violations.filter { $0.kind == .cycle }.map(\.cycle)
            .filter { !$0.isEmpty && $0.allSatisfy(own.contains) }
            .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    }

    /// A folder of a module that others use.
    private struct FolderHub {
        let name: String
        let users: Int
        /// How many folders the module has besides.
        let others: Int
    }

    /// The fewest folders by which one is used that everything uses.
    private static let leastUsers = 4

    /// The folder that most folders of a module use, if at least half of them do.
    private func hub(of module: Module, _ folders: Analysis) -> FolderHub? {
        let own = folders.codebase.modules.filter { $0.home == module.id }.map(\.id)
        let inside = Set(own)
        let uses = folders.graph.edges.filter {
            $0.from != $0.to && inside.contains($0.from) && inside.contains($0.to)
        }
        let counted = Dictionary(grouping: uses, by: \.to).map { (id: $0, users: $1.count) }
        guard
            let most = counted.max(by: { ($0.users, $1.id) < ($1.users, $0.id) }),
            most.users >= Self.leastUsers, most.users * 2 >= own.count - 1,
            !most.id.targetName.lastName.isEmpty, most.id.targetName.lastName != "."
        else { return nil }
        return FolderHub(
            name: most.id.targetName.lastName, users: most.users, others: own.count - 1)
    }

    private func finding(
        _ module: Module, twins: [Module], inApps: Int, apps: Int, knots: [[ModuleID]],
        hub: FolderHub?
    ) -> HealthFinding {
        let lines = sizes.of(module.id)
        let share = lines.percent(of: sizes.all)
        var why = [
            "\(lines.counted("line")) in \(module.sources.count.counted("file")) are one module: "
                + "a change builds all of it, and nothing in it can be previewed, tested or owned "
                + "alone."
        ]
        if module.role == .app, apps > 1 {
            why.append(
                "\(inApps) % of all code is in \(apps.counted("app target")), and in no module that "
                    + "others could import.")
        }
        if let knot = knots.first {
            let names = Set(knot.map { $0.targetName.lastName }).sorted()
                .map { $0 == "." ? "(the root)" : $0 }
            why.append(
                "Its folders \(names.listed(4)) depend on each other"
                    + (knots.count > 1 ? ", and others" : "")
                    + ": strata check --units folders lists the cheapest cut.")
        }
        if let hub {
            why.append(
                "\(hub.users.grouped) of its other \(hub.others.grouped) folders use \(hub.name).")
        }
        if !twins.isEmpty {
            let shared = twins.map { module.shared(with: $0) }.min() ?? 0
            why.append(
                "\(names.list(twins.map(\.id))) \(twins.count == 1 ? "compiles" : "compile") "
                    + (shared == module.sources.count
                        ? "the same files."
                        : "\(shared.counted("file")) of them, too: what is taken out serves both."))
        }
        return HealthFinding(
            .monolith, module.id.rawValue,
            title: "\(names.name(of: module.id)): \(share) % of all code is in one "
                + (module.role == .app ? "app target" : "module"),
            why: why, win: HealthWin(lines: lines),
            cost: HealthCost(files: module.sources.count), modules: [module.id] + twins.map(\.id),
            steps: [Commands(names).extract(module.id)])
    }
}

extension Module {
    /// Whether two modules compile so many of the same files that taking one apart takes the other
    /// apart, too: more than half of either.
    fileprivate func isTwin(of other: Module) -> Bool {
        shared(with: other) * 2 > max(sources.count, other.sources.count)
    }

    /// The number of files that both compile.
    fileprivate func shared(with other: Module) -> Int {
        Set(sources).intersection(other.sources).count
    }

    fileprivate func lines(_ sizes: Sizes) -> Int { sizes.of(id) }
}

extension String {
    /// What comes after the last slash.
    fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? self }
}
