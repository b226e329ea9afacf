import Architecture
import Codebase
import TerminalUI

/// What a module depends on and what depends on it, side by side or one above the other.
struct NeighbourLists: View {
    let facts: ModuleFacts

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
            color: .info, neighbours: facts.imports)
    }

    private var importers: NeighbourList {
        NeighbourList(
            title: facts.importersTitle, notes: facts.importersNotes, signs: ("←", "⇐"),
            color: .success, neighbours: facts.importers)
    }
}

/// Modules on one side of another one; what does not fit is counted.
struct NeighbourList: View {
    let title: String
    /// What may stand beside the title: the first that fits.
    let notes: [String]
    let signs: (allowed: String, forbidden: String)
    let color: Color
    let neighbours: [ModuleFacts.Neighbour]

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
        for (index, neighbour) in neighbours.prefix(shown).enumerated() {
            draw(neighbour, on: canvas.region(row(index + 1, of: canvas)))
        }
        if shown < neighbours.count, rows > 0 {
            canvas.write(
                "  … \((neighbours.count - shown).grouped) more", x: 0, y: shown + 1,
                style: Style(.muted))
        }
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
