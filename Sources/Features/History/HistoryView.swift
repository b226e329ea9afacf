import Architecture
import Chronicling
import Codebase
import FeatureKit
import TerminalUI

/// The course above, what can be drawn and the commits below.
struct HistoryView: View {
    let viewModel: HistoryViewModel
    let board: HistoryBoard

    /// Where there is room for both lists.
    private static let wide = 100

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let size = canvas.size
        HistorySummary(board: board).draw(
            on: canvas.region(Rect(x: 0, y: 0, width: size.width, height: 1)))
        let remarks = remarks.prefix(size.height < 30 ? 1 : 3)
        for (index, remark) in remarks.enumerated() {
            let line = (StyledText("! ", .warning) + StyledText(remark, .muted))
                .cells(width: size.width - 2)
            canvas.write(cells: line, x: 1, y: 1 + index)
        }
        let room = canvas.region(canvas.bounds.inset(by: Insets(top: 1 + remarks.count)))
        let height = min(26, size.height * (size.height < 30 ? 38 : 48) / 100)
        Split.rows(.first(height), minimums: (6, 7), keeping: .second) {
            ChartPanel(viewModel: viewModel, board: board)
        } bottom: {
            lists(width: size.width)
        }
        .draw(on: room)
    }

    private func lists(width: Int) -> Split {
        .columns(
            width < Self.wide ? .first(34) : .first(44), minimums: (30, 40),
            keeping: viewModel.focus == .charts ? .first : .second
        ) {
            ChartList(viewModel: viewModel, board: board)
        } right: {
            switch viewModel.page {
            case .commits: CommitList(viewModel: viewModel, board: board)
            case .changes: ChangesPanel(viewModel: viewModel, board: board)
            case .coupling: CouplingPanel(viewModel: viewModel)
            }
        }
    }

    /// What is not known, what matters most first.
    private var remarks: [String] {
        let unreadable = board.history.unreadable
        var remarks = unreadable.suffix(1).map { commit, reason in
            let name = "\(commit.note.shortName) cannot be read: \(reason)"
            let others = unreadable.count - 1
            return others > 0 ? "\(others.counted("other commit")) and \(name)" : name
        }
        let incomplete = board.metrics.values.count { $0.incomplete > 0 }
        if incomplete > 0 {
            remarks.append(
                "\(incomplete.counted("commit")) could not be read whole: there may be more "
                    + "violations (≥).")
        }
        return remarks + board.history.log.limits.map(\.sentence)
    }
}

/// How it is, how it was, and when it is done.
private struct HistorySummary: CompositeView {
    let board: HistoryBoard

    var body: some View {
        FittingLine(left: [violations + start + modules, violations + modules], right: [right])
    }

    private var last: CommitMetrics? { board.known.last.flatMap { board.metrics[$0] } }

    private var violations: StyledText {
        guard let last else {
            let isBegun = !board.outlined.isEmpty
            return StyledText(
                isBegun ? "Violations are not yet known" : "Nothing is read yet", .header, .bold)
        }
        return StyledText(last.violations.counted("violation"), .header, .bold)
    }

    private var modules: StyledText {
        if let last { return StyledText("   \(last.modules.counted("module"))", .header) }
        let outline = board.outlined.last.flatMap { board.history.outlines[$0] }
        return outline.map { StyledText("   ≈ \($0.modules.counted("module"))", .muted) } ?? ""
    }

    private var start: StyledText {
        guard board.known.count > 1, let first = board.known.first,
            let metrics = board.metrics[first]
        else { return "" }
        let day = CalendarDay(of: board.commits[first].note)
        return StyledText(", \(metrics.violations.grouped) on \(day)", .muted)
    }

    private var right: [FittingLine.Part] {
        let (done, all) = (board.history.readings.count, board.history.wanted.count)
        if done < all {
            return [
                FittingLine.Part(
                    text: StyledText("reading commits \(done.grouped) of \(all.grouped)", .info))
            ]
        }
        return [FittingLine.Part(text: forecast)]
    }

    private var forecast: StyledText {
        switch board.forecast {
        case .done: StyledText("nothing breaks a rule", .success)
        case .unknown: ""
        case .never(let perMonth):
            perMonth > 0
                ? StyledText("+\(perMonth.grouped) in 4 weeks at this pace", .warning)
                : StyledText("not fewer at this pace", .muted)
        case .between(let first, let likely, let last):
            StyledText("done about \(likely)", .success)
                + StyledText(" (\(first) to \(last?.description ?? "never"))", .muted)
        }
    }
}

/// What is shown where there is no history.
struct NoHistoryView: CompositeView {
    let reason: String

    var body: some View {
        EmptyState(
            "No history", explanation: reason,
            advice: .keys(("r", "tries again"), ("o", "opens another codebase")))
    }
}
