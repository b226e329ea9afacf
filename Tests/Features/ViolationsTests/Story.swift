import Codebase
import ScreenPreviews
import SnapshotKit
import TerminalUI

@testable import Violations

/// A person at the screen: presses keys and looks at what is shown.
typealias Story = SnapshotKit.Story<ViolationsViewModel>

extension SnapshotKit.Story<ViolationsViewModel> {
    init(
        _ preview: ViolationsPreviews = .some, size: Size = Size(width: 120, height: 40)
    ) async {
        await self.init(size: size) { log in
            let screen = preview.makeScreen(in: PreviewContext(log: log))
            return (screen as? ViolationsScreen)?.viewModel ?? .preview(log: log)
        }
    }

    init(
        size: Size = Size(width: 120, height: 40), _ make: (RouteLog) -> ViolationsViewModel
    ) async {
        await self.init(
            size: size,
            showing: { log in
                let viewModel = make(log)
                return (viewModel, ViolationsScreen(viewModel: viewModel))
            })
    }

    var viewModel: ViolationsViewModel { model }

    /// The edge of the selected violation.
    var selected: String? { viewModel.selectedItem?.edge }
}
