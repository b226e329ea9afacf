import Architecture
import TerminalUI

/// Asks before many files are changed, and lists what cannot be reviewed.
struct SnapshotSheet: CompositeView {
    let sheet: SnapshotsViewModel.Sheet
    let review: SnapshotReview?

    var body: some View {
        switch sheet {
        case .all(let accepts, let count):
            Modal(
                accepts
                    ? "Accept \(count.counted("snapshot"))?"
                    : "Reject \(count.counted("snapshot"))?",
                footer: "y yes · n no", size: Size(width: 64, height: 10)
            ) {
                Text(accepts ? Self.accepting : Self.rejecting).wrapped()
            }
        case .notes:
            Modal("Not reviewed here", footer: "Esc close", size: Size(width: 90, height: 30)) {
                for image in review?.images ?? [] {
                    Text(StyledText("image  ", .muted) + StyledText(image.string)).truncated(
                        .middle)
                }
                for item in review?.incomplete ?? [] {
                    Text(StyledText(item.path.string, .accent)).truncated(.middle)
                    Text(item.reason).wrapped().padding(Insets(left: 2))
                }
            }
        }
    }

    private static let accepting =
        "All that are listed are recorded as the last test run drew them, and listed orphans are "
        + "removed. Each file is replaced in one step; git shows what changed."
    private static let rejecting =
        "What the last test run drew is dropped for all that are listed; what is recorded stays. "
        + "The next test run draws them again."
}
