import TerminalUI

/// What the router of the preview was asked, the last call at the bottom.
struct GalleryCalls: View {
    let calls: [String]
    /// What drawing took.
    let figures: String

    func request(in space: Size) -> SizeRequest {
        .everything()
    }

    func draw(on canvas: Canvas) {
        let room = max(0, canvas.size.height - 2)
        let shown = calls.enumerated().suffix(room)
        Panel("Router", note: StyledText(figures)) {
            if calls.isEmpty {
                Text("What the screen asks its router for is noted here, not followed.", .muted)
            }
            for (index, call) in shown {
                Text(StyledText("\(index + 1)  ", .muted) + StyledText(call))
            }
        }
        .draw(on: canvas)
    }
}
