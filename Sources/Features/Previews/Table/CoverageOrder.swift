import Codebase
import FeatureKit
import Previewing

/// The columns of the table, from left to right; each can be sorted by.
nonisolated enum CoverageColumn: Int, CaseIterable, Sendable {
    case name, uncovered, coverage, states, lines, share, saving

    /// The heading.
    var title: String {
        switch self {
        case .name: "Module"
        case .uncovered: "Open"
        case .coverage: "Seen"
        case .states: "States"
        case .lines: "Compiles"
        case .share: "Of app"
        case .saving: "Saving"
        }
    }

    /// The capital letter that sorts by it, which the heading shows; nil where none is free.
    var letter: Character? {
        switch self {
        case .name: "M"
        case .states: "T"
        case .lines: "C"
        default: nil
        }
    }

    /// What its figures mean, in a line.
    var explanation: String {
        switch self {
        case .name: "the module"
        case .uncovered: "components that no preview shows"
        case .coverage: "components with a preview, of all"
        case .states: "states that previews name"
        case .lines: "lines to compile for one preview"
        case .share: "how much of the whole app that is"
        case .saving: "what inverting the best dependency would save"
        }
    }

    /// What the column is called in a sentence.
    var label: String {
        switch self {
        case .name: "name"
        case .uncovered: "uncovered components"
        case .coverage: "coverage"
        case .states: "states"
        case .lines: "lines to compile"
        case .share: "share of the app"
        case .saving: "best inversion"
        }
    }
}

/// In which order the modules stand.
nonisolated struct CoverageOrder: ListOrder {
    var column: CoverageColumn
    var isAscending: Bool

    /// An order by a column in the direction that people look for first.
    init(by column: CoverageColumn) {
        self.column = column
        isAscending = column == .name || column == .coverage
    }

    /// The rows in this order; what has no figure comes last, equal rows stand by name.
    func sorted(_ rows: [CoverageRow]) -> [CoverageRow] {
        rows.map { (row: $0, key: key(of: $0), name: $0.module.name.lowercased()) }
            .sorted { left, right in
                if column == .name, left.name != right.name {
                    return isAscending ? left.name < right.name : left.name > right.name
                }
                guard left.key != right.key else {
                    return (left.name, left.row.id) < (right.name, right.row.id)
                }
                guard let first = left.key, let second = right.key else { return left.key != nil }
                return isAscending ? first < second : first > second
            }
            .map(\.row)
    }

    private func key(of row: CoverageRow) -> Double? {
        switch column {
        case .name: 0
        case .uncovered: Double(row.counts.uncovered)
        case .coverage: row.coverage
        case .states: Double(row.states)
        case .lines: Double(row.lines)
        case .share: row.share
        case .saving: Double(row.best?.saves.lines ?? 0)
        }
    }
}
