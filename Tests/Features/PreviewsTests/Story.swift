import Architecture
import FeatureKit
import Previewing
import Samples
import ScreenPreviews
import SnapshotKit
import TerminalUI

@testable import Previews

/// The screen on a terminal made of memory, with somebody who presses keys.
typealias Story = SnapshotKit.Story<PreviewsViewModel>

extension SnapshotKit.Story<PreviewsViewModel> {
    init(_ shop: SampleShop = .shop, size: Size = Size(width: 140, height: 40)) async {
        await self.init(FixedAnalysis(.complete(shop.analysis())), size: size)
    }

    init(_ source: any AnalysisSource, size: Size = Size(width: 140, height: 40)) async {
        await self.init(size: size) { log in
            let model = PreviewsViewModel(
                source: source, router: PreviewRouter(log: log), executor: ImmediateExecutor())
            return (model, PreviewsScreen(viewModel: model))
        }
    }

    var names: [String] { model.rows.map(\.module.name) }

    var selected: String? { model.selected?.module.name }

    /// What is selected in the second half.
    var row: String? { model.detail.selected?.id }
}
