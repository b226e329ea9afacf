import TerminalUI

/// What the router of the preview was asked, the last call at the bottom.
struct GalleryCalls: View {
    let calls: [String]
    let statistics: FrameStatistics?
    let frames: Int

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

    private var figures: String {
        guard let statistics else { return "" }
        let duration = GalleryCalls.milliseconds(statistics.duration)
        return "frame \(frames) · \(statistics.cost.cells) cells · \(duration) ms"
    }

    /// With one digit after the point.
    static func milliseconds(_ duration: Duration) -> String {
        let tenths =
            (duration.components.attoseconds / 100_000_000_000_000)
            + duration.components.seconds * 10_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
