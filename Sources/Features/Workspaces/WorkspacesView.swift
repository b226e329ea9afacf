import Architecture
import TerminalUI

/// Recent codebases beside the folders of the machine; one of the two where it is narrow.
struct WorkspacesView: CompositeView {
    let viewModel: WorkspacesViewModel

    var body: some View {
        Split.columns(
            .fraction(0.58), minimums: (58, 36),
            keeping: viewModel.focus == .recent ? .first : .second
        ) {
            RecentList(viewModel: viewModel)
        } right: {
            BrowserView(viewModel: viewModel, browser: viewModel.browser)
        }
    }
}
