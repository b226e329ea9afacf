import Architecture
import Codebase
import Extracting
import FeatureKit
import TerminalUI

/// Which candidates are listed, in which order.
nonisolated struct CandidateListing: SortedListing {
    /// The plan whose candidates they are; nil until one is worked out.
    var planned: PlannedMonolith?
    var order = CandidateOrder(by: .step)

    static var nothing: MonolithTable { MonolithTable() }

    func table(of analysis: Analysis) -> MonolithTable {
        analysis.isComplete ? MonolithTable(of: analysis.ofModules) : MonolithTable()
    }

    /// While a codebase is read again, what is known stays.
    func table(of analysis: Analysis, after before: MonolithTable) -> MonolithTable {
        if !analysis.isComplete, before.analysis != nil { return before }
        if let known = before.analysis, known.isOfSameReading(as: analysis.ofModules) {
            return before
        }
        return table(of: analysis)
    }

    func rows(of table: MonolithTable, matching matcher: FilterMatcher) -> [CandidateRow] {
        guard let planned else { return [] }
        let rows = planned.plan.candidates.enumerated().map { number, candidate in
            CandidateRow(
                number: number, candidate: candidate, boundary: planned.boundaries[number],
                win: planned.wins[number])
        }
        return order.sorted(
            rows.filter { row in
                matcher.isEmpty || matcher.match(row.candidate.name) != nil
                    || matcher.match(row.candidate.kind.rawValue) != nil
                    || row.candidate.files.contains { matcher.match($0.name) != nil }
            })
    }

    func replacement(for id: CandidateRow.ID, at position: Int, in rows: [CandidateRow]) -> Int {
        min(position, max(0, rows.count - 1))
    }
}

/// A candidate with what is known of it.
nonisolated struct CandidateRow: Identifiable, Equatable, Sendable {
    /// Its position in the plan, from 0.
    let number: Int
    let candidate: ExtractionCandidate
    let boundary: ExtractionBoundary
    let win: ExtractionWin

    var id: String { candidate.name }
}
