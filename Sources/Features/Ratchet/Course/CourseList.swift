import Codebase
import FeatureKit
import TerminalUI

/// What the record consists of, each with its own course.
struct CourseList: CompositeView {
    let viewModel: RatchetViewModel
    let board: RatchetBoard

    var body: some View {
        let isFocused = viewModel.focus == .courses
        Panel(
            StyledText("By \(board.grouping.rawValue)"),
            note: board.hasHistory ? "now, \(RatchetBoard.days) days" : "now",
            isFocused: isFocused, scroll: ScrollPosition(viewModel.courseList)
        ) {
            List(
                viewModel.courseList, isFocused: isFocused && !viewModel.filter.isEditing,
                actions: RowActions(
                    select: { [weak viewModel] in viewModel?.selectCourse($0) },
                    open: { [weak viewModel] _ in viewModel?.focus = .entries },
                    scroll: { [weak viewModel] in viewModel?.courseList.scroll(by: $0) })
            ) { row in
                CourseRow(
                    course: board.courses[row], scale: board.scale, hasHistory: board.hasHistory)
            }
        }
    }
}

/// One of them: its name, its course in a few cells, how many there are and how that changed.
struct CourseRow: View {
    let course: Course
    let scale: TimeScale
    let hasHistory: Bool

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        if hasHistory { write(change, endingAt: width - 1, on: canvas) }
        write(StyledText(course.now?.grouped ?? "?"), endingAt: width - 7, on: canvas)
        let spark = hasHistory ? min(24, max(6, (width - 12) / 3)) : 0
        StepSparkline(counts: scale.steps(course.counts, columns: spark))
            .draw(on: canvas.region(Rect(x: width - 14 - spark, y: 0, width: spark, height: 1)))
        let style = course.key == nil ? Style(.header, attributes: .bold) : .plain
        canvas.write(
            StyledText(course.title, style), x: 1, y: 0, width: max(0, width - 16 - spark),
            truncation: .middle)
    }

    private var change: StyledText {
        guard let change = course.change else { return StyledText("?", .muted) }
        if change == 0 { return StyledText("·", .muted) }
        return change < 0
            ? StyledText("−\((-change).grouped)", .success)
            : StyledText("+\(change.grouped)", .warning)
    }

    private func write(_ text: StyledText, endingAt end: Int, on canvas: Canvas) {
        let width = TextWidth.of(text)
        canvas.write(cells: text.cells(width: width), x: end - width, y: 0)
    }
}

/// Steps in a single row; a point in the middle stands for what nobody knows, which is not zero.
struct StepSparkline: View {
    let counts: [Int?]

    /// Not up to a whole cell, as rows that touch would make one picture.
    private static let levels = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: counts.count, height: 1))
    }

    func draw(on canvas: Canvas) {
        let largest = counts.compactMap(\.self).max() ?? 0
        for (x, count) in counts.enumerated() {
            guard let count else {
                canvas.write("·", x: x, y: 0, style: Style(.muted))
                continue
            }
            if count == 0 {
                canvas.write("▁", x: x, y: 0, style: Style(.faint))
                continue
            }
            let steps = Self.levels.count - 1
            let level = (count * steps + largest - 1) / largest
            canvas.write(Self.levels[level], x: x, y: 0, style: Style(.accent))
        }
    }
}
