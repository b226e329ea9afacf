import TerminalUI

/// A screen with what becomes of its code below.
@MainActor struct WatchedView: @MainActor View {
    let content: any View
    let watch: BuildWatch
    let selected: Int

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        let status = status
        let height = min(canvas.size.height, status.request(in: canvas.size).size.height)
        let rest = canvas.size.height - height
        content.draw(on: canvas.region(Rect(x: 0, y: 0, width: canvas.size.width, height: rest)))
        status.draw(
            on: canvas.region(Rect(x: 0, y: rest, width: canvas.size.width, height: height)))
    }

    private var status: any View {
        if case .failed(let errors) = watch.state {
            return ErrorPanel(errors: errors, selected: selected, root: watch.root)
        }
        return WatchStrip(watch)
    }
}
