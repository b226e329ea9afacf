import Architecture
import FeatureKit
import Samples
import ScreenPreviews
import SnapshotKit
import TerminalUI

@testable import Gaps

/// The list on a terminal made of memory, with somebody who presses keys.
typealias Stage = Story<GapsViewModel>

extension Story<GapsViewModel> {
    init(_ analysis: Analysis = SampleGaps.some) async {
        await self.init(.complete(analysis))
    }

    init(_ state: AnalysisState) async {
        await self.init(size: Size(width: 140, height: 40)) { log in
            let model = GapsViewModel(
                source: FixedAnalysis(
                    state, onReload: { Task { @MainActor in log.note("reload()") } }),
                router: PreviewRouter(log: log), executor: ImmediateExecutor())
            return (model, GapsScreen(viewModel: model))
        }
    }

    /// Moves to the line of a place.
    func select(_ place: String) async {
        await press("g")
        for _ in model.rows where model.selected?.gap?.place != place { await press("j") }
    }

    /// On how many lines of the screen a text stands.
    func count(of text: String) -> Int {
        terminal.text.split(separator: "\n").count { $0.contains(text) }
    }
}
