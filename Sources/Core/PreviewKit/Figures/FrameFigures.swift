import TerminalUI

/// What the last frame of a preview took.
struct FrameFigures: Hashable, Sendable {
    /// Which frame it is, from 1.
    let frame: Int
    /// Bytes that a terminal would be sent for it.
    let bytes: Int
    /// Cells that changed.
    let cells: Int
    /// Cells of the whole preview.
    let allCells: Int
    /// From the start of drawing it until it was shown; `nil` where it is never the same.
    let duration: Duration?

    /// A short line: `frame 3 · 282 B · 31 cells · 0.8 ms`.
    var line: String {
        (["frame \(frame)", "\(bytes) B", "\(cells) cells"] + (duration.map { [$0.text] } ?? []))
            .joined(separator: " · ")
    }
}

extension Duration {
    /// Milliseconds with one digit after the point.
    var text: String {
        let tenths = components.attoseconds / 100_000_000_000_000 + components.seconds * 10_000
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}

extension PaneModel {
    /// What the last frame took, in the colours that it is shown in.
    var figures: FrameFigures? {
        guard let session, let statistics = session.statistics else { return nil }
        let theme = Theme.standard(colors.appearance, for: colors.depth)
        let shown = { (buffer: ScreenBuffer) in buffer.resolved(with: theme, for: self.colors.depth)
        }
        let bytes = FrameBytes.count(
            from: session.previous.map(shown), to: shown(session.buffer))
        return FrameFigures(
            frame: session.frames, bytes: bytes, cells: statistics.cost.cells,
            allCells: session.buffer.cells.count,
            duration: showsTimes ? statistics.duration : nil)
    }
}
