import Architecture
import Codebase
import TerminalUI

/// The dependency matrix of the modules that are shown, ready to be drawn.
///
/// Columns use rows. What the layers allow stands below the diagonal.
nonisolated struct DependencyGrid: Sendable {
    /// The modules from top to bottom, and from left to right.
    private(set) var ids: [ModuleID] = []
    /// Their names with the hue of their layer.
    private(set) var labels: [StyledText] = []
    private var cells: [Matrix.Position: DependencyMatrix.Cell] = [:]
    private var rows: [ModuleID: Int] = [:]
    /// The violations that begin at a cell: errors, then warnings.
    private(set) var errors = 0
    private(set) var warnings = 0
    /// The cells that the widest mark takes.
    private(set) var markWidth = 0
    /// The layer of each row: its position in the matrix's bands.
    private(set) var bands: [Int] = []
    /// The rows that stand for a whole layer.
    private var groups: Set<ModuleID> = []
    /// The places of dependencies that what it is compared with does not have, or alone has.
    private var changes: [Matrix.Position: Change] = [:]

    /// How a dependency is different from what it is compared with.
    enum Change {
        case appeared, ended
    }

    /// No modules.
    init() {}

    /// The cells of a matrix, reduced to some modules and what these have to do with.
    ///
    /// - Parameter collapsed: The layers of which one row stands for all modules, by their positions in
    ///   the bands of the matrix.
    init(
        _ matrix: DependencyMatrix, content: OverviewContent, analysis: Analysis,
        matcher: FilterMatcher, collapsed: Set<Int> = []
    ) {
        let kept = Self.kept(matrix, content: content, matcher: matcher)
        for (index, band) in matrix.bands.enumerated() {
            let modules = matrix.modules[band.range].filter { kept?.contains($0) ?? true }
            if collapsed.contains(index), modules.count > 1 {
                addGroup(
                    of: modules, named: band.layer ?? "Others", at: index, in: content,
                    analysis.violations)
                continue
            }
            for id in modules {
                rows[id] = ids.count
                ids.append(id)
                bands.append(index)
                labels.append(Self.label(of: id, in: content, matcher: matcher))
            }
        }
        for edge in analysis.graph.edges {
            guard let column = rows[edge.from], let row = rows[edge.to], row != column,
                let cell = matrix.cell(from: edge.from, to: edge.to)
            else { continue }
            let position = Matrix.Position(row: row, column: column)
            let isOfGroup = groups.contains(ids[row]) || groups.contains(ids[column])
            cells[position] =
                isOfGroup
                ? cell.joined(to: cells[position], from: ids[column], to: ids[row]) : cell
        }
        if let changes = content.changes { mark(changes) }
        let shown = analysis.violations.filter { $0.edges.contains(where: isShown) }
        errors = shown.count { $0.severity == .error }
        warnings = shown.count { $0.severity == .warning }
        markWidth = cells.map { mark(of: $0.value, at: $0.key).count }.max() ?? 0
    }

    /// Takes over which dependencies between single modules came and went.
    private mutating func mark(_ changes: Changes) {
        for (edges, change) in [(changes.appeared, Change.appeared), (changes.ended, .ended)] {
            for edge in edges {
                guard let column = rows[edge.from], let row = rows[edge.to], row != column,
                    !groups.contains(ids[row]), !groups.contains(ids[column])
                else { continue }
                self.changes[Matrix.Position(row: row, column: column)] = change
            }
        }
    }

    /// How the dependency at a place is different; nil if it is not.
    func change(at position: Matrix.Position) -> Change? { changes[position] }

    /// The imports at a place, before them the sign of the first rule that the edge breaks; where many
    /// edges stand for one, of the worst that is among them.
    func mark(of cell: DependencyMatrix.Cell, at position: Matrix.Position) -> String {
        let sign = changes[position] == .appeared ? "+" : ""
        guard isGroup(position.row) || isGroup(position.column), !cell.violations.isEmpty else {
            return sign + cell.mark
        }
        return (cell.hasError ? "✗" : "▲") + (cell.imports == 0 ? "○" : "\(cell.imports)")
    }

    /// One row for all modules of a layer, with what is forbidden among them.
    private mutating func addGroup(
        of modules: [ModuleID], named name: String, at band: Int, in content: OverviewContent,
        _ violations: [Violation]
    ) {
        let id = ModuleID(rawValue: name)
        for module in modules { rows[module] = ids.count }
        let inside = violations.filter { violation in
            violation.isCounted
                && violation.edges.contains {
                    rows[$0.from] == ids.count && rows[$0.to] == ids.count
                }
        }
        let errors = inside.count { $0.severity == .error }
        let warnings = inside.count - errors
        groups.insert(id)
        ids.append(id)
        bands.append(band)
        let hue = modules.first.flatMap { content.band(of: $0) }?.layerIndex.map(Color.layer)
        labels.append(
            StyledText("▌", hue ?? .faint) + StyledText(name, hue ?? .muted, .bold)
                + StyledText(" \(modules.count.grouped)", .muted)
                + StyledText(errors == 0 ? "" : " ✗\(errors.grouped)", .error)
                + StyledText(warnings == 0 ? "" : " ▲\(warnings.grouped)", .warning))
    }

    private func isShown(_ edge: EdgeID) -> Bool {
        guard let column = rows[edge.from], let row = rows[edge.to] else { return false }
        return cells[Matrix.Position(row: row, column: column)] != nil
    }

    /// The modules that match and their neighbours; nil for all.
    private static func kept(
        _ matrix: DependencyMatrix, content: OverviewContent, matcher: FilterMatcher
    ) -> Set<ModuleID>? {
        guard !matcher.isEmpty else { return nil }
        let matching = matrix.modules.filter { id in
            content.chips[id].map { matcher.match($0.name) != nil } ?? false
        }
        let around = matching.flatMap { id in
            (content.links.imports[id] ?? []) + (content.links.importers[id] ?? [])
        }
        return Set(matching).union(around.map(\.other))
    }

    private static func label(
        of id: ModuleID, in content: OverviewContent, matcher: FilterMatcher
    ) -> StyledText {
        let hue = content.band(of: id)?.layerIndex.map(Color.layer)
        let name = content.chips[id]?.name ?? id.rawValue
        let match = matcher.isEmpty ? nil : matcher.match(name)
        return StyledText("▌", hue ?? .faint)
            + StyledText(name, hue == nil ? Style(.muted) : .plain, matching: match)
    }
}

nonisolated extension DependencyGrid {
    var isEmpty: Bool { ids.isEmpty }

    /// The module of a row, and of the column with the same number; nil outside.
    func id(at index: Int) -> ModuleID? { ids.indices.contains(index) ? ids[index] : nil }

    /// Whether a row stands for a whole layer.
    func isGroup(_ index: Int) -> Bool { id(at: index).map(groups.contains) ?? false }

    /// How many modules it is about: those that have a row, and those in a layer that has one.
    var moduleCount: Int { rows.count }

    /// The layer of a row; nil outside.
    func band(at index: Int) -> Int? { bands.indices.contains(index) ? bands[index] : nil }

    /// The first row of a layer; nil if none is shown.
    func index(ofBand band: Int?) -> Int? { band.flatMap { bands.firstIndex(of: $0) } }

    /// The row of a module, which is its column too.
    func index(of id: ModuleID?) -> Int? { id.flatMap { rows[$0] } }

    /// What stands at a place; nil if the two have nothing to do with each other.
    func cell(at position: Matrix.Position) -> DependencyMatrix.Cell? { cells[position] }

    /// The edge of a place between modules, whether there is one or not.
    func edge(at position: Matrix.Position) -> EdgeID? {
        if isGroup(position.row) || isGroup(position.column) { return nil }
        guard let from = id(at: position.column), let to = id(at: position.row), from != to
        else { return nil }
        return EdgeID(from: from, to: to)
    }

    /// The next place after another that breaks a rule, row by row; the search goes round.
    func violation(after position: Matrix.Position, isForward: Bool) -> Matrix.Position? {
        let places = cells.filter { !$0.value.violations.isEmpty }.keys
            .sorted { ($0.row, $0.column) < ($1.row, $1.column) }
        let here = (position.row, position.column)
        return isForward
            ? places.first { ($0.row, $0.column) > here } ?? places.first
            : places.last { ($0.row, $0.column) < here } ?? places.last
    }

    /// Whether there is a place that breaks a rule.
    var hasViolations: Bool { cells.values.contains { !$0.violations.isEmpty } }
}

nonisolated extension DependencyMatrix.Cell {
    /// The imports of the edge, before them the sign of the first rule it breaks.
    var mark: String {
        let count = imports == 0 ? "○" : "\(imports)"
        return (violations.first.map { String($0.symbol) } ?? "") + count
    }

    /// The same in one letter: the sign of the first rule it breaks, else the imports up to nine.
    var letter: String {
        if let first = violations.first { return String(first.symbol) }
        return imports == 0 ? "○" : imports > 9 ? "+" : "\(imports)"
    }

    /// What stands for this and other dependencies between the same two rows.
    fileprivate func joined(
        to other: DependencyMatrix.Cell?, from: ModuleID, to: ModuleID
    ) -> DependencyMatrix.Cell {
        let kinds = Set(violations).union(other?.violations ?? [])
        return DependencyMatrix.Cell(
            edge: EdgeID(from: from, to: to), declared: .direct,
            imports: imports + (other?.imports ?? 0),
            violations: ViolationKind.allCases.filter(kinds.contains),
            hasError: hasError || other?.hasError == true)
    }
}
