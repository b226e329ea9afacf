import Architecture

/// An edge seen from one of its ends.
nonisolated struct Link: Equatable, Sendable {
    let other: ModuleID
    let imports: Int
    let isDeclared: Bool
    /// The rules it breaks; information is left out.
    let kinds: [ViolationKind]
}

/// The edges between the modules of the codebase, from both ends.
nonisolated struct Links: Equatable, Sendable {
    private(set) var imports: [ModuleID: [Link]] = [:]
    private(set) var importers: [ModuleID: [Link]] = [:]
    /// How many modules from elsewhere each module imports.
    private(set) var elsewhere: [ModuleID: Int] = [:]
}

nonisolated extension Links {
    init(_ analysis: Analysis) {
        let own = Set(analysis.codebase.modules.map(\.id))
        let kinds = Self.kinds(of: analysis.violations)
        for edge in analysis.graph.edges {
            guard own.contains(edge.to) else {
                elsewhere[edge.from, default: 0] += 1
                continue
            }
            let broken = kinds[EdgeID(from: edge.from, to: edge.to)] ?? []
            imports[edge.from, default: []].append(edge.link(to: edge.to, kinds: broken))
            importers[edge.to, default: []].append(edge.link(to: edge.from, kinds: broken))
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

nonisolated extension Edge {
    fileprivate func link(to other: ModuleID, kinds: [ViolationKind]) -> Link {
        Link(other: other, imports: imports.count, isDeclared: declared != .no, kinds: kinds)
    }
}

nonisolated extension Violation {
    /// Whether it counts against the codebase at all.
    var isCounted: Bool { severity == .error || severity == .warning }
}
