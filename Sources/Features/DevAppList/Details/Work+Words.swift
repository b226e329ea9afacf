import Codebase
import Previewing
import TerminalUI

extension Work {
    /// What became of it, in one line.
    var headline: StyledText {
        mark + " " + StyledText(name, .text, .bold) + " " + StyledText(outcome, color)
    }

    /// One character that tells how it stands.
    var mark: StyledText {
        switch stage {
        case .building: StyledText("◐", .info)
        case .running: StyledText("▶", .info)
        case .built: StyledText("✓", .success)
        case .stopped: StyledText("■", .muted)
        case .failed, .notBuilt: StyledText("✗", .error)
        case .ended(let run):
            run.end.isSuccess ? StyledText("✓", .success) : StyledText("✗", .error)
        }
    }

    private var outcome: String {
        let time = milliseconds.map { " after \($0.seconds)" } ?? ""
        return switch stage {
        case .building(_, _, 0): "is being built"
        case .building(_, let done, let total): "is being built [\(done)/\(total)]"
        case .running: "is running"
        case .built: "was built in \((milliseconds ?? 0).seconds)"
        case .failed: "was not built\(time)"
        case .stopped: "was not built: stopped"
        case .notBuilt: "was not built"
        case .ended(let run):
            if case .notStarted = run.end {
                run.end.words
            } else {
                "\(run.end.words) after \(run.milliseconds.seconds)"
            }
        }
    }

    private var color: Color {
        switch stage {
        case .building, .running: .info
        case .built: .success
        case .stopped: .muted
        case .failed, .notBuilt: .error
        case .ended(let run): run.end.isSuccess ? .success : .error
        }
    }
}

nonisolated extension Int {
    /// Milliseconds as a person says them: `340 ms`, `4.2 s`, `3 min 5 s`, `2 h 10 min`.
    var seconds: String {
        switch self {
        case ..<1_000: "\(self) ms"
        case ..<60_000: "\(self / 1_000).\(self % 1_000 / 100) s"
        case ..<3_600_000: "\(self / 60_000) min \(self % 60_000 / 1_000) s"
        default: "\(self / 3_600_000) h \(self % 3_600_000 / 60_000) min"
        }
    }
}

nonisolated extension Double {
    /// A part of a whole: `19 %`, `< 1 %`.
    var percent: String {
        let whole = Int((self * 100).rounded())
        return whole == 0 && self > 0 ? "< 1 %" : "\(whole) %"
    }
}
