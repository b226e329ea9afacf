import Architecture
import FeatureKit
import Samples
import ScreenPreviews
import SnapshotKit
import TerminalUI

@testable import Overview

/// The overview on a terminal made of memory, with somebody who presses keys.
typealias Stage = Story<OverviewViewModel>

extension Story<OverviewViewModel> {
    init(
        _ codebase: SampleCodebase = .tempo.withViolations,
        size: Size = Size(width: 120, height: 50)
    ) async {
        await self.init(FixedAnalysis(.complete(codebase.analysis())), size: size)
    }

    init(
        _ source: any UnitsSource, evidence: CollectEvidence = .byName,
        size: Size = Size(width: 120, height: 30)
    ) async {
        await self.init(size: size) { log in
            let model = OverviewViewModel(
                source: source, router: PreviewRouter(log: log), collectEvidence: evidence,
                executor: ImmediateExecutor())
            return (model, OverviewScreen(viewModel: model))
        }
    }

    /// The name of the selected module.
    var selected: String? { model.selectedModule.map(model.name) }
}
