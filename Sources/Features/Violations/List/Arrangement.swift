import Architecture

/// The rows of the list, from top to bottom.
nonisolated struct Arrangement: Sendable {
    struct Group: Sendable {
        let key: String
        let worst: Severity
        let kind: ViolationKind?
        let count: Int
        let isOpen: Bool
    }

    enum Row: Sendable {
        case group(Group)
        case violation(Int, group: String)
    }

    /// What tells a row from every other, whatever else is shown.
    struct RowID: Hashable, Sendable {
        let group: String
        let violation: Violation.ID?
    }

    let grouping: Grouping
    let rows: [Row]
    /// What the filters let through, in their order, hidden in closed groups or not.
    let shown: [Int]
    /// The members of each group, in their order.
    private let members: [String: [Int]]
    /// How many rows up to each one are violations.
    private let ordinals: [Int]

    static let empty = Arrangement([], by: .kind, closed: []) { _ in true }

    init(
        _ items: [ViolationItem], by grouping: Grouping, closed: Set<String>,
        where isShown: (ViolationItem) -> Bool
    ) {
        var members: [String: [Int]] = [:]
        var keys: [String] = []
        var shown: [Int] = []
        for index in items.indices where isShown(items[index]) {
            shown.append(index)
            for key in grouping.keys(of: items[index]) {
                if members[key] == nil { keys.append(key) }
                members[key, default: []].append(index)
            }
        }
        self.shown = shown
        self.members = members
        self.grouping = grouping
        if grouping != .kind { keys = Self.worstFirst(keys, members, items) }
        var rows: [Row] = []
        rows.reserveCapacity(shown.count + keys.count)
        for key in keys {
            let below = members[key] ?? []
            let isOpen = !closed.contains(key)
            let first = below.first.map { items[$0].violation }
            rows.append(
                .group(
                    Group(
                        key: key, worst: first?.severity ?? .info,
                        kind: grouping == .kind && key != Grouping.stale ? first?.kind : nil,
                        count: below.count,
                        isOpen: isOpen)))
            if isOpen { rows += below.map { .violation($0, group: key) } }
        }
        self.rows = rows
        var ordinal = 0
        ordinals = rows.map { row in
            if case .violation = row { ordinal += 1 }
            return ordinal
        }
    }

    /// Violations come worst first, so the first of a group is its worst.
    private static func worstFirst(
        _ keys: [String], _ members: [String: [Int]], _ items: [ViolationItem]
    ) -> [String] {
        func rank(_ key: String) -> (Int, Int, String) {
            let below = members[key] ?? []
            return (
                -(below.first.map { items[$0].violation.severity.weight } ?? 0), -below.count, key
            )
        }
        return keys.map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
}

nonisolated extension Arrangement {
    func id(at row: Int?, in items: [ViolationItem]) -> RowID? {
        guard let row, rows.indices.contains(row) else { return nil }
        switch rows[row] {
        case .group(let group): return RowID(group: group.key, violation: nil)
        case .violation(let item, let group):
            return RowID(group: group, violation: items[item].id)
        }
    }

    /// The row of an identifier; failing that one of the same violation, then what
    /// is left of its group.
    func row(of id: RowID, in items: [ViolationItem]) -> Int? {
        var fallback: Int?
        var heading: Int?
        for (row, entry) in rows.enumerated() {
            switch entry {
            case .group(let group):
                if group.key == id.group {
                    if id.violation == nil { return row }
                    heading = group.isOpen ? row + 1 : row
                }
            case .violation(let item, let group):
                guard items[item].id == id.violation else { continue }
                if group == id.group { return row }
                fallback = fallback ?? row
            }
        }
        return fallback ?? heading
    }

    /// What the filters let through.
    var found: Int { shown.count }

    /// The members of a group, in their order.
    func members(of group: String) -> [Int] { members[group] ?? [] }

    /// What a row stands for: a violation, or all under a heading.
    func items(of row: Row) -> [Int] {
        switch row {
        case .group(let group): members(of: group.key)
        case .violation(let index, _): [index]
        }
    }

    /// Which of the violations in the list a row is; for a heading the first below it.
    func position(of row: Int) -> (number: Int, total: Int) {
        guard rows.indices.contains(row) else { return (0, 0) }
        if case .violation = rows[row] { return (ordinals[row], ordinals.last ?? 0) }
        return (min(ordinals[row] + 1, ordinals.last ?? 0), ordinals.last ?? 0)
    }

    /// The first row that is a violation, so that the screen starts with something to see.
    var firstViolation: Int? {
        rows.firstIndex { if case .violation = $0 { true } else { false } }
    }
}
