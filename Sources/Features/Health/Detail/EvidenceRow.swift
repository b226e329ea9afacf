import Architecture
import Codebase
import Diagnosing

/// A line below what is said of a finding: something to do, or to look at.
nonisolated enum EvidenceRow: Equatable, Sendable {
    case heading(String)
    /// Something to do; the first is the advice.
    case step(HealthStep, isFirst: Bool)
    /// A dependency with its imports and the rules it breaks.
    case edge(EdgeID, words: String, imports: Int, kinds: [ViolationKind], severity: Severity?)
    /// A module.
    case module(ModuleID, words: String)

    var isHeading: Bool {
        if case .heading = self { true } else { false }
    }

    /// The dependency that it shows; nil for anything else.
    var edge: EdgeID? {
        if case .edge(let edge, _, _, _, _) = self { edge } else { nil }
    }

    /// The rows of a finding.
    static func all(of finding: HealthFinding, in table: HealthTable) -> [EvidenceRow] {
        let steps = finding.steps.enumerated().map { EvidenceRow.step($1, isFirst: $0 == 0) }
        let own = Set(finding.violations)
        let edges = finding.edges.map { edge in
            let violations = (table.violations[edge] ?? []).filter { own.contains($0.id) }
            return EvidenceRow.edge(
                edge, words: "\(table.name(edge.from)) → \(table.name(edge.to))",
                imports: table.imports[edge] ?? 0, kinds: violations.map(\.kind),
                severity: violations.first?.severity)
        }
        let ends = Set(finding.edges.flatMap { [$0.from, $0.to] })
        let others = finding.modules.filter { finding.edges.isEmpty || !ends.contains($0) }
        let modules = others.map { EvidenceRow.module($0, words: table.name($0)) }
        return list("Next", steps, count: nil) + list("Dependencies", edges, count: edges.count)
            + list(
                finding.edges.isEmpty ? "Modules" : "Other modules", modules, count: modules.count)
    }

    private static func list(
        _ title: String, _ rows: [EvidenceRow], count: Int?
    ) -> [EvidenceRow] {
        guard !rows.isEmpty else { return [] }
        return [.heading(title + (count.map { " (\($0.grouped))" } ?? ""))] + rows
    }
}
