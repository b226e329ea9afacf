import Observation
import ScreenPreviews
import TerminalUI

/// All variants of one preview side by side.
@MainActor @Observable final class VariantsModel {
    /// The preview; `nil` while variants are not shown.
    private(set) var preview: Preview?
    let grid: TileGrid
    private var groups: [PreviewVariant.Group] = []
    private let pane: PaneModel
    private let drawn: DrawnPreviews

    init(pane: PaneModel, drawn: DrawnPreviews) {
        self.pane = pane
        self.drawn = drawn
        grid = TileGrid(isCropped: true) { max(1, ($0 + 30) / 70) }
        grid.onChange = { [weak self] in self?.drawVisible() }
    }

    /// Shows the variants of a preview.
    func open(_ preview: Preview) {
        self.preview = preview
        groups = PreviewVariant.groups(of: preview)
        grid.resetPan()
        let sections = groups.map { group in
            TileGrid.Section(
                title: group.title,
                contents: group.variants.map { pane.key(for: preview, size: $0.size).size })
        }
        grid.show(sections, selection: 0)
    }

    func close() {
        preview = nil
    }

    /// All of them, in the order of the tiles.
    var variants: [PreviewVariant] { groups.flatMap(\.variants) }

    var selected: PreviewVariant? { grid.selection.map { variants[$0] } }

    /// What a tile shows.
    func tile(_ index: Int) -> Tile {
        let variant = variants[index]
        var colors = pane.colors
        colors.appearance = variant.appearance ?? colors.appearance
        colors.depth = variant.depth ?? colors.depth
        let buffer = key(variant).flatMap(drawn.buffer)
        return Tile(
            title: StyledText(variant.title), note: variant.size == nil ? size(variant) : "",
            buffer: buffer.map(colors.apply), paper: colors.paper)
    }

    private func size(_ variant: PreviewVariant) -> String {
        key(variant).map { "\($0.size)" } ?? ""
    }

    private func key(_ variant: PreviewVariant) -> DrawnPreviews.Key? {
        preview.map { pane.key(for: $0, size: variant.size, names: variant.names) }
    }

    private func drawVisible() {
        guard let preview else { return }
        let all = variants
        drawn.want(
            grid.visible.compactMap { index in
                key(all[index]).map { DrawnPreviews.Request(key: $0, preview: preview) }
            })
    }
}
