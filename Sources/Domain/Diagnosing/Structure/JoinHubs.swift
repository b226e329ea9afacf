import Codebase

extension [HealthFinding] {
    /// These with hubs, each told with what else is wrong about its module, if anything is.
    ///
    /// A module that many import against the layers, or that holds most of the code, is often a hub
    /// for the same reason: that is one thing to do, and counts once.
    ///
    /// - Parameter pairs: How many pairs of modules go with some dependencies.
    func joining(
        _ hubs: [HealthFinding], pairs: ([EdgeID]) -> Int
    ) -> [HealthFinding] {
        hubs.reduce(into: self) { joined, hub in
            let about = joined.indices.filter { joined[$0].isAboutModule(of: hub) }
            if let main = about.max(by: { joined[$0].score < joined[$1].score }) {
                joined[main] = joined[main].joining(hub, pairs: pairs)
            } else {
                joined.append(hub)
            }
        }
    }
}

extension HealthFinding {
    fileprivate func isAboutModule(of hub: HealthFinding) -> Bool {
        [.target, .source, .monolith].contains(topic) && modules.first == hub.modules.first
    }

    /// The finding with what a hub of the same module says, wins and costs.
    fileprivate func joining(_ hub: HealthFinding, pairs: ([EdgeID]) -> Int) -> HealthFinding {
        let known = Set(modules)
        let own = Set(edges)
        let said = Set(steps.map(\.sentence))
        let edges = edges + hub.edges.filter { !own.contains($0) }
        var (win, cost) = (win, cost)
        win.pairs = pairs(edges)
        // The files of a large module hold the imports already.
        if topic != .monolith {
            cost.files += hub.cost.files
            cost.lines += hub.cost.lines
        }
        return HealthFinding(
            topic, subject, severity: severity, title: title,
            why: why + ["It is a hub, too: \(hub.predicate)."] + hub.why.suffix(1), win: win,
            cost: cost, modules: modules + hub.modules.filter { !known.contains($0) },
            edges: edges, violations: violations,
            steps: steps + hub.steps.filter { !said.contains($0.sentence) })
    }

    /// What is told of a module, without its name.
    private var predicate: String {
        title.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? title
    }

    /// What tells it from the others of its topic.
    private var subject: String { String(id.dropFirst(topic.rawValue.count + 1)) }
}
