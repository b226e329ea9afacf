import Codebase

/// Counts what it costs to extract a group.
struct PriceGroup {
    let graph: FileGraph
    let outsiders: Outsiders
    let findBaggage: FindBaggage

    func price(
        of group: CutGroup.Group, _ measures: GroupMeasures, gone: Set<Int>
    ) -> ExtractionPrice {
        let inside = Set(group.files)
        let tests = movingTests(inside)
        let moving = Set(tests)
        let others = outsiders.files.filter { file in
            !moving.contains(file.path) && file.uses.keys.contains(where: inside.contains)
        }
        let users = usersOfNames(inside, measures, others)
        let back = filesLeading(to: inside, gone: gone)
        let cycles = group.cut.filter { back.contains(graph.edges[$0].to) }
        var price = ExtractionPrice(
            types: users.keys.filter(hidden(inside).contains).sorted(),
            members: members(inside, users) + values(inside, users),
            cutEdges: group.cut.count,
            cutSites: group.cut.reduce(0) { $0 + graph.edges[$1].sites },
            onCycles: cycles.count,
            cutCost: group.cost,
            imports: measures.users.count + others.count, tests: tests,
            objectiveC: objectiveC(beside: group.files))
        price.baggage = findBaggage.baggage(of: group.files)
        price.cycles = ShortestCycles(graph: graph).find(through: cycles, of: inside, gone: gone)
        price.edges = EdgeAccuracy(group.files.map { graph.tellers[$0] })
        price.unclear = group.files.reduce(0) { $0 + graph.unclearNames[$1] }
        return price
    }

    /// The files from which some way leads to the group: what it uses of them makes a cycle.
    private func filesLeading(to inside: Set<Int>, gone: Set<Int>) -> Set<Int> {
        var found: Set<Int> = []
        var queue = Array(inside)
        while let file = queue.popLast() {
            for edge in graph.incoming[file] {
                let from = graph.edges[edge].from
                if inside.contains(from) || gone.contains(from) { continue }
                if found.insert(from).inserted { queue.append(from) }
            }
        }
        return found
    }

    /// The types of the group that other modules do not see yet.
    private func hidden(_ inside: Set<Int>) -> Set<String> {
        let declared = inside.lazy.flatMap { graph.facts[$0].declarations }
        return Set(
            declared.filter {
                $0.container == nil && $0.kind.isType
                    && $0.access.rank < AccessLevel.package.rank
            }.map(\.name))
    }

    /// What of the group is named outside, each with what is said there.
    private func usersOfNames(
        _ inside: Set<Int>, _ measures: GroupMeasures, _ others: [Outsiders.File]
    ) -> [String: [SourceFacts]] {
        var users: [String: [SourceFacts]] = [:]
        for file in measures.users {
            for edge in graph.outgoing[file] where inside.contains(graph.edges[edge].to) {
                for use in graph.edges[edge].uses {
                    users[use.name, default: []].append(graph.facts[file])
                }
            }
        }
        for other in others {
            for (file, uses) in other.uses where inside.contains(file) {
                for use in uses { users[use.name, default: []].append(other.facts) }
            }
        }
        return users
    }

    /// The members of such types whose name stands in a file that names the type.
    private func members(_ inside: Set<Int>, _ users: [String: [SourceFacts]]) -> Int {
        let spoken = users.mapValues { files in
            files.reduce(into: Set<String>()) { $0.formUnion($1.uses.names) }
        }
        return inside.reduce(0) { sum, file in
            sum
                + graph.facts[file].declarations.count { declaration in
                    guard let type = declaration.container, declaration.kind != .extension,
                        declaration.access == .internal
                    else { return false }
                    return spoken[type]?.contains(declaration.name) == true
                }
        }
    }

    /// The functions, values and added members that are named outside.
    private func values(_ inside: Set<Int>, _ users: [String: [SourceFacts]]) -> Int {
        let named = inside.lazy.flatMap { graph.facts[$0].declarations }.filter { declaration in
            declaration.access == .internal && users[declaration.name] != nil
                && !(declaration.container == nil && declaration.kind.isType)
                && users[declaration.container ?? ""] == nil
        }
        return Set(named.map(\.name)).count
    }

    /// The files of tests of which most uses mean the group.
    private func movingTests(_ inside: Set<Int>) -> [RelativePath] {
        outsiders.files.filter { file in
            guard file.isTest else { return false }
            var mine = 0
            var all = 0
            for (number, uses) in file.uses {
                let sites = uses.reduce(0) { $0 + $1.sites }
                all += sites
                if inside.contains(number) { mine += sites }
            }
            return mine * 2 > all
        }.map(\.path)
    }

    /// The files of C's family in folders of which all Swift files move.
    private func objectiveC(beside files: [Int]) -> Int {
        let others = graph.module.otherSources
        if others.isEmpty { return 0 }
        let moving = Set(files)
        let kept = Set(
            graph.files.indices.filter { !moving.contains($0) }.map { graph.files[$0].parent })
        let left = Set(files.map { graph.files[$0].parent }).subtracting(kept)
        return others.count { left.contains($0.parent) }
    }
}
