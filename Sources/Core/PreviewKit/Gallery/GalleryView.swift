import TerminalUI

/// The list on the left; on the right the preview with its router's calls below. Or thumbnails.
@MainActor struct GalleryView: @MainActor View {
    let model: GalleryViewModel

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        if model.variants.preview != nil {
            VariantsView(model: model).draw(on: canvas)
        } else if model.isGrid {
            GridView(model: model).draw(on: canvas)
        } else if model.pane.isZoomed {
            pane.draw(on: canvas)
        } else {
            drawAll(on: canvas)
        }
    }

    private var pane: GalleryPane {
        GalleryPane(model: model.pane, hasKeyboard: model.keyboard == .preview)
    }

    private func drawAll(on canvas: Canvas) {
        let size = canvas.size
        let width = listWidth(in: size.width)
        let callsHeight = min(8, max(3, size.height / 6))
        let knobsHeight = knobsHeight(in: size.height)
        let listHeight = size.height - knobsHeight
        let rest = Rect(x: width, y: 0, width: size.width - width, height: size.height)
        GalleryList(model: model)
            .draw(on: canvas.region(Rect(x: 0, y: 0, width: width, height: listHeight)))
        if knobsHeight > 0 {
            KnobsPanel(
                model: model.knobs, hasKeyboard: model.keyboard == .knobs,
                actions: model.knobActions
            ).draw(
                on: canvas.region(
                    Rect(x: 0, y: listHeight, width: width, height: knobsHeight)))
        }
        let right = canvas.region(rest)
        let paneHeight = size.height - callsHeight
        pane.draw(on: right.region(Rect(x: 0, y: 0, width: rest.width, height: paneHeight)))
        GalleryCalls(model: model).draw(
            on: right.region(
                Rect(x: 0, y: paneHeight, width: rest.width, height: callsHeight)))
    }

    /// Rows for the parameters of the preview, if it has any.
    private func knobsHeight(in height: Int) -> Int {
        let count = model.knobs.knobs.count
        return count == 0 ? 0 : min(count + 2, height / 2)
    }

    /// Enough for the names, but a preview that would fit beside a narrower list comes first.
    private func listWidth(in width: Int) -> Int {
        let beside = width - Application.leastSize.width - 2
        return min(model.listWidth, max(model.knobs.knobs.isEmpty ? 16 : 26, beside), width / 3)
    }
}
