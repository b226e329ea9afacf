import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// A heading or a violation in the list.
struct ViolationRow: View {
    let row: Arrangement.Row
    let catalog: Catalog
    let grouping: Grouping
    let matcher: FilterMatcher
    var isMarked = false

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        if isMarked { canvas.write(cells: Marks<String>.sign.cells(width: 1), x: 0, y: 0) }
        switch row {
        case .group(let group): draw(group, on: canvas)
        case .violation(let index, let group): draw(catalog.items[index], in: group, on: canvas)
        }
    }

    private func draw(_ group: Arrangement.Group, on canvas: Canvas) {
        let end = drawTrailing(StyledText(group.count.grouped, .muted), on: canvas)
        canvas.write(group.isOpen ? "▾" : "▸", x: 1, y: 0, style: Style(.muted))
        let symbol = group.kind.map { StyledText(String($0.symbol), group.worst.tone.color) }
        canvas.write(cells: (symbol ?? group.worst.tone.mark).cells(width: 1), x: 3, y: 0)
        let title = StyledText(
            group.key, Style(.header, attributes: .bold), matching: matcher.match(group.key))
        let truncation: Truncation = grouping == .file ? .start : .middle
        canvas.write(cells: title.cells(width: end - 6, truncation: truncation), x: 5, y: 0)
    }

    private func draw(_ item: ViolationItem, in group: String, on canvas: Canvas) {
        let isAllowed = item.stale == nil && item.violation.state != .new
        let end = drawTrailing(StyledText(remark(on: item, in: group), .muted), on: canvas)
        let mark = item.violation.severity.tone.mark
        canvas.write(
            cells: (isAllowed ? StyledText(mark.string, .muted) : mark).cells(width: 1), x: 3, y: 0
        )
        var x = 5
        if grouping != .kind || item.stale != nil {
            let kind = item.violation.kind
            let label = StyledText(
                "\(kind.symbol) \(kind.rawValue)", Style(item.violation.severity.tone.color))
            x = canvas.write(cells: label.cells(width: max(0, end - x)), x: x, y: 0) + 1
        }
        let names = EdgeName(
            from: grouping == .module ? "" : item.from, to: item.to, style: .plain, matcher: matcher
        )
        canvas.write(cells: names.cells(width: end - x - 1), x: x, y: 0)
    }

    /// - Returns: The column at which the rest must end.
    private func drawTrailing(_ text: StyledText, on canvas: Canvas) -> Int {
        let cells = text.cells(width: canvas.size.width / 3)
        let start = canvas.size.width - 1 - cells.reduce(0) { $0 + Int($1.width) }
        canvas.write(cells: cells, x: start, y: 0)
        return start
    }

    /// What is gone, or whose it is if it is recorded, and how much is behind it.
    private func remark(on item: ViolationItem, in group: String) -> String {
        if let stale = item.stale {
            return stale.rest == nil ? "gone" : "\(stale.gone.count.grouped) gone"
        }
        let weight = weight(of: item, in: group)
        let word: String
        switch item.violation.state {
        case .new: return weight
        case .recorded: word = item.entry?.note.owner ?? "recorded"
        case .excluded: word = "excluded"
        }
        return weight.isEmpty ? word : "\(word)  \(weight)"
    }

    /// The imports behind it; under the name of a file those in that file.
    private func weight(of item: ViolationItem, in group: String) -> String {
        let sites = item.violation.sites
        let count = grouping == .file ? sites.count { $0.file.string == group } : sites.count
        return count == 0 ? "" : count.grouped
    }
}
