import Architecture
import Codebase
import Diagnosing
import FeatureKit
import TerminalUI

/// The findings beside what is known of the selected one, or above it where there is no room.
struct HealthView: CompositeView {
    let viewModel: HealthViewModel

    var body: some View {
        if let failure = viewModel.failure {
            FailedView(failure)
        } else if let progress = viewModel.progress {
            WaitingView(progress: progress)
        } else if viewModel.isQuiet {
            NothingHurtsView(viewModel: viewModel)
        } else {
            FindingsView(viewModel: viewModel)
        }
    }
}

private struct FindingsView: View {
    let viewModel: HealthViewModel

    private static let wide = 150

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let size = canvas.size
        HealthSummary(viewModel: viewModel).draw(
            on: canvas.region(Rect(x: 0, y: 0, width: size.width, height: 1)))
        split(width: size.width).draw(on: canvas.region(canvas.bounds.inset(by: Insets(top: 1))))
    }

    private func split(width: Int) -> Split {
        let kept: Split.Side = viewModel.focus == .findings ? .first : .second
        if width < Self.wide {
            return .rows(.fraction(0.45), minimums: (6, 6), keeping: kept) {
                PicturedList(viewModel: viewModel, width: width)
            } bottom: {
                FindingView(viewModel: viewModel)
            }
        }
        return .columns(.fraction(0.55), minimums: (50, 40), keeping: kept) {
            PicturedList(viewModel: viewModel, width: width * 55 / 100)
        } right: {
            FindingView(viewModel: viewModel)
        }
    }
}

/// The findings, and below them a picture of the large module that the selected one is about, where
/// the list leaves room for it.
private struct PicturedList: View {
    let viewModel: HealthViewModel
    /// The columns of the panel.
    let width: Int

    /// The fewest rows in which a picture says something.
    private static let least = 8

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let list = FindingList(viewModel: viewModel, width: width)
        let size = canvas.size
        // Two for the frame, one for the filter's field.
        let height = viewModel.rows.count + 3
        guard let folders = viewModel.folders, size.height - height >= Self.least,
            let module = viewModel.finding?.modules.first
        else { return list.draw(on: canvas) }
        list.draw(on: canvas.region(Rect(x: 0, y: 0, width: size.width, height: height)))
        MonolithPicture(name: viewModel.table.name(module), folders: folders)
            .draw(on: canvas.region(canvas.bounds.inset(by: Insets(top: height))))
    }
}

private struct FindingList: CompositeView {
    let viewModel: HealthViewModel
    /// The columns of the panel.
    let width: Int

    var body: some View {
        let isFocused = viewModel.focus == .findings
        let matcher = FilterMatcher(viewModel.filter.text, mode: .substring)
        let widths = HealthWidths(viewModel.rows, verdict: viewModel.verdict)
        let columns = widths.columns(in: width - 2)
        let notes = [
            widths.hasVerdicts ? "step" : nil, "wins", columns.hasCosts ? "costs" : nil,
        ]
        Panel(
            "What to do first",
            note: StyledText(notes.compactMap { $0 }.joined(separator: " · ")),
            isFocused: isFocused,
            scroll: ScrollPosition(viewModel.content.list)
        ) {
            FilterField(
                viewModel.filter, found: viewModel.rows.count { $0.finding != nil },
                of: viewModel.health?.findings.count ?? 0)
            List(
                viewModel.content.list, isFocused: isFocused && !viewModel.filter.isEditing,
                actions: actions,
                placeholder: NoMatchView("The filter matches titles and topics.")
            ) {
                self.row(viewModel.rows[$0], matching: matcher, widths: widths, columns: columns)
            }
        }
    }

    private func row(
        _ row: HealthRow, matching matcher: FilterMatcher, widths: HealthWidths,
        columns: HealthWidths.Columns
    ) -> HealthRowView {
        HealthRowView(
            row: row, matcher: matcher, verdict: row.finding.flatMap(viewModel.verdict),
            isTrying: viewModel.isTrying,
            widths: widths, columns: columns)
    }

    private var actions: RowActions {
        RowActions(
            select: { [weak viewModel] in viewModel?.selectFinding($0) },
            open: { [weak viewModel] row in
                viewModel?.selectFinding(row)
                viewModel?.takeStep()
            },
            scroll: { [weak viewModel] in viewModel?.content.list.scroll(by: $0) })
    }
}

/// What is shown where nothing hurts and no rule could be stricter: what was looked at.
private struct NothingHurtsView: CompositeView {
    let viewModel: HealthViewModel

    var body: some View {
        EmptyState(
            "Nothing hurts", symbol: StyledText("✓", .success, .bold),
            explanation: "Looked at: "
                + (viewModel.health?.checks.map(\.subject).joined(separator: "; ") ?? "") + ".",
            advice: .keys(("r", "reads again")))
    }
}
