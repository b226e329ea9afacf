import Architecture
import ScreenPreviews
import SnapshotKit
import TerminalUI

@testable import Inversion

/// A person who removes a violation: presses keys and looks at what is shown.
typealias Story = SnapshotKit.Story<InversionViewModel>

extension SnapshotKit.Story<InversionViewModel> {
    init(
        _ make: (RouteLog) -> InversionViewModel = { .preview(log: $0) },
        size: Size = Size(width: 140, height: 46)
    ) async {
        await self.init(
            size: size,
            showing: { log in
                let viewModel = make(log)
                return (viewModel, InversionScreen(viewModel: viewModel))
            })
    }

    var viewModel: InversionViewModel { model }

    /// A later state of the codebase.
    func take(_ analysis: Analysis) async {
        viewModel.take(.complete(analysis))
        await stage.settle()
    }
}
