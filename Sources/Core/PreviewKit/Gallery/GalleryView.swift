import TerminalUI

/// The list on the left; on the right the preview with its router's calls below.
@MainActor struct GalleryView: @MainActor View {
    let model: GalleryViewModel

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        guard !model.pane.isZoomed else {
            return GalleryPane(model: model.pane, hasKeyboard: model.keyboard == .preview).draw(
                on: canvas)
        }
        let width = listWidth(in: canvas.size.width)
        let callsHeight = min(8, max(3, canvas.size.height / 6))
        let paneHeight = canvas.size.height - callsHeight
        let paneWidth = canvas.size.width - width
        GalleryList(model: model).draw(
            on: canvas.region(Rect(x: 0, y: 0, width: width, height: canvas.size.height)))
        GalleryPane(model: model.pane, hasKeyboard: model.keyboard == .preview).draw(
            on: canvas.region(Rect(x: width, y: 0, width: paneWidth, height: paneHeight)))
        GalleryCalls(
            calls: model.pane.session?.log.calls ?? [], figures: model.pane.figures
        ).draw(
            on: canvas.region(
                Rect(x: width, y: paneHeight, width: paneWidth, height: callsHeight)))
    }

    /// Enough for the names, but a preview that would fit beside a narrower list comes first.
    private func listWidth(in width: Int) -> Int {
        let beside = width - Application.leastSize.width - 2
        return min(model.listWidth, max(16, beside), width / 3)
    }
}
