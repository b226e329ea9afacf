import Codebase
import TerminalUI

/// Recent codebases beside the folders of the machine; one of the two where it is narrow.
struct WorkspacesView: View {
    let viewModel: WorkspacesViewModel

    private static let wide = 96

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        if canvas.size.width >= Self.wide {
            both.draw(on: canvas)
        } else if viewModel.focus == .recent {
            RecentList(viewModel: viewModel).draw(on: canvas)
        } else if viewModel.isFirstStart {
            let height = min(5, canvas.size.height / 3)
            Split.rows(.first(height), minimums: (1, 8), keeping: .second) {
                Text(Welcome.text).wrapped().padding(horizontal: 2, vertical: 1)
            } bottom: {
                BrowserView(viewModel: viewModel, browser: viewModel.browser)
            }
            .draw(on: canvas)
        } else {
            BrowserView(viewModel: viewModel, browser: viewModel.browser).draw(on: canvas)
        }
    }

    private var both: Split {
        .columns(.fraction(0.58), minimums: (56, 36)) {
            RecentList(viewModel: viewModel)
        } right: {
            BrowserView(viewModel: viewModel, browser: viewModel.browser)
        }
    }
}
