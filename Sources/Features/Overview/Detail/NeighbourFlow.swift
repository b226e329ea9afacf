import Architecture
import Codebase
import TerminalUI

/// What a module depends on, or what depends on it, one after the other over a few lines; what does not fit
/// is counted.
struct NeighbourFlow: View {
    let title: String
    let signs: (allowed: String, forbidden: String)
    let color: Color
    let neighbours: [ModuleFacts.Neighbour]
    /// What follows after all of them.
    let note: String

    private static let indent = 16
    private static let gap = 2

    func request(in space: Size) -> SizeRequest {
        SizeRequest(
            Size(width: space.width, height: lineCount(width: space.width, most: space.height)))
    }

    /// The lines it takes, at most so many.
    func lineCount(width: Int, most: Int) -> Int {
        max(1, min(most, flow(width: width, lines: most).lines))
    }

    func draw(on canvas: Canvas) {
        canvas.write(title, x: 0, y: 0, style: Style(.header))
        let flow = flow(width: canvas.size.width, lines: canvas.size.height)
        for item in flow.items {
            canvas.write(
                cells: item.text.cells(width: item.width, truncation: .middle), x: item.x,
                y: item.y)
        }
    }

    private struct Item {
        let text: StyledText
        let x: Int
        let y: Int
        let width: Int
    }

    private func flow(width: Int, lines: Int) -> (items: [Item], lines: Int) {
        var items: [Item] = []
        var (x, y) = (Self.indent, 0)
        for (index, text) in texts.enumerated() {
            let length = TextWidth.of(text)
            let rest = rest(from: index)
            let reserved = y == lines - 1 && index < texts.count - 1 ? TextWidth.of(rest) + 2 : 0
            let room = width - x - reserved
            // A name of which no letter is left would not be seen, but not be counted either.
            if length > room, x > Self.indent || room < 3 {
                if y == lines - 1 {
                    items.append(Item(text: rest, x: x, y: y, width: width - x))
                    break
                }
                (x, y) = (Self.indent, y + 1)
            }
            let shown = min(length, width - x - reserved)
            items.append(Item(text: text, x: x, y: y, width: shown))
            x += shown + Self.gap
        }
        return (items, y + 1)
    }

    /// What stands for the modules that do not fit, and for the note behind them.
    private func rest(from index: Int) -> StyledText {
        let hidden = neighbours.count - index
        let more = hidden > 0 ? ["… \(hidden.grouped) more"] : []
        return StyledText((more + [note].filter { !$0.isEmpty }).joined(separator: ", "), .muted)
    }

    private var texts: [StyledText] {
        let names = neighbours.map(text)
        return note.isEmpty ? names : names + [StyledText(note, .muted)]
    }

    private func text(of neighbour: ModuleFacts.Neighbour) -> StyledText {
        let isBroken = !neighbour.kinds.isEmpty
        let sign = neighbour.hasError ? signs.forbidden : signs.allowed
        let kinds = neighbour.kinds.map { String($0.symbol) }.joined()
        return StyledText(sign + " ", isBroken ? neighbour.color : color)
            + StyledText(neighbour.name, isBroken ? neighbour.color : .text)
            + StyledText(kinds.isEmpty ? "" : " \(kinds)", neighbour.color)
            + StyledText(neighbour.imports > 1 ? " \(neighbour.imports)" : "", .muted)
    }
}
