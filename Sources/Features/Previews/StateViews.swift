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

/// What is shown where nothing draws anything, or nothing is read that does.
struct NothingToPreview: CompositeView {
    let progress: AnalysisProgress?

    var body: some View {
        if let progress {
            WaitingState("Strata is \(progress.sentence)", fraction: progress.fraction)
        } else {
            EmptyState(
                "No views found", symbol: StyledText("▦", .muted),
                explanation: "This screen lists modules with views of SwiftUI, UIKit, AppKit or "
                    + "Strata's own toolkit, or with previews.",
                advice: StyledText("r", .key) + " reloads the codebase")
        }
    }
}

/// What is shown when the codebase cannot be analysed at all: what happened, and what to do.
struct FailedView: CompositeView {
    let error: AnalysisError

    var body: some View {
        EmptyState(
            "Cannot read this codebase", symbol: StyledText("✗", .error, .bold),
            explanation: error.description, advice: advice)
    }

    private var advice: StyledText {
        let edit: StyledText =
            if case .configuration = error {
                StyledText("e", .key) + " opens .strata.yml   "
            } else {
                ""
            }
        return edit + StyledText("r", .key) + " tries again   "
            + StyledText("o", .key) + " opens another codebase"
    }
}
