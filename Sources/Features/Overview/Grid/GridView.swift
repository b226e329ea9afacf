import Architecture
import Codebase
import TerminalUI

/// The dependency matrix with a line that says what the selected cell means.
struct GridView: CompositeView {
    let grid: DependencyGrid
    let cell: Matrix.Position
    let names: (ModuleID) -> String
    var isCompact = false
    let isFocused: Bool
    let onSelect: @MainActor (Matrix.Position) -> Void
    let onScroll: @MainActor (Int) -> Void

    var body: some View {
        VStack {
            Matrix(
                grid.labels, selection: cell, markWidth: grid.markWidth,
                isCompact: isCompact, isFocused: isFocused, onSelect: onSelect
            ) { mark(at: $0) }
            .onScroll(onScroll)
            Divider(title: StyledText("column depends on row", .muted))
            Text(sentence).padding(horizontal: 1)
        }
    }

    private func mark(at position: Matrix.Position) -> StyledText {
        guard let cell = grid.cell(at: position) else {
            return grid.change(at: position) == .ended ? StyledText("−", .success, .bold) : ""
        }
        let mark = isCompact ? cell.letter : grid.mark(of: cell, at: position)
        guard cell.violations.isEmpty else { return StyledText(mark, cell.color, .bold) }
        let isAbove = position.column > position.row
        return StyledText(mark, isAbove ? .warning : cell.imports == 0 ? .faint : .text)
    }

    private var sentence: StyledText {
        guard grid.ids.indices.contains(cell.row), grid.ids.indices.contains(cell.column) else {
            return ""
        }
        let user = numbered(cell.column)
        guard cell.row != cell.column else { return user }
        let used = numbered(cell.row)
        guard let found = grid.cell(at: cell) else {
            let isEnded = grid.change(at: self.cell) == .ended
            return user
                + StyledText(
                    isEnded ? " would no longer depend on " : " does not depend on ", .muted)
                + used
        }
        let imports =
            found.imports == 0
            ? "declared, not imported" : found.imports.counted("import")
        let kinds = found.violations.map {
            StyledText("   \($0.symbol) \($0.rawValue)", found.color)
        }
        return user + StyledText(" depends on ", .muted) + used + StyledText(": \(imports)")
            + kinds.reduce(StyledText(found.declaredNote, .muted), +)
    }

    private func numbered(_ index: Int) -> StyledText {
        StyledText("\(index + 1) ", .muted) + StyledText(names(grid.ids[index]), .text, .bold)
    }
}

extension DependencyMatrix.Cell {
    /// The colour of what says that a rule is broken.
    fileprivate var color: Color { hasError ? .error : .warning }

    /// How the manifest knows of it, where that is remarkable.
    var declaredNote: String {
        switch declared {
        case .direct: ""
        case .transitive: ", declared only transitively"
        case .no: ", not declared"
        }
    }
}
