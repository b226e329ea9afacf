import Previewing
import TerminalUI

/// What differs at the left, how it differs at the right; one of both where it is narrow.
struct SnapshotsView: CompositeView {
    let viewModel: SnapshotsViewModel
    let review: SnapshotReview

    var body: some View {
        if viewModel.focus == .picture {
            ComparisonPane(viewModel: viewModel)
        } else {
            Split.columns(.first(38), minimums: (32, 50), keeping: .first) {
                ChangeList(viewModel: viewModel, review: review)
            } right: {
                ComparisonPane(viewModel: viewModel)
            }
        }
    }
}
