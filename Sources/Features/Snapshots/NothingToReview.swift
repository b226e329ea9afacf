import Architecture
import TerminalUI

/// What stands there when every snapshot is as recorded, or there is none.
struct NothingToReview: CompositeView {
    let review: SnapshotReview

    var body: some View {
        if review.recorded == 0 {
            EmptyState(
                "No snapshots here", symbol: StyledText("▦", .muted),
                explanation: "Text snapshots of swift-snapshot-testing and those of Strata's own "
                    + "SnapshotKit are reviewed here, as soon as a test run has drawn some.",
                advice: StyledText("r", .key) + " looks again")
        } else {
            EmptyState(
                "Every snapshot is as recorded", symbol: StyledText("✓", .success, .bold),
                explanation: "\(review.recorded.counted("snapshot")) recorded; "
                    + "the last test run drew none differently." + images,
                advice: StyledText("r", .key) + " looks again, and so does every test run")
        }
    }

    private var images: String {
        let count = review.images.count + review.incomplete.count
        return count == 0 ? "" : " \(count.counted("file")) cannot be reviewed here: press i."
    }
}
