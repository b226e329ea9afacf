import Architecture
import Codebase
import TerminalUI

/// The layers from top to bottom with their modules as chips.
struct BandsView: View {
    let bands: [Band]
    /// The band whose reason is given elsewhere.
    let explained: Band.ID?
    let folded: Set<Band.ID>
    let focus: Focus?
    let relations: [ModuleID: Relation]
    /// How the bands stand to that of what is selected, if that is asked for.
    var bandRelations: [Band.ID: BandRelation] = [:]
    let matcher: FilterMatcher
    let offset: Int
    let drawn: DrawnSize
    let actions: BandActions

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        drawn.value = canvas.size
        guard !canvas.isHidden else { return }
        let layout = layout(in: canvas.size)
        canvas.onScroll(in: canvas.bounds, actions.scroll)
        let first = BandScroll.offset(
            offset, showing: layout.index(of: focus).map { layout.stops[$0].line },
            page: canvas.size.height, count: layout.lines.count)
        for y in 0..<canvas.size.height where first + y < layout.lines.count {
            let line = canvas.region(Rect(x: 0, y: y, width: canvas.size.width, height: 1))
            draw(shown(first + y, isTop: y == 0 && first > 0, of: layout), of: layout, on: line)
        }
        drawArrows(first, layout.lines.count, on: canvas)
    }

    /// The heading of a band stays at the top while its chips move away below it.
    private func shown(_ index: Int, isTop: Bool, of layout: BandLayout) -> BandLayout.Line {
        if isTop, case .chips(let band, _) = layout.lines[index] { return .heading(band) }
        return layout.lines[index]
    }

    /// Air between the bands if there is room for it.
    private func layout(in size: Size) -> BandLayout {
        let dense = BandLayout(bands, folded: folded, width: size.width)
        guard dense.lines.count + bands.count - 1 <= size.height else { return dense }
        return BandLayout(bands, folded: folded, width: size.width, isSpaced: true)
    }

    private func draw(_ line: BandLayout.Line, of layout: BandLayout, on canvas: Canvas) {
        switch line {
        case .heading(let index):
            BandHeading(
                band: bands[index], isFolded: folded.contains(bands[index].id),
                isSelected: focus == .band(bands[index].id),
                isExplained: explained == bands[index].id,
                relation: bandRelations[bands[index].id], actions: actions
            ).draw(on: canvas)
        case .chips(let index, let stops):
            drawHue(of: bands[index], on: canvas)
            for stop in layout.stops[stops] { draw(stop, of: bands[index], on: canvas) }
        case .vacant(let index):
            drawHue(of: bands[index], on: canvas)
            canvas.write(
                "no module", x: BandLayout.indent + 2, y: 0, style: Style(.faint))
        case .blank: break
        }
    }

    private func drawHue(of band: Band, on canvas: Canvas) {
        guard let index = band.layerIndex else { return }
        canvas.write("▌", x: 0, y: 0, style: Style(.layer(index)))
    }

    private func draw(_ stop: BandLayout.Stop, of band: Band, on canvas: Canvas) {
        let chip = band.chips[stop.chip]
        let area = Rect(x: stop.x, y: 0, width: stop.width, height: 1)
        canvas.onClick(
            in: area, { _ in actions.select(.module(chip.id)) },
            double: { _ in actions.open(chip.id) })
        ChipView(
            chip: chip, isQuiet: !band.isLayer, isSelected: focus == .module(chip.id),
            relation: relations[chip.id], match: matcher.isEmpty ? nil : matcher.match(chip.name)
        ).draw(on: canvas.region(area))
    }

    /// Says at the right edge that there is more above or below.
    private func drawArrows(_ first: Int, _ count: Int, on canvas: Canvas) {
        let x = canvas.size.width - 1
        let last = canvas.size.height - 1
        if first > 0 { canvas.write("▲", x: x, y: 0, style: Style(.muted)) }
        if first + canvas.size.height < count {
            canvas.write("▼", x: x, y: last, style: Style(.muted))
        }
    }
}

/// What the mouse does among the bands.
struct BandActions {
    let select: @MainActor (Focus) -> Void
    let open: @MainActor (ModuleID) -> Void
    let fold: @MainActor (Band.ID) -> Void
    let showViolations: @MainActor (ViolationKind) -> Void
    let scroll: HitRegion.Scroll
}
