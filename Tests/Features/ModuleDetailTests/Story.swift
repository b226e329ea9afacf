import Codebase
import ScreenPreviews
import SnapshotKit
import TerminalUI

@testable import ModuleDetail

/// A person at the screen: presses keys and looks at what is shown.
typealias Story = SnapshotKit.Story<ModuleDetailViewModel>

extension SnapshotKit.Story<ModuleDetailViewModel> {
    init(
        _ preview: ModuleDetailPreviews = .dependencies, size: Size = Size(width: 120, height: 40)
    ) async {
        await self.init(size: size) { log in
            let screen = preview.makeScreen(in: PreviewContext(log: log))
            return (screen as? ModuleDetailScreen)?.viewModel ?? .preview(log: log)
        }
    }

    init(
        size: Size = Size(width: 120, height: 40), _ make: (RouteLog) -> ModuleDetailViewModel
    ) async {
        await self.init(
            size: size,
            showing: { log in
                let viewModel = make(log)
                return (viewModel, ModuleDetailScreen(viewModel: viewModel))
            })
    }

    var viewModel: ModuleDetailViewModel { model }

    /// The identifiers of the rows that are no headings.
    var rows: [String] { viewModel.rows.filter { !$0.isHeading }.map(\.id) }
}
