import FeatureKit
import TerminalUI

/// The course of the record above, what it consists of below.
struct RatchetView: CompositeView {
    let viewModel: RatchetViewModel
    let board: RatchetBoard

    var body: some View {
        if board.hasRecord {
            RecordedView(viewModel: viewModel, board: board)
        } else {
            NothingRecordedView(isReading: board.isReading)
        }
    }
}

/// What is shown of a record.
private struct RecordedView: View {
    let viewModel: RatchetViewModel
    let board: RatchetBoard

    /// Where there is room for both lists and all of their columns.
    private static let wide = 100

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let size = canvas.size
        RatchetSummary(board: board).draw(
            on: canvas.region(Rect(x: 0, y: 0, width: size.width, height: 1)))
        let room = canvas.region(canvas.bounds.inset(by: Insets(top: 1)))
        Split.rows(.first(chartHeight(in: size.height)), minimums: (5, 8), keeping: .second) {
            CoursePanel(board: board)
        } bottom: {
            lists(width: size.width)
        }
        .draw(on: room)
    }

    /// More than some rows show no more of a few hundred entries.
    private func chartHeight(in height: Int) -> Int {
        min(22, height * (height < 30 ? 36 : 42) / 100)
    }

    private func lists(width: Int) -> Split {
        .columns(
            width < Self.wide ? .first(32) : .fraction(0.36), minimums: (28, 40),
            keeping: viewModel.focus == .courses ? .first : .second
        ) {
            CourseList(viewModel: viewModel, board: board)
        } right: {
            EntryList(viewModel: viewModel, board: board)
        }
    }
}

/// What is shown where nothing was ever recorded.
struct NothingRecordedView: CompositeView {
    let isReading: Bool

    var body: some View {
        if isReading {
            WaitingState("Reading the history of .strata.baseline.yml", fraction: 0)
        } else {
            EmptyState(
                "Nothing is recorded",
                explanation: "There is no .strata.baseline.yml here, so every violation counts. "
                    + "Once violations are recorded, this screen shows how they get fewer.",
                advice: StyledText("3", .key) + " Violations, there "
                    + StyledText("A", .key) + " records all   "
                    + StyledText("strata baseline", .key)
                    + " does it, too")
        }
    }
}
