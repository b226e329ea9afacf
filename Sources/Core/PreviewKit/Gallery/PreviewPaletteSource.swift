import ScreenPreviews
import TerminalUI

/// The previews as items of the palette.
@MainActor struct PreviewPaletteSource: @MainActor PaletteSource {
    let model: GalleryViewModel

    var title: String { "Previews" }

    func items() async -> [PaletteItem] {
        model.previews.map { preview in
            PaletteItem(id: "preview.\(preview.id)", title: preview.id, detail: "preview") {
                [model] in
                model.select(preview.id)
            }
        }
    }
}
