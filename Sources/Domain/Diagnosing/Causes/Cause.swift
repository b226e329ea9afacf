import Architecture
import Codebase

/// Dependencies that are forbidden for one reason: they meet in one module.
struct Cause {
    enum Center: Equatable {
        /// Many modules reach this one.
        case target(ModuleID)
        /// This module reaches many.
        case source(ModuleID)
        /// Many modules reach this one, and it reaches many, all against one rule.
        case both(ModuleID)
        /// Many modules reach others, and both are called or stand alike.
        case pattern(CausePattern)
        /// One dependency alone.
        case edge(EdgeID)
    }

    let center: Center
    /// Those with the most imports first.
    let edges: [ForbiddenEdge]

    /// The rule that most of the dependencies break; the first of ``kinds`` where several do.
    var kind: ViolationKind {
        let counts = Dictionary(edges.flatMap(\.kinds).map { ($0, 1) }, uniquingKeysWith: +)
        return kinds.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) } ?? .upward
    }

    /// The rules that they break. What is past an interface is named first, as it says what to do.
    var kinds: [ViolationKind] {
        let found = Set(edges.flatMap(\.kinds))
        return [.forbidden, .bypass, .sideways, .upward, .peer, .impure].filter(found.contains)
    }

    var severity: Severity { edges.map(\.severity).max { $0.weight < $1.weight } ?? .info }

    var violations: [Violation] { edges.flatMap(\.violations) }

    var files: Int { Set(edges.flatMap { $0.sites.map(\.file) }).count }

    var imports: Int { edges.reduce(0) { $0 + $1.sites.count } }

    /// Finds the fewest modules that all forbidden dependencies meet in, the greedy way: the module
    /// where most that are left meet makes a cause, until none has two.
    ///
    /// The greedy cover of a graph's edges (D. Johnson, "Approximation algorithms for combinatorial
    /// problems", 1974). Every dependency is in one cause; of equals the one with more imports
    /// behind it is first, then the module that is reached, then the first by identifier. What reaches
    /// and is reached against one rule is one cause: it probably stands in the wrong place.
    ///
    /// Before that, modules that reach their own counterpart are one cause where several do, by what
    /// their names end in; after it, what is left between two layers, or two folders, is one.
    static func all(of edges: [ForbiddenEdge], in places: CausePlaces) -> [Cause] {
        var left = edges
        var causes = families(among: &left)
        while let center = heaviest(in: left) {
            let isPart = { (edge: ForbiddenEdge) in
                switch center {
                case .target(let id): edge.to == id
                case .source(let id): edge.from == id
                case .both, .pattern, .edge: false
                }
            }
            causes.append(Cause(center, left.filter(isPart)))
            left.removeAll(where: isPart)
        }
        return places.joined(joined(causes) + left.map { Cause(.edge($0.id), [$0]) })
    }

    /// The causes of dependencies on a counterpart: `CartDomain` on `CartData`, `HomeDomain` on
    /// `HomeData`.
    private static func families(among left: inout [ForbiddenEdge]) -> [Cause] {
        let groups = Dictionary(grouping: left) { CausePattern(family: $0) }
        let found = groups.compactMap { pattern, edges -> Cause? in
            guard let pattern, edges.count >= CausePattern.least else { return nil }
            return Cause(.pattern(pattern), edges)
        }.sorted { ($1.edges.count, $0.edges[0].id.words) < ($0.edges.count, $1.edges[0].id.words) }
        let told = Set(found.flatMap { $0.edges.map(\.id) })
        left.removeAll { told.contains($0.id) }
        return found
    }

    private static func joined(_ causes: [Cause]) -> [Cause] {
        var joined: [Cause] = []
        for cause in causes {
            let other = joined.firstIndex { other in
                switch (other.center, cause.center) {
                case (.target(let one), .source(let two)), (.source(let one), .target(let two)):
                    one == two && other.kind == cause.kind && cause.kind != .bypass
                default: false
                }
            }
            if let other, let id = cause.module {
                joined[other] = Cause(.both(id), joined[other].edges + cause.edges)
            } else {
                joined.append(cause)
            }
        }
        return joined
    }

    /// The module in which they meet; nil for one dependency alone.
    var module: ModuleID? {
        switch center {
        case .target(let id), .source(let id), .both(let id): id
        case .pattern, .edge: nil
        }
    }

    init(_ center: Center, _ edges: [ForbiddenEdge]) {
        self.center = center
        self.edges = edges.sorted {
            ($1.sites.count, $0.from, $0.to) < ($0.sites.count, $1.from, $1.to)
        }
    }

    private static func heaviest(in edges: [ForbiddenEdge]) -> Center? {
        var meeting: [Meeting] = []
        for (isTarget, groups) in [
            (true, Dictionary(grouping: edges, by: \.to)),
            (false, Dictionary(grouping: edges, by: \.from)),
        ] {
            meeting += groups.filter { $0.value.count > 1 }.map { id, group in
                Meeting(
                    id: id, isTarget: isTarget, edges: group.count,
                    imports: group.reduce(0) { $0 + $1.sites.count })
            }
        }
        return meeting.max { $0.isLess(than: $1) }.map {
            $0.isTarget ? .target($0.id) : .source($0.id)
        }
    }
}

/// A module in which forbidden dependencies meet.
private struct Meeting {
    let id: ModuleID
    let isTarget: Bool
    let edges: Int
    let imports: Int

    func isLess(than other: Meeting) -> Bool {
        if edges != other.edges { return edges < other.edges }
        if imports != other.imports { return imports < other.imports }
        if isTarget != other.isTarget { return other.isTarget }
        return other.id < id
    }
}

extension EdgeID {
    /// Both ends, for an order.
    var words: String { "\(from) \(to)" }
}
