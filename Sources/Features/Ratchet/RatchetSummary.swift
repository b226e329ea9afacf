import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// What there is now, what it was at the start, and what happened lately.
struct RatchetSummary: CompositeView {
    let board: RatchetBoard

    var body: some View {
        FittingLine(
            left: [now + start, now], right: [recent(isShort: false), recent(isShort: true)])
    }

    private var now: StyledText {
        guard let now = board.courses.first?.now else {
            return StyledText("No record now", .warning, .bold)
        }
        return StyledText("\(now.grouped) recorded", .header, .bold)
    }

    /// How many there were when it began, as far as is known.
    private var start: StyledText {
        guard let all = board.courses.first, let now = all.now,
            let (point, count) = zip(board.history.points, all.counts).first(where: { $0.1 != nil }
            ),
            let count, point.commit != nil
        else { return "" }
        let day = CalendarDay(at: point.time)
        let change = now - count
        if change == 0 { return StyledText("   as many as on \(day)", .muted) }
        let words = "\(abs(change).grouped) \(change < 0 ? "fewer" : "more")"
        return "   " + StyledText(words, change < 0 ? .success : .warning)
            + StyledText(" than on \(day)", .muted)
    }

    private func recent(isShort: Bool) -> [FittingLine.Part] {
        var texts: [StyledText] = []
        if board.stale > 0 {
            texts.append(Severity.error.tone.mark + StyledText(" \(board.stale.grouped) stale"))
        }
        if board.isReading {
            texts.append(StyledText("reading the history…", .info))
        } else if board.hasHistory {
            let days = isShort ? "\(RatchetBoard.days)d" : "in \(RatchetBoard.days) days"
            texts.append(
                StyledText("−\(board.went.grouped)", board.went > 0 ? .success : .muted)
                    + StyledText(" +\(board.came.grouped)", board.came > 0 ? .warning : .muted)
                    + StyledText(" \(days)", .muted))
        }
        return texts.map { FittingLine.Part(text: $0) }
    }
}
