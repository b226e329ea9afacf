import ScreenPreviews
import TerminalUI

/// All previews as thumbnails, and what is typed to find one.
@MainActor struct GridView: @MainActor CompositeView {
    let model: GalleryViewModel

    var body: some View {
        let grid = model.grid
        return Panel(
            "Previews", note: StyledText(model.pane.tileLook), footer: "\(model.found)",
            isFocused: true, scroll: ScrollPosition(offset: grid.top, total: grid.layout.height)
        ) {
            FilterField(model.filter, found: model.found, of: model.previews.count)
            if model.found == 0 {
                EmptyState(
                    "No match", explanation: "Esc clears the filter.")
            } else {
                TileGridView(
                    grid: grid, tile: model.tile, select: { grid.select($0) },
                    open: { tile in
                        grid.select(tile)
                        model.openFromGrid()
                    })
            }
        }
    }
}

/// One preview in all its variants.
@MainActor struct VariantsView: @MainActor CompositeView {
    let model: GalleryViewModel

    var body: some View {
        let variants = model.variants
        let grid = variants.grid
        return Panel(
            StyledText("Variants of \(variants.preview?.id ?? "")"),
            note: grid.isCropped ? "actual size" : "scaled to fit",
            footer: "\(variants.variants.count)", isFocused: true,
            scroll: ScrollPosition(offset: grid.top, total: grid.layout.height)
        ) {
            TileGridView(
                grid: grid, tile: variants.tile, select: { grid.select($0) },
                open: { tile in
                    grid.select(tile)
                    model.chooseVariant()
                })
        }
    }
}
