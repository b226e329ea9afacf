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
        let above = wordRows(width: width).count
        let starts = lines.indices.filter { index in
            lines[index].isChange && (index == 0 || !lines[index - 1].isChange)
        }
        return starts.map { start in
            above
                + Diff(Array(lines[..<start]), arrangement: arrangement).rowCount(width: width)
        }
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
