import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The record over time as steps, and what is not known of it in words.
struct CoursePanel: View {
    let board: RatchetBoard

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        Panel("Recorded over time", note: note) { CourseBody(board: board) }.draw(on: canvas)
    }

    private var note: StyledText {
        guard let course = board.course else { return "all" }
        return StyledText(course, .accent) + StyledText(" of all", .muted)
    }
}

/// What is inside: the chart over its dates over remarks.
private struct CourseBody: View {
    let board: RatchetBoard

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        guard board.hasHistory else { return drawWords(on: canvas) }
        let size = canvas.size
        let remarks = remarks.prefix(max(0, min(3, size.height - 3)))
        let height = size.height - 1 - remarks.count
        guard height > 0, size.width > scaleWidth + 2 else { return }
        let area = Rect(x: 1, y: 0, width: size.width - 2, height: height)
        LineChart(series(width: area.width), label: { Int($0).grouped })
            .draw(on: canvas.region(area))
        drawDates(on: canvas.region(Rect(x: 1, y: height, width: area.width, height: 1)))
        for (index, remark) in remarks.enumerated() {
            let line = remark.cells(width: size.width - 2)
            canvas.write(cells: line, x: 1, y: height + 1 + index)
        }
    }

    /// What the scale at the left takes: its largest number, a space and a line.
    private var scaleWidth: Int {
        (board.courses.first?.counts.compactMap(\.self).max() ?? 0).grouped.count + 2
    }

    /// The selected course over all.
    private func series(width: Int) -> [LineChart.Series] {
        let columns = (width - scaleWidth) * 2
        let chosen = board.courses.filter { $0.key != nil && $0.key == board.course }
        return (board.courses.prefix(1) + chosen).map { course in
            let steps = board.scale.steps(course.counts, columns: columns)
            let isFaint = course.key == nil && !chosen.isEmpty
            return LineChart.Series(
                steps.map { $0.map(Double.init) ?? .nan }, color: isFaint ? .muted : .accent)
        }
    }

    /// What is said where there is no line to draw.
    private func drawWords(on canvas: Canvas) {
        let words = board.history.remarks(isReading: board.isReading).joined(separator: " ")
        let lines = StyledText(words, .muted).wrapped(to: max(1, min(60, canvas.size.width - 4)))
        let top = max(0, (canvas.size.height - lines.count) / 2)
        for (index, line) in lines.enumerated() {
            let x = max(1, (canvas.size.width - TextWidth.of(line)) / 2)
            canvas.write(cells: line.cells(width: canvas.size.width - x), x: x, y: top + index)
        }
    }

    private func drawDates(on canvas: Canvas) {
        guard let start = board.scale.times.first else { return }
        canvas.write(
            CalendarDay(at: start).description, x: scaleWidth, y: 0, style: Style(.muted))
        let isOpen = board.history.points.last?.commit == nil
        let end = isOpen ? "not committed" : "now"
        canvas.write(end, x: canvas.size.width - end.count, y: 0, style: Style(.muted))
    }

    private var remarks: [StyledText] {
        board.history.remarks(isReading: board.isReading).map {
            StyledText("! ", .warning) + StyledText($0, .muted)
        }
    }
}

extension BaselineHistory {
    /// What is not known, in sentences, what matters most first.
    nonisolated func remarks(isReading: Bool) -> [String] {
        if isReading { return ["The history of .strata.baseline.yml is being read."] }
        var sentences = limits.map(sentence)
        let first = points.first.map { CalendarDay(at: $0.time).description } ?? ""
        if limits.isEmpty, points.filter({ $0.commit != nil }).isEmpty {
            sentences.append("The record is not committed yet; its history begins when it is.")
        } else if limits.isEmpty, points.count == 1 {
            sentences.append("One commit so far, on \(first).")
        }
        let damaged = points.compactMap { point -> String? in
            guard case .damaged(let reason) = point.record else { return nil }
            let name = point.commit?.shortName ?? "the folder"
            return "Not read at \(name) of \(CalendarDay(at: point.time)): \(reason)"
        }
        if damaged.count > 2 {
            sentences.append("Not read at \(damaged.count) commits, which the line leaves out.")
        }
        sentences += damaged.suffix(2)
        if points.last?.record == BaselinePoint.Record.none {
            sentences.append("There is no .strata.baseline.yml any more: every violation counts.")
        }
        return sentences
    }

    nonisolated private func sentence(about limit: Limit) -> String {
        let first = points.first.map { CalendarDay(at: $0.time).description }
        switch limit {
        case .noRepository:
            return "No git repository here, so there is no history: only what is recorded now."
        case .noCommits: return "Nothing is committed here yet, so there is no history."
        case .shallow:
            return "A shallow clone: nothing is known before \(first ?? "its commits"). "
                + "git fetch --unshallow gets the rest."
        case .leftOut(let count): return "\(count.grouped) older commits are not read."
        case .unreadable(let reason): return "The history cannot be read. \(reason)"
        }
    }
}
