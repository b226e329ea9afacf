import Codebase
import TerminalUI

/// Movement among the bands.
extension OverviewViewModel {
    /// Where everything is now.
    var layout: BandLayout {
        BandLayout(bands, folded: shownFolded, width: drawn.value.width)
    }

    /// A filter unfolds everything.
    var shownFolded: Set<Band.ID> { filter.isActive ? [] : folded }

    /// The selected module.
    var selectedModule: ModuleID? {
        if case .module(let id) = focus { id } else { nil }
    }

    /// The band of what is selected.
    var selectedBand: Band? {
        switch focus {
        case .module(let id): bands.first { $0.id == content.band(of: id)?.id }
        case .band(let id): bands.first { $0.id == id }
        case nil: nil
        }
    }

    func select(_ focus: Focus) {
        self.focus = focus
        hasChosen = true
        column = nil
    }

    /// Moves along a line, and on to the next or the one before.
    func move(columns: Int) {
        move { layout, index in
            min(max(0, index + columns), layout.stops.count - 1)
        }
        column = nil
    }

    /// Moves to other lines and stays in the column as well as it can.
    func move(lines: Int) {
        move { layout, index in
            let column = self.column ?? layout.stops[index].x
            self.column = column
            return layout.stop(from: index, lines: lines, near: column)
        }
    }

    func move(pages: Int) {
        move(lines: pages * max(1, drawn.value.height - 2))
    }

    func move(bands: Int) {
        move { $0.stop(from: $1, bands: bands) }
        column = nil
    }

    func moveToStart() {
        move { _, _ in 0 }
        offset = 0
        column = nil
    }

    func moveToEnd() {
        move { layout, _ in layout.stops.count - 1 }
        column = nil
    }

    /// Moves what is visible, and the selection only if it would leave the screen.
    func scroll(by rows: Int) {
        let layout = layout
        let page = drawn.value.height
        guard layout.lines.count > page, let index = layout.index(of: focus) else { return }
        let current = BandScroll.offset(
            offset, showing: layout.stops[index].line, page: page, count: layout.lines.count)
        offset = min(max(0, current + rows), layout.lines.count - page)
        let visible = (offset + 1)...(offset + max(1, page - 1))
        let line = min(max(layout.stops[index].line, visible.lowerBound), visible.upperBound)
        guard line != layout.stops[index].line else { return }
        let inside = layout.stops.indices.filter { visible.contains(layout.stops[$0].line) }
        let nearest = rows > 0 ? inside.first : inside.last
        if let nearest { focus = layout.stops[nearest].focus }
    }

    /// Folds a band up, or unfolds it; only those outside the layers can be.
    func fold(_ id: Band.ID) {
        guard !filter.isActive, let band = bands.first(where: { $0.id == id }), !band.isLayer
        else { return }
        if folded.remove(id) == nil {
            folded.insert(id)
            if selectedBand?.id == id { focus = .band(id) }
        } else if focus == .band(id) {
            focus = band.chips.first.map { .module($0.id) }
        }
    }

    /// Folds up the band of what is selected, or unfolds it.
    func foldSelected() {
        if let selectedBand { fold(selectedBand.id) }
    }

    /// Selects what is still there: the same, its band if that is folded up, or else the module that
    /// breaks most, the largest of those that break as much.
    func keepFocus() {
        let layout = layout
        // What breaks most is known once all sources are read.
        guard layout.index(of: focus) == nil || !hasChosen && panelRow == nil && sheet == nil
        else { return }
        let band = selectedBand.map { Focus.band($0.id) }
        focus = layout.index(of: band) == nil ? worst(of: layout) : band
    }

    private func worst(of layout: BandLayout) -> Focus? {
        let chips = layout.stops.filter { if case .module = $0.focus { true } else { false } }
        let first = chips.max { one, other in
            let (left, right) = (chip(of: one), chip(of: other))
            return ChipOrder.violations.puts(right, before: left)
        }
        return first?.focus ?? layout.stops.first?.focus
    }

    private func chip(of stop: BandLayout.Stop) -> Chip { bands[stop.band].chips[stop.chip] }

    private func move(_ change: (BandLayout, Int) -> Int) {
        let layout = layout
        guard !layout.stops.isEmpty else { return }
        hasChosen = true
        let index = change(layout, layout.index(of: focus) ?? 0)
        focus = layout.stops[index].focus
        offset = BandScroll.offset(
            offset, showing: layout.stops[index].line, page: drawn.value.height,
            count: layout.lines.count)
    }
}
