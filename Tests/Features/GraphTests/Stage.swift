import ScreenPreviews
import SnapshotKit
import TerminalUI

@testable import Graph

/// A person at the screen: presses keys and looks at what is shown.
typealias Stage = Story<GraphViewModel>

extension Story<GraphViewModel> {
    init(
        _ preview: GraphPreviews = .whole, size: Size = Size(width: 120, height: 40)
    ) async {
        await self.init(size: size) { log in
            let screen = preview.makeScreen(in: PreviewContext(log: log))
            guard let screen = screen as? GraphScreen else {
                preconditionFailure("The previews of this screen show it.")
            }
            return (screen.viewModel, screen)
        }
    }
}
