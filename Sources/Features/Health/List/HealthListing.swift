import Architecture
import Codebase
import Diagnosing
import FeatureKit
import TerminalUI

/// All that the screen shows of one analysis, worked out once.
nonisolated struct HealthTable: Sendable {
    /// What hurts; nil while sources are still being read.
    var health: Health?
    var totals = CodebaseTotals()
    /// Whether a file names the layers.
    var isWritten = false
    /// Whether the layers are those that Strata found by itself.
    var isInferred = false
    /// What modules are called.
    var names: [ModuleID: String] = [:]
    /// The violations about each dependency, worst first.
    var violations: [EdgeID: [Violation]] = [:]
    /// The places behind each dependency.
    var imports: [EdgeID: Int] = [:]
    /// What it was worked out from; nil while sources are still being read.
    fileprivate var analysis: Analysis?

    func name(_ id: ModuleID) -> String { names[id] ?? id.targetName }
}

/// What says what hurts.
typealias Diagnose = @Sendable (Analysis) -> Health

/// Which findings are listed.
nonisolated struct HealthListing: Listing {
    /// Says what hurts.
    let diagnose: Diagnose

    static var nothing: HealthTable { HealthTable() }

    func table(of analysis: Analysis) -> HealthTable {
        guard analysis.isComplete else { return HealthTable(totals: analysis.totals) }
        let health = diagnose(analysis)
        var violations: [EdgeID: [Violation]] = [:]
        for violation in analysis.violations {
            for edge in violation.edges { violations[edge, default: []].append(violation) }
        }
        let edges = Set(health.findings.flatMap(\.edges))
        let found = (analysis.graph.edges + analysis.ofModules.graph.edges).filter {
            edges.contains($0.id)
        }
        return HealthTable(
            health: health, totals: analysis.totals, isWritten: analysis.written != nil,
            isInferred: analysis.configuration.source == .inferred,
            names: Dictionary(
                (analysis.graph.nodes + analysis.ofModules.graph.nodes).map { ($0.id, $0.name) },
                uniquingKeysWith: { first, _ in first }),
            violations: violations,
            imports: Dictionary(
                found.map { ($0.id, $0.sites.count) }, uniquingKeysWith: { first, _ in first }),
            analysis: analysis)
    }

    /// While a codebase is read again, the last analysis comes with each step of it: what hurts
    /// there is known.
    func table(of analysis: Analysis, after before: HealthTable) -> HealthTable {
        guard let known = before.analysis, known.isOfSameReading(as: analysis),
            known.written == analysis.written, known.budgets == analysis.budgets,
            known.says(theSameAs: analysis)
        else { return table(of: analysis) }
        return before
    }

    func rows(of table: HealthTable, matching matcher: FilterMatcher) -> [HealthRow] {
        guard let health = table.health else { return [] }
        let rows = health.findings.enumerated().map { number, finding in
            HealthRow.finding(finding, rank: finding.topic == .tightening ? nil : number + 1)
        }.filter { row in
            matcher.isEmpty || matcher.match(row.finding?.title ?? "") != nil
                || matcher.match(row.finding?.topic.rawValue ?? "") != nil
        }
        guard let first = rows.firstIndex(where: { $0.finding?.topic == .tightening }) else {
            return rows
        }
        return rows[..<first] + [.heading("What could be stricter")] + rows[first...]
    }

    func isHeading(_ row: HealthRow) -> Bool { row.finding == nil }

    func replacement(for id: HealthRow.ID, at position: Int, in rows: [HealthRow]) -> Int {
        min(position, max(0, rows.count - 1))
    }
}

/// A line of the list.
nonisolated enum HealthRow: Identifiable, Equatable, Sendable {
    case heading(String)
    /// A finding with its rank, from 1; none for what could be stricter.
    case finding(HealthFinding, rank: Int?)

    var id: String {
        switch self {
        case .heading(let title): title
        case .finding(let finding, _): finding.id
        }
    }

    var finding: HealthFinding? {
        if case .finding(let finding, _) = self { return finding }
        return nil
    }
}
