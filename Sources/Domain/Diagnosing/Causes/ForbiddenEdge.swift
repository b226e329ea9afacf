import Architecture
import Codebase

/// A dependency that the layers forbid, once, however many rules it breaks.
struct ForbiddenEdge {
    let id: EdgeID
    /// The violations about it, in the order of the analysis.
    let violations: [Violation]
    /// The imports and uses behind it, ordered by file and line.
    let sites: [Site]
    /// Whether a manifest knows of it.
    let isDeclared: Bool

    var from: ModuleID { id.from }
    var to: ModuleID { id.to }

    /// The rules that it breaks, in the order of ``ViolationKind``.
    var kinds: [ViolationKind] {
        ViolationKind.allCases.filter { kind in violations.contains { $0.kind == kind } }
    }

    var severity: Severity { violations.map(\.severity).max { $0.weight < $1.weight } ?? .info }

    var isRecorded: Bool { violations.allSatisfy { $0.state == .recorded } }

    /// The dependencies that layers forbid, ordered by their ends; what is only a note, and what a
    /// person allows, is none.
    static func all(in analysis: Analysis) -> [ForbiddenEdge] {
        var violations: [EdgeID: [Violation]] = [:]
        for violation in analysis.violations
        where violation.kind.forbidsEdges && violation.severity.weight > Severity.info.weight {
            guard let to = violation.to else { continue }
            violations[EdgeID(from: violation.from, to: to), default: []].append(violation)
        }
        return violations.keys.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map { id in
            let edge = analysis.graph.edge(id)
            return ForbiddenEdge(
                id: id, violations: violations[id] ?? [],
                sites: edge?.sites ?? violations[id]?.first?.sites ?? [],
                isDeclared: edge?.dependency != nil)
        }
    }
}
