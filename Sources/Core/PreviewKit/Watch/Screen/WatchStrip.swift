import TerminalUI

/// One line that says what becomes of the code: watched, being built, built.
struct WatchStrip: View {
    let line: StyledText

    @MainActor init(_ watch: BuildWatch) {
        switch watch.state {
        case .watching: line = Self.idle(files: watch.files, lastBuild: watch.lastBuild)
        case .building(let progress): line = Self.building(progress, elapsed: watch.elapsed)
        case .failed: line = StyledText("")
        }
    }

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        canvas.write(cells: line.cells(width: max(0, canvas.size.width - 2)), x: 1, y: 0)
    }

    private static func idle(files: Int, lastBuild: Duration?) -> StyledText {
        let built = lastBuild.map { "Built in \($0.tenths). " } ?? ""
        let kept = files == 0 ? "" : files == 1 ? " 1 file" : " \(files) files"
        return StyledText("● ", .success) + StyledText("\(built)Watching\(kept).", .muted)
    }

    private static func building(_ progress: BuildProgress, elapsed: Duration) -> StyledText {
        let steps = progress.total > 0 ? "\(progress.done)/\(progress.total)  " : ""
        return StyledText("◐ ", .accent) + StyledText(elapsed.tenths + "  " + steps, .muted)
            + StyledText(progress.step)
    }
}

extension Duration {
    /// Seconds with one digit after the point: `1.3 s`.
    var tenths: String {
        let all = components.seconds * 10 + components.attoseconds / 100_000_000_000_000_000
        return "\(all / 10).\(all % 10) s"
    }
}
