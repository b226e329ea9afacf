import Codebase
import FeatureKit
import Previewing
import TerminalUI

/// What is known about the selected row, and what came of building and starting it.
struct DetailsView: CompositeView {
    let viewModel: DevAppListViewModel

    var body: some View {
        if let row = viewModel.selected {
            let lines = lines(row)
            Panel(
                StyledText(row.title), note: note(row),
                scroll: ScrollPosition(offset: viewModel.offset, total: lines.count)
            ) {
                Lines(views: lines, offset: viewModel.offset).padding(horizontal: 1)
            }
            .onScroll { [viewModel] rows in
                viewModel.scrollDetails(by: rows, of: lines.count)
            }
        }
    }

    private func note(_ row: DevAppRow) -> StyledText {
        guard let app = row.app else { return StyledText("feature") }
        return StyledText(app.evidence == .name ? "by its name" : "depends on one feature only")
    }

    private func lines(_ row: DevAppRow) -> [any View] {
        guard let app = row.app else { return missing(row) }
        let work = viewModel.selectedWork.map { WorkLines(work: $0, viewModel: viewModel).views }
        return (work.map { $0 + [Text("")] } ?? [])
            + ClosureLines(app: app, share: row.share, table: viewModel.table).figures
            + [Text("")] + RealLines(app: app, table: viewModel.table).views
            + [Text("")] + start(row, app)
            + [Text("")] + ClosureLines(app: app, share: row.share, table: viewModel.table).modules
    }

    private func start(_ row: DevAppRow, _ app: DevApp) -> [any View] {
        let isMac = !row.isRunnable
        var views: [any View] = [
            Text(
                StyledText(isMac ? "On a Mac  " : "Start     ", .muted)
                    + StyledText(app.launch.command))
        ]
        if let build = viewModel.builds[row.id] {
            let age = Age(seconds: viewModel.services.now() - build.endedAt).words
            let time = build.milliseconds.map { ", in \($0.seconds)" } ?? ""
            views.append(Text(StyledText("Built     ", .muted) + StyledText(age + time)))
        } else if !isMac {
            views.append(Text(StyledText("Built     ", .muted) + StyledText("never", .faint)))
        }
        return views
    }

    /// What can be done about a missing dev app, or why nothing can.
    private func advice(_ row: DevAppRow) -> StyledText {
        if let obstacle = viewModel.table.obstacles[row.id] { return StyledText(obstacle, .muted) }
        return StyledText("c", .key)
            + StyledText(" previews the files that would be created.", .muted)
    }

    private func missing(_ row: DevAppRow) -> [any View] {
        let size = viewModel.table.size(of: row.id)
        return [
            Text(
                StyledText("▲ ", .warning)
                    + StyledText("No dev app runs \(row.title) alone.", .text)
            ).wrapped(),
            Text(advice(row)).wrapped(),
            Text(""),
            Text(
                size.files.counted("file")
                    + (size.lines > 0 ? ", " + size.lines.counted("line") : ""), .muted),
        ]
    }
}

/// Views below each other at the height each asks for, from one of them on; what does not fit is not
/// drawn.
struct Lines: View {
    let views: [any View]
    let offset: Int

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        var y = 0
        for view in views.dropFirst(min(offset, max(0, views.count - 1))) {
            guard y < canvas.size.height else { return }
            let space = Size(width: canvas.size.width, height: canvas.size.height - y)
            let height = max(1, view.request(in: space).size.height)
            view.draw(
                on: canvas.region(Rect(x: 0, y: y, width: canvas.size.width, height: height)))
            y += height
        }
    }
}
