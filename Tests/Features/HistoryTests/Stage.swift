import ScreenPreviews
import SnapshotKit
import TerminalUI

@testable import History

/// A person at the screen: presses keys and looks at what is shown.
typealias Stage = Story<HistoryViewModel>

extension Story<HistoryViewModel> {
    init(_ preview: HistoryPreviews = .violations) async {
        await self.init(size: Size(width: 140, height: 40)) { log in
            let screen = preview.makeScreen(in: PreviewContext(log: log))
            guard let screen = screen as? HistoryScreen else {
                preconditionFailure("The previews of this screen show it.")
            }
            return (screen.viewModel, screen)
        }
    }
}
