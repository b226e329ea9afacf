import Architecture
import TerminalUI

/// What stands there until the first modules are known.
struct StartingView: CompositeView {
    let progress: AnalysisProgress

    var body: some View {
        VStack(alignment: .center, spacing: 1) {
            Text("Reading the codebase", .header)
            Text(progress.text)
        }
        .fill(alignment: .center)
    }
}

/// What stands there when nothing can be shown: what happened, and what to do.
struct FailureView: CompositeView {
    let error: AnalysisError

    var body: some View {
        EmptyState(
            "The codebase cannot be shown", symbol: StyledText("✗", .error),
            explanation: error.description, advice: advice)
    }

    private var advice: StyledText {
        let edit: StyledText =
            if case .configuration = error { StyledText("e", .key) + " opens the mistake   " } else
            { "" }
        return edit + StyledText("r", .key) + " tries again   "
            + StyledText("o", .key) + " opens another codebase"
    }
}
