import Architecture
import Codebase
import TerminalUI

/// What a module depends on and what depends on it, side by side or one above the other.
struct NeighbourLists: View {
    let facts: ModuleFacts
    /// The selected one of all neighbours; nil while the keyboard is elsewhere.
    var selection: Int?
    var actions = PanelActions.none

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        let size = canvas.size
        if size.width >= 64 {
            let half = (size.width - 2) / 2
            imports.draw(on: canvas.region(Rect(x: 0, y: 0, width: half, height: size.height)))
            importers.draw(
                on: canvas.region(
                    Rect(x: half + 2, y: 0, width: size.width - half - 2, height: size.height)))
        } else {
            let height = upperHeight(of: size.height)
            imports.draw(on: canvas.region(Rect(x: 0, y: 0, width: size.width, height: height)))
            importers.draw(
                on: canvas.region(
                    Rect(
                        x: 0, y: height + 1, width: size.width, height: size.height - height - 1)))
        }
    }

    /// Each gets what it needs, and half of the room if both need more.
    private func upperHeight(of height: Int) -> Int {
        let upper = facts.imports.count + 1
        let lower = facts.importers.count + 1
        if upper + lower + 1 <= height { return upper }
        return max(min(upper, height / 2), height - 1 - lower)
    }

    private var imports: NeighbourList {
        NeighbourList(
            title: facts.importsTitle, notes: facts.importsNotes, signs: ("→", "⇒"),
            color: .info, neighbours: facts.imports, selection: selection,
            onSelect: actions.select)
    }

    private var importers: NeighbourList {
        NeighbourList(
            title: facts.importersTitle, notes: facts.importersNotes, signs: ("←", "⇐"),
            color: .success, neighbours: facts.importers,
            selection: selection.map { $0 - facts.imports.count },
            onSelect: { [count = facts.imports.count] in actions.select($0 + count) })
    }
}

/// What the mouse does in the panel.
struct PanelActions {
    /// Selects one of all neighbours.
    let select: @MainActor (Int) -> Void

    /// Nothing.
    static let none = PanelActions { _ in }
}

/// Modules on one side of another one; what does not fit is counted.
struct NeighbourList: View {
    let title: String
    /// What may stand beside the title: the first that fits.
    let notes: [String]
    let signs: (allowed: String, forbidden: String)
    let color: Color
    let neighbours: [ModuleFacts.Neighbour]
    /// The selected one; none of these if it is outside.
    var selection: Int?
    let onSelect: @MainActor (Int) -> Void

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        let room = canvas.size.width - TextWidth.of(title) - 2
        let note = notes.first { TextWidth.of($0) <= room } ?? ""
        let heading = StyledText(title, .header) + StyledText("  " + note, .muted)
        canvas.write(cells: heading.cells(width: canvas.size.width), x: 0, y: 0)
        let rows = canvas.size.height - 1
        let shown = neighbours.count <= rows ? neighbours.count : max(0, rows - 1)
        let first = first(of: shown)
        for index in first..<first + shown {
            let area = row(index - first + 1, of: canvas)
            let line = canvas.region(area)
            canvas.onClick(in: area, { _ in onSelect(index) })
            draw(neighbours[index], on: index == selection ? selected(line) : line)
        }
        if shown < neighbours.count, rows > 0 {
            let parts = [
                first > 0 ? "\(first.grouped) above" : nil,
                neighbours.count - shown > first
                    ? "\((neighbours.count - shown - first).grouped) more" : nil,
            ].compactMap(\.self)
            canvas.write(
                "  … " + parts.joined(separator: ", "), x: 0, y: shown + 1, style: Style(.muted))
        }
    }

    /// The first that is shown, so that the selected one can be seen.
    private func first(of shown: Int) -> Int {
        guard let selection, neighbours.indices.contains(selection) else { return 0 }
        return min(max(0, selection - shown / 2), neighbours.count - shown)
    }

    private func selected(_ canvas: Canvas) -> Canvas {
        let canvas = canvas.styled(Style(on: .selection))
        canvas.fill(canvas.bounds)
        return canvas
    }

    private func row(_ y: Int, of canvas: Canvas) -> Rect {
        Rect(x: 0, y: y, width: canvas.size.width, height: 1)
    }

    private func draw(_ neighbour: ModuleFacts.Neighbour, on canvas: Canvas) {
        let isBroken = !neighbour.kinds.isEmpty
        let sign = neighbour.hasError ? signs.forbidden : signs.allowed
        canvas.write(sign, x: 0, y: 0, style: Style(isBroken ? neighbour.color : color))
        let room = canvas.size.width - 4 - TextWidth.of(neighbour.name)
        let note = neighbour.note(for: room)
        let cells = note.cells(width: max(room, canvas.size.width / 2))
        let noteWidth = cells.reduce(0) { $0 + Int($1.width) }
        let name = StyledText(neighbour.name, isBroken ? neighbour.color : .text)
        canvas.write(
            cells: name.cells(width: canvas.size.width - noteWidth - 4, truncation: .middle), x: 2,
            y: 0)
        canvas.write(cells: cells, x: canvas.size.width - noteWidth, y: 0)
    }
}

extension ModuleFacts.Neighbour {
    /// The rules it breaks and how often it is imported, in the longest wording that fits.
    fileprivate func note(for width: Int) -> StyledText {
        let imports = StyledText(
            self.imports == 0
                ? "declared only"
                : (areUses ? self.imports.counted("file") : self.imports.counted("import")), .muted)
        guard !kinds.isEmpty else { return imports }
        let symbols = StyledText(kinds.map { String($0.symbol) }.joined(separator: " "), color)
        let words = StyledText(
            kinds.map { "\($0.symbol) \($0.rawValue)" }.joined(separator: " "), color)
        let wordings = [words + "  " + imports, words, symbols + "  " + imports]
        return wordings.first { TextWidth.of($0) <= width } ?? symbols
    }
}
