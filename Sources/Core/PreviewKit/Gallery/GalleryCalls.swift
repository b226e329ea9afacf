import ScreenPreviews
import TerminalUI

/// What the router of the preview was asked, the last call at the bottom, and what the last frame took.
@MainActor struct GalleryCalls: @MainActor View {
    let model: GalleryViewModel

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        let calls = model.pane.session?.log.calls ?? []
        let room = max(0, canvas.size.height - 2)
        let end = max(min(room, calls.count), calls.count - model.callsOffset)
        let shown = calls.enumerated().prefix(end).suffix(room)
        canvas.onScroll(in: canvas.bounds) { [model] in model.scrollCalls(by: -$0) }
        Panel(
            "Router", note: StyledText(model.pane.figures?.line ?? ""),
            footer: calls.count > room ? "\(end) of \(calls.count)" : "",
            scroll: ScrollPosition(offset: max(0, end - room), total: calls.count)
        ) {
            if calls.isEmpty {
                Text("Calls of the screen to its router are logged here, not performed.", .muted)
            }
            for (index, call) in shown {
                Text(StyledText("\(index + 1)  ", .muted) + StyledText(call))
            }
        }
        .draw(on: canvas)
    }
}
