import Architecture
import Codebase
import TerminalUI

/// What is shown until something is known.
struct WaitingView: CompositeView {
    let progress: AnalysisProgress

    var body: some View {
        WaitingState("Strata is \(progress.sentence)", fraction: progress.fraction)
    }
}

/// What is shown when the codebase cannot be analysed at all.
struct FailedView: CompositeView {
    let error: AnalysisError

    var body: some View {
        EmptyState(
            "Cannot read this codebase", symbol: StyledText("✗", .error, .bold),
            explanation: error.description)
    }
}

/// What is shown when there is no such module any more.
struct MissingView: CompositeView {
    let id: ModuleID

    var body: some View {
        EmptyState(
            "\(id.target) no longer exists", symbol: StyledText("?", .warning, .bold),
            explanation: "The codebase no longer has a module \(id).",
            advice: StyledText("Esc", .key) + " goes back")
    }
}
