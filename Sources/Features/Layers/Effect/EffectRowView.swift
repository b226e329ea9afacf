import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// One line of what a draft leads to.
struct EffectRowView: View {
    let row: EffectRow
    /// What a module is called.
    let name: (ModuleID) -> String
    /// What the layer of a module is called in the draft; nil for none.
    let layer: (ModuleID) -> String?

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        let x = row.violation == nil && !isFigure ? 1 : 2
        let end = right
        let needed = TextWidth.of(left) + x
        // The layers are said where there is room; names matter more.
        let rightWidth = min(TextWidth.of(end), max(0, width - needed - 3))
        let room = max(0, width - x - 1 - (rightWidth > 0 ? rightWidth + 2 : 0))
        canvas.write(left, x: x, y: 0, width: room, truncation: .end)
        canvas.write(cells: end.cells(width: rightWidth), x: max(x, width - 1 - rightWidth), y: 0)
    }

    private var isFigure: Bool { if case .figure = row { true } else { false } }

    private var left: StyledText {
        switch row {
        case .heading(let title): StyledText(title, .header)
        case .note(let text): StyledText(text, .muted)
        case .figure(let name, let before, let after):
            StyledText(name, before == after ? .muted : .text)
        case .violation(let violation, let isNew):
            (isNew ? StyledText("+ ", .accent, .bold) : "  ") + violation.severity.tone.mark
                + StyledText(" \(violation.kind.rawValue)  ", .muted) + ends(of: violation)
        case .ended(let violation):
            StyledText("  ✓", .success) + StyledText(" \(violation.kind.rawValue)  ", .muted)
                + ends(of: violation)
        }
    }

    private func ends(of violation: Violation) -> StyledText {
        StyledText(name(violation.from))
            + (violation.to.map { StyledText(" → ", .muted) + StyledText(name($0)) } ?? "")
    }

    private var right: StyledText {
        switch row {
        case .figure(_, let before, let after):
            if before == after { return StyledText(before.grouped, .muted) }
            return StyledText("\(before.grouped) → ", .muted)
                + StyledText(after.grouped, after < before ? .success : .warning, .bold)
        case .violation(let violation, _):
            let layers = [violation.from, violation.to].compactMap { $0.flatMap(layer) }
            return StyledText(layers.uniquedInOrder.joined(separator: " → "), .muted)
        case .heading, .note, .ended: return ""
        }
    }
}

extension [String] {
    /// One of two that are the same.
    fileprivate var uniquedInOrder: [String] { count == 2 && self[0] == self[1] ? [self[0]] : self }
}
