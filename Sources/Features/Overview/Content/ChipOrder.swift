import Codebase

/// In which order the modules of a band stand.
nonisolated enum ChipOrder: CaseIterable, Sendable {
    /// What breaks most first, the larger first of those that break as much.
    case violations
    /// The largest first.
    case lines
    case name

    /// What it is by.
    var title: String {
        switch self {
        case .violations: "violations"
        case .lines: "lines"
        case .name: "name"
        }
    }

    /// The one after it; the first after the last.
    var next: ChipOrder {
        let all = Self.allCases
        let index = all.firstIndex(of: self).map { ($0 + 1) % all.count } ?? 0
        return all[index]
    }

    /// Whether one module stands before another; names decide where all else is the same.
    func puts(_ left: Chip, before right: Chip) -> Bool {
        let (first, second) = (keys(of: left), keys(of: right))
        if first != second { return first.lexicographicallyPrecedes(second) }
        return (left.name.lowercased(), left.id) < (right.name.lowercased(), right.id)
    }

    /// The smaller, the earlier.
    private func keys(of chip: Chip) -> [Int] {
        switch self {
        case .violations: [-chip.errors, -chip.warnings, -chip.lines]
        case .lines: [-chip.lines]
        case .name: []
        }
    }
}
