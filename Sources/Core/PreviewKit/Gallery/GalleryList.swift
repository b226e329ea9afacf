import ScreenPreviews
import TerminalUI

/// The stories and their states, and what is typed to find one.
@MainActor struct GalleryList: @MainActor CompositeView {
    let model: GalleryViewModel

    var body: some View {
        Panel(
            "States", footer: "\(model.list.count - model.list.headers.count)",
            isFocused: model.keyboard == .list, scroll: ScrollPosition(model.list)
        ) {
            FilterField(model.filter, found: model.found, of: model.previews.count)
            List(
                model.list, isFocused: model.keyboard == .list, actions: model.listActions,
                placeholder: Text("No match.", .muted)
            ) { row(model.rows[$0]) }
        }
    }

    private func row(_ row: GalleryRow) -> any View {
        switch row {
        case .story(let name): Text(name, .header)
        case .preview(let preview, let match):
            Text(StyledText("  ") + StyledText(preview.state, matching: match))
        }
    }
}
