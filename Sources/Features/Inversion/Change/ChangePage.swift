import TerminalUI

/// What stands at the right: words about a recipe, and under them how files change.
struct ChangePage {
    let words: [StyledText]
    let lines: [DiffLine]

    /// The rows of the words; nothing is wider than that.
    func wordRows(width: Int) -> [StyledText] {
        words.flatMap { $0.isEmpty ? [""] : $0.wrapped(to: max(1, width - 1)) }
    }

    func rowCount(width: Int, arrangement: Diff.Arrangement) -> Int {
        wordRows(width: width).count
            + Diff(lines, arrangement: arrangement).rowCount(width: width)
    }

    /// The rows at which a run of changed lines begins.
    func changes(width: Int, arrangement: Diff.Arrangement) -> [Int] {
        let isSideBySide = arrangement == .sideBySide && width >= Diff.narrowestSideBySide
        var row = wordRows(width: width).count
        var (removed, added) = (0, 0)
        var starts: [Int] = []
        for line in lines {
            if line.isChange, removed + added == 0 { starts.append(row) }
            switch line.kind {
            case .removed: removed += 1
            case .added: added += 1
            case .context, .heading:
                // Side by side, what is added stands beside what is removed before it.
                row += (isSideBySide ? max(removed, added) : removed + added) + 1
                (removed, added) = (0, 0)
            }
        }
        return starts
    }
}

extension DiffLine {
    fileprivate var isChange: Bool { kind == .added || kind == .removed }
}

/// A page from some row on.
struct ChangePageView: View {
    let page: ChangePage
    let arrangement: Diff.Arrangement
    let place: Point
    let room: ChangeRoom

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        guard !canvas.isHidden else { return }
        let size = canvas.size
        room.size = size
        let words = page.wordRows(width: size.width)
        let count = page.rowCount(width: size.width, arrangement: arrangement)
        let top = min(place.y, max(0, count - size.height))
        let shown = words.dropFirst(top).prefix(size.height)
        for (y, line) in shown.enumerated() {
            canvas.write(cells: line.cells(width: size.width), x: 0, y: y)
        }
        guard shown.count < size.height else { return }
        let rest = Rect(
            x: 0, y: shown.count, width: size.width, height: size.height - shown.count)
        Diff(
            page.lines, arrangement: arrangement, offset: max(0, top - words.count),
            column: place.x
        ).draw(on: canvas.region(rest))
    }
}
