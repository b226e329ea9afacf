import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// What is shown where nothing draws anything, or nothing is read that does.
struct NothingToPreview: CompositeView {
    let progress: AnalysisProgress?

    var body: some View {
        if let progress {
            WaitingView(progress: progress)
        } else {
            EmptyState(
                "No views found", symbol: StyledText("▦", .muted),
                explanation: "This screen lists modules with views of SwiftUI, UIKit, AppKit or "
                    + "Strata's own toolkit, or with previews.",
                advice: .keys(("r", "reloads the codebase")))
        }
    }
}
