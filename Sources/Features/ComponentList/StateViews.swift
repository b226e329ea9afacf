import Architecture
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
                "Nothing here draws anything", symbol: StyledText("▦", .muted),
                explanation: "Modules are listed here that hold views of SwiftUI, UIKit, AppKit "
                    + "or Strata's own toolkit, or previews of them.",
                advice: StyledText("r", .key) + " reads the codebase again")
        }
    }
}

/// What is shown while folders stand in the place of modules.
struct FoldersView: CompositeView {
    var body: some View {
        EmptyState(
            "Folders are shown in the place of modules", symbol: StyledText("▤", .muted),
            explanation: "A folder cannot be built alone, so that its previews weigh what its "
                + "module's do.",
            advice: StyledText("f", .key) + " shows modules again")
    }
}

/// What is shown when the codebase cannot be analysed at all: what happened, and what to do.
struct FailedView: CompositeView {
    let error: AnalysisError

    var body: some View {
        EmptyState(
            "This codebase cannot be read", symbol: StyledText("✗", .error, .bold),
            explanation: error.description, advice: advice)
    }

    private var advice: StyledText {
        let edit: StyledText =
            if case .configuration = error {
                StyledText("e", .key) + " opens the mistake   "
            } else {
                ""
            }
        return edit + StyledText("r", .key) + " tries again   "
            + StyledText("o", .key) + " opens another codebase"
    }
}
