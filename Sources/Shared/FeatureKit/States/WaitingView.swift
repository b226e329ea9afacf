import Architecture
import TerminalUI

/// What is shown until something is known of a codebase.
package struct WaitingView: CompositeView {
    private let progress: AnalysisProgress

    /// How far the analysis is.
    package init(progress: AnalysisProgress) {
        self.progress = progress
    }

    package var body: some View {
        WaitingState("Strata is \(progress.sentence)", fraction: progress.fraction)
    }
}
