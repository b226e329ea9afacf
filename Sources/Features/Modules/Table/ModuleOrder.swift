import FeatureKit

/// In which order the modules stand.
nonisolated struct ModuleOrder: ListOrder {
    var column: ModuleColumn
    var isAscending: Bool

    /// An order by a column in the direction that people look for first.
    init(by column: ModuleColumn) {
        self.column = column
        isAscending = !column.isNumeric
    }

    /// The rows in this order. What has no value in the column comes last either way; equal rows stand
    /// in the order of their names.
    func sorted(_ rows: [ModuleRow]) -> [ModuleRow] {
        sorted(rows, by: \.self)
    }

    /// The same of what has a row.
    func sorted<Element>(_ elements: [Element], by row: (Element) -> ModuleRow) -> [Element] {
        elements.map { element in
            let row = row(element)
            return (element: element, id: row.id, key: key(of: row), name: row.name.lowercased())
        }
        .sorted { left, right in
            guard left.key == right.key else { return precedes(left.key, right.key) }
            return (left.name, left.id) < (right.name, right.id)
        }
        .map(\.element)
    }

    private func precedes(_ left: Key, _ right: Key) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): isAscending ? left < right : left > right
        case (.text(let left), .text(let right)): isAscending ? left < right : left > right
        case (_, .missing): true
        default: false
        }
    }

    private enum Key: Equatable {
        case number(Double)
        case text(String)
        case missing
    }

    private func key(of row: ModuleRow) -> Key {
        switch column {
        case .name: .text(row.name.lowercased())
        case .role: .text(row.role)
        case .layer: row.layerIndex.map { .number(Double($0)) } ?? .missing
        default: row.number(column).map { .number($0) } ?? .missing
        }
    }
}

nonisolated extension ModuleRow {
    /// The figure in a column; nil if it has none.
    func number(_ column: ModuleColumn) -> Double? {
        switch column {
        case .layer, .role, .name: nil
        case .files: figures.map { Double($0.files) }
        case .lines: figures.map { Double($0.lines) }
        case .fanIn: Double(fanIn)
        case .fanOut: figures.map { Double($0.fanOut) }
        case .instability: figures?.instability
        case .depth: figures?.depth.map(Double.init)
        case .closure: figures?.closure.map(Double.init)
        // One error weighs more than all warnings, and of folders the cycles count.
        case .violations:
            figures.map { Double($0.errors) * 1e9 + Double($0.warnings) + Double($0.cycles) }
        }
    }
}
