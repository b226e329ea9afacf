import Codebase
import FeatureKit
import Previewing
import TerminalUI

/// How the build of the selected dev app goes, what was wrong, and how the program ended.
struct WorkLines {
    let work: Work
    let viewModel: DevAppListViewModel

    private static let shownLines = 4

    var views: [any View] {
        [Text(work.headline).wrapped()] + stage + problems
    }

    private var stage: [any View] {
        switch work.stage {
        case .building(let step, let done, let total):
            let fraction = total > 0 ? Double(done) / Double(total) : 0
            return [ProgressBar(fraction), Text(step, .muted).truncated(.middle)]
        case .notBuilt(let reason): return [Text(StyledText(reason)).wrapped()]
        case .failed where work.problems.isEmpty:
            return work.lines.suffix(Self.shownLines).map { Text($0, .muted) }
        case .ended(let run) where !run.end.isSuccess:
            return [Text(StyledText("o", .key) + StyledText(" shows its output", .muted))]
        default: return []
        }
    }

    /// The selected one first and in full, what comes after it in one line each.
    private var problems: [any View] {
        guard !work.problems.isEmpty else { return [] }
        let warnings = work.problems.count - work.errors
        let counts = [
            work.errors > 0 ? work.errors.counted("error") : nil,
            warnings > 0 ? warnings.counted("warning") : nil,
        ].compactMap(\.self).joined(separator: ", ")
        let keys =
            work.problems.count > 1
            ? StyledText("  n", .key) + StyledText(" next", .muted) : StyledText("")
        return [Text(StyledText(counts, work.errors > 0 ? .error : .warning) + keys)]
            + work.problems.enumerated().dropFirst(max(0, work.selected - 1))
            .flatMap { lines($1, isSelected: $0 == work.selected) }
    }

    private func lines(_ problem: BuildProblem, isSelected: Bool) -> [any View] {
        let mark = StyledText(isSelected ? "▸ " : "  ", .accent)
        let message = StyledText(problem.message, problem.isError ? .text : .muted)
        guard isSelected else {
            return [Text(mark + place(of: problem, before: "  ") + message)]
        }
        guard problem.place != nil else { return [Text(mark + message).wrapped()] }
        return [
            Text(mark + place(of: problem, before: "")).truncated(.middle),
            Text(message).wrapped().padding(Insets(left: 2)),
        ]
    }

    private func place(of problem: BuildProblem, before gap: String) -> StyledText {
        guard let place = problem.place else { return "" }
        let file = viewModel.relative(place.file)?.string ?? place.file
        return StyledText("\(file):\(place.line):\(place.column)\(gap)", .accent)
    }
}
