import Architecture
import Codebase
import Diagnosing
import FeatureKit
import Synchronization
import TerminalUI

/// What says what hurts.
typealias Diagnose = @Sendable (Analysis, ChangeHistory?) -> Health

/// What is worked out beside the findings, once that is known.
nonisolated final class HealthKnowledge: Sendable {
    private struct State {
        var history: ChangeHistory?
        var trial: HealthTrial?
    }

    private let state = Mutex(State())

    /// What the latest commits changed.
    var history: ChangeHistory? {
        get { state.withLock(\.history) }
        set { state.withLock { $0.history = newValue } }
    }

    /// What the first findings turned out to be.
    var trial: HealthTrial? {
        get { state.withLock(\.trial) }
        set { state.withLock { $0.trial = newValue } }
    }
}

/// Findings whose first ones were tried: what can be done leads.
nonisolated struct HealthTrial: Equatable, Sendable {
    let before: [HealthFinding]
    let after: Health
}

/// Which findings are listed.
nonisolated struct HealthListing: Listing {
    /// Says what hurts.
    let diagnose: Diagnose
    let known: HealthKnowledge
    /// Who owns which code; nil where that is not known.
    var owners: CodebaseOwners?

    static var nothing: HealthTable { HealthTable() }

    func table(of analysis: Analysis) -> HealthTable {
        guard analysis.isComplete else { return HealthTable(totals: analysis.totals) }
        let history = known.history
        return HealthTable(diagnose(analysis, history), of: analysis, history: history)
            .taking(known.trial)
    }

    /// While a codebase is read again, the last analysis comes with each step of it: what hurts
    /// there is known.
    func table(of analysis: Analysis, after before: HealthTable) -> HealthTable {
        before.isStillTrue(of: analysis, known.history)
            ? before.taking(known.trial) : table(of: analysis)
    }

    func rows(of table: HealthTable, matching matcher: FilterMatcher) -> [HealthRow] {
        guard let health = table.health else { return [] }
        let rows = health.findings.enumerated().map { number, finding in
            HealthRow.finding(finding, rank: finding.topic == .tightening ? nil : number + 1)
        }.filter { row in
            matcher.isEmpty || matcher.match(row.finding?.title ?? "") != nil
                || matcher.match(row.finding?.topic.rawValue ?? "") != nil
                || owners(of: row, in: table).contains { matcher.match($0) != nil }
        }
        guard let first = rows.firstIndex(where: { $0.finding?.topic == .tightening }) else {
            return rows
        }
        return rows[..<first] + [.heading("What could be stricter")] + rows[first...]
    }

    /// Who owns the code behind a finding, who own most of it first.
    func owners(of row: HealthRow, in table: HealthTable) -> [String] {
        guard let owners, let finding = row.finding else { return [] }
        return table.owners(of: finding, by: owners)
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
