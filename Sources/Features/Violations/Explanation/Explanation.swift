import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// What is wrong, in as many lines as there are: the message, for a cycle the way round, where the
/// two modules stand, and what the rule is about.
struct Explanation: View {
    let item: ViolationItem
    let catalog: Catalog
    /// Who owns the files behind it.
    var owners: [String] = []

    /// Rows for it in a panel of some size; the evidence gets the larger part.
    func height(in size: Size) -> Int {
        let width = size.width - 4
        let needed =
            StyledText(item.violation.message).wrapped(to: width).count
            + item.violation.cycle.count + record.count + owned.count
        let most = max(min(14, (size.height - 3) / 3), min(needed, size.height - 7))
        return max(1, lines(in: Size(width: width, height: max(1, most))).count)
    }

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let room = Size(width: canvas.size.width - 2, height: canvas.size.height)
        guard room.width > 0 else { return }
        for (y, line) in lines(in: room).prefix(room.height).enumerated() {
            canvas.write(cells: line.cells(width: room.width), x: 1, y: y)
        }
    }

    private func lines(in room: Size) -> [StyledText] {
        var lines = StyledText(item.violation.message).wrapped(to: room.width)
        lines += CyclePath(item.violation, catalog: catalog).lines
        lines += (record + owned).flatMap { $0.wrapped(to: room.width) }
        let places = places
        let what = item.stale == nil ? explainRule(item.violation.kind).what : Self.stale
        let rule = StyledText(prose: what, .muted).wrapped(to: room.width)
        if lines.count + places.count + min(2, rule.count) <= room.height { lines += places }
        let left = room.height - lines.count
        guard left > 0, !rule.isEmpty else { return Array(lines.prefix(room.height)) }
        lines += rule.prefix(left)
        if rule.count > left, let last = lines.popLast() {
            lines.append(last.shortened(to: room.width, " … E explains"))
        }
        return lines
    }

    private static let stale =
        "`p` takes it out of the record, as `strata baseline --prune` does: else it could come "
        + "back unseen."

    /// Why it is recorded or excluded, and whose it is.
    private var record: [StyledText] {
        if let permission = item.violation.permission {
            let place = permission.isInSource ? "  by a comment" : "  in .strata.yml"
            return [
                StyledText("excluded  ", .muted) + StyledText(permission.reason)
                    + StyledText(place, .muted)
            ]
        }
        guard let entry = item.entry else { return [] }
        let note = entry.note
        var parts = [note.reason.map { StyledText($0) }].compactMap(\.self)
        if let owner = note.owner { parts.append(StyledText("owner ", .muted) + StyledText(owner)) }
        if let since = note.since { parts.append(StyledText("since \(since)", .muted)) }
        if parts.isEmpty, item.stale != nil { return [] }
        if parts.isEmpty { parts = [StyledText("no reason given; w sets one", .muted)] }
        let label = StyledText("recorded  ", .muted)
        return [parts.dropFirst().reduce(label + parts[0]) { $0 + "  " + $1 }]
    }

    private var owned: [StyledText] {
        owners.isEmpty ? [] : [owners.ownersLine]
    }

    private var places: [StyledText] {
        guard item.violation.cycle.isEmpty else { return [] }
        return [place(of: item.violation.from, "from ")]
            + (item.violation.to.map { [place(of: $0, "to   ")] } ?? [])
    }

    private func place(of id: ModuleID, _ word: String) -> StyledText {
        let layer = catalog.layer(of: id).map { "  in \($0)" } ?? ""
        let path = catalog.path(of: id).map { "  \($0)" } ?? ""
        return StyledText(word, .muted) + StyledText(catalog.name(of: id))
            + StyledText(layer, .accent) + StyledText(path, .muted)
    }
}

extension StyledText {
    /// The same line with its end given up for a remark.
    fileprivate func shortened(to width: Int, _ remark: String) -> StyledText {
        let room = max(0, width - TextWidth.of(remark) - 1)
        let line = wrapped(to: room).first ?? ""
        return line + StyledText(remark, .muted)
    }
}
