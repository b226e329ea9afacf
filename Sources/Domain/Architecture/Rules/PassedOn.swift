import Codebase

/// What modules import and reach through some of their declarations alone.
struct PassedOn {
    /// An import of what some declarations lead to.
    struct Importer {
        /// The import.
        let edge: Edge
        /// Whether they are known to lead there; else a package that is not read may.
        let isKnown: Bool
    }

    private let context: RuleContext
    private let numbers: [ModuleID: Int]
    private let reachability: Reachability
    /// The products of packages that are not read: what they bring along is not known.
    private let unread: [Int]
    private let graph: DirectedGraph
    /// The modules that declare each external one.
    private let declarers: [ModuleID: Set<ModuleID>]
    /// The imports of what is reached through other declarations alone.
    private let transitive: [Edge]

    init(_ context: RuleContext) {
        let declared = context.graph.edges.filter { $0.dependency != nil }
        let ids = Set(declared.flatMap { [$0.from, $0.to] }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let arcs = declared.compactMap { edge in
            numbers[edge.from].flatMap { from in numbers[edge.to].map { (from: from, to: $0) } }
        }
        self.context = context
        self.numbers = numbers
        declarers = Dictionary(
            grouping: declared.filter { $0.to.foreignKind == .external }, by: \.to
        )
        .mapValues { Set($0.map(\.from)) }
        graph = DirectedGraph(count: ids.count, arcs: arcs)
        reachability = Reachability(of: graph)
        transitive = context.graph.edges.filter {
            $0.declared == .transitive && !$0.imports.isEmpty
        }
        unread = ids.filter { $0.foreignKind == .external }.compactMap { numbers[$0] }
    }

    /// The edges to what a module imports without declaring it, and reaches through some of its
    /// declarations and no other.
    ///
    /// - Parameter group: The edges of these declarations, all from one module.
    func edges(through group: [Edge]) -> [Edge] {
        guard let from = group.first?.from else { return [] }
        let all = context.graph.edges(from: from)
        let through = Set(group.map(\.to))
        let others = all.filter { $0.dependency != nil && !through.contains($0.to) }.map(\.to)
        return all.filter { edge in
            edge.declared == .transitive && !edge.imports.isEmpty
                && through.contains { leads(from: $0, to: edge.to) }
                && !others.contains { leads(from: $0, to: edge.to) }
        }
    }

    /// The first import by another module of what it reaches through some declarations and no other;
    /// nil if nobody needs them so.
    ///
    /// - Parameter group: The edges of these declarations, all from one module.
    func importer(through group: [Edge]) -> Importer? {
        guard let from = group.first.flatMap({ numbers[$0.from] }) else { return nil }
        let through = Set(group.compactMap { numbers[$0.to] })
        let found = transitive.first { edge in
            guard let importer = numbers[edge.from], importer != from,
                isOnlyDeclaration(group, of: edge.to)
                    || reachability.reaches(from: importer, to: from)
                        && group.contains(where: { leads(from: $0.to, to: edge.to) })
            else { return false }
            return !reaches(edge.to, from: importer) { $0 == from && through.contains($1) }
        }
        return found.map { edge in
            Importer(
                edge: edge, isKnown: group.contains { isKnownToLead(from: $0.to, to: edge.to) })
        }
    }

    /// Whether nothing else brings an external module into the codebase: without it the module would not
    /// be built, however the others come by it.
    private func isOnlyDeclaration(_ group: [Edge], of target: ModuleID) -> Bool {
        target.foreignKind == .external && group.contains { $0.to == target }
            && declarers[target]?.count == 1
    }

    /// Whether declarations are known to lead from one module to another without some of them: what a
    /// package that is not read may bring is no reason to drop another.
    private func reaches(
        _ target: ModuleID, from start: Int, without isLeftOut: (Int, Int) -> Bool
    ) -> Bool {
        let end = numbers[target]
        var seen: Set<Int> = [start]
        var next = [start]
        while let node = next.popLast() {
            if node == end { return true }
            for other in graph.successors(of: node).map(Int.init)
            where !isLeftOut(node, other) && seen.insert(other).inserted {
                next.append(other)
            }
        }
        return false
    }

    private func isKnownToLead(from: ModuleID, to: ModuleID) -> Bool {
        if from == to { return true }
        guard let start = numbers[from], let end = numbers[to] else { return false }
        return reachability.reaches(from: start, to: end)
    }

    /// Whether declarations lead from one module to another, or may: over a package that is not read.
    private func leads(from: ModuleID, to: ModuleID) -> Bool {
        if isKnownToLead(from: from, to: to) { return true }
        guard let start = numbers[from] else { return false }
        return to.foreignKind == .external
            && (from.foreignKind == .external
                || unread.contains { reachability.reaches(from: start, to: $0) })
    }
}
