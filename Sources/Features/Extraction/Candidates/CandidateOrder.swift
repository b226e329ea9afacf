import Extracting
import FeatureKit

/// What a column says of a candidate.
nonisolated enum CandidateColumn: Int, CaseIterable, Sendable {
    case step, name, kind, files, lines, edges, cost, types, imports

    /// The heading.
    var title: String {
        switch self {
        case .step: "#"
        case .name: "Candidate"
        case .kind: "Kind"
        case .files: "Files"
        case .lines: "Lines"
        case .edges: "Turn"
        case .cost: "~Cost"
        case .types: "Shows"
        case .imports: "Imports"
        }
    }

    /// What it is called in a sentence.
    var label: String {
        switch self {
        case .step: "step"
        case .name: "name"
        case .kind: "kind"
        case .files: "files"
        case .lines: "lines"
        case .edges: "edges to turn around"
        case .cost: "cost"
        case .types: "types that become visible"
        case .imports: "files that need an import"
        }
    }
}

/// In which order the candidates stand.
nonisolated struct CandidateOrder: ListOrder {
    var column: CandidateColumn
    var isAscending: Bool

    /// Steps, names and prices begin with the least, sizes with the most.
    init(by column: CandidateColumn) {
        self.column = column
        isAscending =
            switch column {
            case .step, .name, .kind, .edges, .cost: true
            case .files, .lines, .types, .imports: false
            }
    }

    /// The rows in this order, equal ones in the order of the plan.
    func sorted(_ rows: [CandidateRow]) -> [CandidateRow] {
        rows.sorted { one, other in
            let (left, right) = (one.candidate, other.candidate)
            if column == .name, left.name != right.name {
                return (left.name < right.name) == isAscending
            }
            let (first, second) = (number(of: one), number(of: other))
            if first != second { return (first < second) == isAscending }
            return one.number < other.number
        }
    }

    private func number(of row: CandidateRow) -> Int {
        let price = row.candidate.price
        return switch column {
        case .step: row.number
        case .name: 0
        case .kind: row.candidate.kind == .core ? 0 : 1
        case .files: row.candidate.files.count
        case .lines: row.candidate.lines
        case .edges: price.cutEdges
        case .cost: price.cutCost
        case .types: price.types.count
        case .imports: price.imports
        }
    }
}
