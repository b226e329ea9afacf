import TerminalUI

/// One module in a band.
struct ChipView: View {
    let chip: Chip
    let isQuiet: Bool
    let isSelected: Bool
    let relation: Relation?
    let match: FilterMatch?

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: chip.width, height: 1))
    }

    func draw(on canvas: Canvas) {
        let canvas = isSelected ? canvas.styled(Style(on: .selection)) : canvas
        if isSelected { canvas.fill(canvas.bounds) }
        if let change = chip.change {
            canvas.write(change.sign, x: 0, y: 0, style: Style(change.color, attributes: .bold))
        } else if let relation {
            canvas.write(relation.sign, x: 0, y: 0, style: Style(relation.color, attributes: .bold))
        }
        let room = canvas.size.width - 2 - (chip.width - 2 - chip.nameWidth)
        let name = StyledText(chip.name, nameStyle, matching: match)
        let end = canvas.write(cells: name.cells(width: room, truncation: .middle), x: 2, y: 0)
        canvas.write(chip.size, x: end + 1, y: 0, style: Style(isSelected ? .muted : .faint))
        canvas.write(
            chip.mark, x: end + 3, y: 0, style: Style(chip.errors > 0 ? .error : .warning))
    }

    private var nameStyle: Style {
        if isSelected { return Style(.text, attributes: .bold) }
        if let relation { return Style(relation.color) }
        return Style(isQuiet ? .muted : .text)
    }
}

extension Chip.Change {
    /// What stands before the name.
    fileprivate var sign: String { self == .made ? "+" : "±" }

    fileprivate var color: Color { self == .made ? .success : .accent }
}
