import Codebase
import Graphs

/// What modules import and reach through some of their declarations alone.
///
/// Where very many edges are declared and not imported, and as many imported and not declared, not all
/// can be compared; what was not is told as not known.
final class PassedOn {
    /// An import of what some declarations lead to.
    struct Importer {
        /// The import.
        let edge: Edge
        /// Whether they are known to lead there; else a package that is not read may.
        let isKnown: Bool
    }

    /// Who imports what is reached through some declarations alone.
    enum Need {
        case nobody
        case importer(Importer)
        /// Too much was compared before.
        case unknown
    }

    /// How many imports are compared with declarations, and how many edges are followed: far more than
    /// people write.
    private static let budget = (imports: 20_000_000, edges: 20_000_000)

    private let context: RuleContext
    private var left: (imports: Int, edges: Int)
    private let numbers: [ModuleID: Int]
    private let reachability: Reachability
    private let graph: DirectedGraph
    /// For each module whether it is a product of a package that is not read, or reaches one: what such
    /// packages bring along is not known.
    private let mayReachMore: [Bool]
    /// The modules that declare each one.
    private let declarers: [ModuleID: Set<ModuleID>]
    /// The imports of what is reached through other declarations alone, or by none.
    private let transitive: [Edge]
    /// The declarations that were called unused so far: none of them is another way to anything, as people
    /// remove them together.
    private var unused: Set<Arc> = []

    private struct Arc: Hashable {
        let from: Int
        let to: Int
    }

    /// The extensions of apps.
    private let embedded: Set<ModuleID>

    /// The edges that rules forbid: what is to end is no way to anything.
    private let forbidden: Set<EdgeID>

    /// - Parameters:
    ///   - forbidden: The edges that rules forbid.
    ///   - budget: How many imports are compared, and how many edges followed.
    init(
        _ context: RuleContext, without forbidden: Set<EdgeID> = [],
        budget: (imports: Int, edges: Int)? = nil
    ) {
        left = budget ?? Self.budget
        self.forbidden = forbidden
        // What an app embeds is linked by itself, and brings the app nothing.
        let embedded = Set(
            context.codebase.modules.lazy.filter { $0.kind == .appExtension }.map(\.id))
        self.embedded = embedded
        let declared = context.graph.edges.filter {
            $0.dependency != nil && !embedded.contains($0.to)
        }
        let ids = Set(declared.flatMap { [$0.from, $0.to] }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let arcs = declared.compactMap { edge in
            numbers[edge.from].flatMap { from in numbers[edge.to].map { (from: from, to: $0) } }
        }
        self.context = context
        self.numbers = numbers
        declarers = Dictionary(grouping: declared, by: \.to).mapValues { Set($0.map(\.from)) }
        graph = DirectedGraph(count: ids.count, arcs: arcs)
        let reachability = Reachability(of: graph)
        self.reachability = reachability
        // What is imported and declared nowhere may be built for another module that declares it.
        transitive = context.graph.edges.filter {
            ($0.declared == .transitive || $0.declared == .no) && !$0.imports.isEmpty
        }
        let unread = ids.filter { $0.foreignKind == .external }.compactMap { numbers[$0] }
        mayReachMore = ids.indices.map { number in
            unread.contains { $0 == number || reachability.reaches(from: number, to: $0) }
        }
    }

    /// Takes in that some declarations are called unused.
    func leaveOut(_ group: [Edge]) {
        for edge in group {
            guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
            unused.insert(Arc(from: from, to: to))
        }
    }

    /// The edges to what a module imports without declaring it, and reaches through some of its
    /// declarations and no other: what a package that is not read may bring is no other way.
    ///
    /// - Parameter group: The edges of these declarations, all from one module.
    func edges(through group: [Edge]) -> [Edge] {
        guard let from = group.first?.from else { return [] }
        let all = context.graph.edges(from: from)
        let through = Set(group.map(\.to))
        let others = all.filter {
            $0.dependency != nil && !through.contains($0.to) && !forbidden.contains($0.id)
                && !embedded.contains($0.to)
        }.map(\.to)
        return all.filter { edge in
            edge.declared == .transitive && !edge.imports.isEmpty
                && through.contains { leads(from: $0, to: edge.to) }
                && !others.contains { isKnownToLead(from: $0, to: edge.to) }
        }
    }

    /// The first import of a name that no description knows, where a declaration may bring it: through a
    /// package that is not read. Nil if there is none.
    func unknownImport(through edge: Edge) -> Edge? {
        guard let number = numbers[edge.to], mayReachMore[number] else { return nil }
        return context.graph.edges(from: edge.from).first {
            $0.to.foreignKind == .unknown && !$0.imports.isEmpty
        }
    }

    /// The first import by another module of what it reaches through some declarations and no other.
    ///
    /// - Parameter group: The edges of these declarations, all from one module.
    func importer(through group: [Edge]) -> Need {
        guard let from = group.first.flatMap({ numbers[$0.from] }) else { return .nobody }
        let through = Set(group.compactMap { numbers[$0.to] })
        if isRoundabout(from, through) { return .nobody }
        for edge in transitive {
            left.imports -= 1
            guard left.imports > 0, left.edges > 0 else { return .unknown }
            guard let importer = numbers[edge.from], importer != from,
                isOnlyDeclaration(group, of: edge)
                    || reachability.reaches(from: importer, to: from)
                        && group.contains(where: { leads(from: $0.to, to: edge.to) })
            else { continue }
            if reaches(edge.to, from: importer, without: { $0 == from && through.contains($1) }) {
                continue
            }
            guard left.edges > 0 else { return .unknown }
            return .importer(
                Importer(
                    edge: edge,
                    isKnown: group.contains { isKnownToLead(from: $0.to, to: edge.to) }))
        }
        return .nobody
    }

    /// Whether the module has other ways to all that some declarations lead to, which do not lead back to
    /// it: then nobody needs them.
    private func isRoundabout(_ from: Int, _ through: Set<Int>) -> Bool {
        through.allSatisfy { target in
            !mayReachMore[target]
                && graph.successors(of: from).lazy.map(Int.init).contains { other in
                    !through.contains(other) && reachability.reaches(from: other, to: target)
                        && !reachability.reaches(from: other, to: from)
                }
        }
    }

    /// Whether nothing else brings what is imported into the build, be it an external module, or one that
    /// the importer does not declare: without it that would not be built, however others come by it. What
    /// brings it into one app does not bring it into another.
    private func isOnlyDeclaration(_ group: [Edge], of edge: Edge) -> Bool {
        guard edge.to.foreignKind == .external || edge.declared == .no,
            let own = group.first(where: { $0.to == edge.to }), let all = declarers[edge.to]
        else { return false }
        if all.count == 1 { return true }
        guard context.module(own.from)?.kind == .app, let app = numbers[own.from],
            let importer = numbers[edge.from], reachability.reaches(from: app, to: importer)
        else { return false }
        return !all.contains { other in
            other != own.from
                && numbers[other].map { reachability.reaches(from: app, to: $0) } ?? false
        }
    }

    /// Whether declarations are known to lead from one module to another without some of them: what a
    /// package that is not read may bring is no reason to drop another.
    private func reaches(
        _ target: ModuleID, from start: Int, without isLeftOut: (Int, Int) -> Bool
    ) -> Bool {
        let end = numbers[target]
        var seen: Set<Int> = [start]
        var next = [start]
        while let node = next.popLast(), left.edges > 0 {
            if node == end { return true }
            left.edges -= graph.successors(of: node).count
            for other in graph.successors(of: node).map(Int.init)
            where !isLeftOut(node, other) && !unused.contains(Arc(from: node, to: other))
                && seen.insert(other).inserted
            {
                next.append(other)
            }
        }
        return false
    }

    /// Whether one of some declarations is known to lead to a module, and no package that is not read has
    /// to bring it.
    func isKnownToLead(from group: [Edge], to: ModuleID) -> Bool {
        group.contains { isKnownToLead(from: $0.to, to: to) }
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
        return to.foreignKind == .external && mayReachMore[start]
    }
}
