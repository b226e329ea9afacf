import Architecture
import Codebase

/// An edge seen from one of its ends.
nonisolated struct Link: Equatable, Sendable {
    let other: ModuleID
    let imports: Int
    let isDeclared: Bool
    /// The rules it breaks; information is left out.
    let kinds: [ViolationKind]
    /// Whether one of those violations is an error; else they are warnings.
    let hasError: Bool
}

/// The dependencies between the modules of the codebase, from both ends.
nonisolated struct Links: Equatable, Sendable {
    private(set) var imports: [ModuleID: [Link]] = [:]
    private(set) var importers: [ModuleID: [Link]] = [:]
    /// How many modules from elsewhere each module depends on.
    private(set) var elsewhere: [ModuleID: Int] = [:]
}

nonisolated extension Links {
    init(_ analysis: Analysis) {
        let own = Set(analysis.codebase.modules.map(\.id))
        let kinds = Self.kinds(of: analysis.violations)
        let failing = Set(
            analysis.violations.lazy.filter { $0.severity == .error }.flatMap(\.edges))
        for edge in analysis.graph.edges where edge.isUse {
            guard own.contains(edge.to) else {
                elsewhere[edge.from, default: 0] += 1
                continue
            }
            let id = EdgeID(from: edge.from, to: edge.to)
            let link = { (other: ModuleID) in
                Link(
                    other: other, imports: edge.sites.count, isDeclared: edge.declared != .no,
                    kinds: kinds[id] ?? [], hasError: failing.contains(id))
            }
            imports[edge.from, default: []].append(link(edge.to))
            importers[edge.to, default: []].append(link(edge.from))
        }
    }

    /// The rules that each edge breaks, in the order of the rules.
    private static func kinds(of violations: [Violation]) -> [EdgeID: [ViolationKind]] {
        var found: [EdgeID: Set<ViolationKind>] = [:]
        for violation in violations where violation.isCounted {
            for edge in violation.edges { found[edge, default: []].insert(violation.kind) }
        }
        return found.mapValues { kinds in ViolationKind.allCases.filter(kinds.contains) }
    }
}

nonisolated extension Violation {
    /// Whether it counts against the codebase at all.
    var isCounted: Bool { severity == .error || severity == .warning }
}
