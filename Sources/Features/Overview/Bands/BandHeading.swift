import Architecture
import Codebase
import TerminalUI

/// The line above the chips of a band: its name, why it is there, and what it breaks.
struct BandHeading: View {
    let band: Band
    let isFolded: Bool
    let isSelected: Bool
    /// Whether its reason is given elsewhere.
    let isExplained: Bool
    /// How it stands to the band of what is selected, if that is asked for.
    var relation: BandRelation?
    let actions: BandActions

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let canvas = background.map { canvas.styled(Style(on: $0)) } ?? canvas
        canvas.fill(canvas.bounds)
        if !band.isLayer {
            canvas.onClick(in: canvas.bounds, { _ in actions.fold(band.id) })
        }
        let end = drawRelation(on: canvas, before: drawCounts(on: canvas))
        canvas.write(cells: sign.cells(width: 2), x: 0, y: 0)
        let room = end - BandLayout.indent
        let text = TextWidth.of(title + reason) <= room ? title + reason : title
        canvas.write(cells: text.cells(width: room), x: BandLayout.indent, y: 0)
    }

    /// What lies outside the layers stays in the background.
    private var background: Color? {
        if isSelected { return .selection }
        return band.isLayer ? .surface : nil
    }

    /// Whether a filter left nothing of it.
    private var isEmptied: Bool { band.chips.isEmpty && band.total > 0 }

    private var sign: StyledText {
        if let index = band.layerIndex { return StyledText("▌", .layer(index)) }
        return StyledText(isFolded ? "▸" : "▾", .muted)
    }

    private var title: StyledText {
        let name =
            band.layerIndex.map { StyledText(band.title, isEmptied ? .muted : .layer($0), .bold) }
            ?? StyledText(band.title, .muted, .bold)
        let shown =
            band.chips.count < band.total ? "\(band.chips.count) of \(band.total)" : "\(band.total)"
        return name + StyledText("  \(shown)", .muted)
    }

    /// Why the layer was inferred: shown where there is room for all of it.
    private var reason: StyledText {
        guard !isExplained, let reason = band.reason else { return "" }
        return StyledText("   \(reason)", .muted)
    }

    /// Writes the violations by kind at the right end.
    ///
    /// - Returns: The column where they begin.
    private func drawCounts(on canvas: Canvas) -> Int {
        var x = canvas.size.width - 2
        for count in band.counts.reversed() {
            let text = StyledText(
                "\(count.kind.symbol) \(count.count)", count.isError ? .error : .warning)
            let width = TextWidth.of(text)
            guard x - width > canvas.size.width / 2 else { break }
            canvas.write(cells: text.cells(width: width), x: x - width, y: 0)
            canvas.onClick(
                in: Rect(x: x - width, y: 0, width: width, height: 1),
                { _ in actions.showViolations(count.kind) })
            x -= width + 2
        }
        return x
    }

    /// Writes how many dependencies lead here from the selected band, and back.
    ///
    /// - Returns: The column where they begin.
    private func drawRelation(on canvas: Canvas, before end: Int) -> Int {
        guard let relation, !relation.text.isEmpty else { return end }
        let width = TextWidth.of(relation.text)
        let x = end - width
        guard x > BandLayout.indent + TextWidth.of(title) else { return end }
        canvas.write(cells: relation.text.cells(width: width), x: x, y: 0)
        return x - 2
    }
}

extension BandRelation {
    /// `→ 214 ← 3`; what breaks a rule in its colour, `↻` for what stays inside.
    fileprivate var text: StyledText {
        guard let using else { return part("↻", used, .muted) }
        return [part("→", used, .info), part("←", using, .success)]
            .filter { !$0.isEmpty }.reduce(StyledText("")) { $0.isEmpty ? $1 : $0 + " " + $1 }
    }

    private func part(_ sign: String, _ count: BandLinks.Count, _ color: Color) -> StyledText {
        guard count.count > 0 else { return "" }
        let isBroken = count.broken > 0
        let sign = count.hasError ? ["→": "⇒", "←": "⇐"][sign] ?? sign : sign
        let color = isBroken ? (count.hasError ? Color.error : .warning) : color
        return StyledText("\(sign) \(count.count.grouped)", color)
    }
}
