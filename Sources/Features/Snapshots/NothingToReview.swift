import Codebase
import FeatureKit
import Previewing
import TerminalUI

/// What stands there when every snapshot is as recorded, or there is none.
struct NothingToReview: CompositeView {
    let review: SnapshotReview

    var body: some View {
        if review.recorded == 0 {
            EmptyState(
                "No snapshots here", symbol: StyledText("▦", .muted),
                explanation: "Run your tests; changed text snapshots of swift-snapshot-testing "
                    + "and SnapshotKit appear here for review.",
                advice: .keys(("r", "checks again")))
        } else {
            EmptyState(
                "All snapshots match", symbol: StyledText("✓", .success, .bold),
                explanation: "\(review.recorded.counted("snapshot")) match the last test "
                    + "run." + images,
                advice: .keys(("r", "checks again, as every test run does")))
        }
    }

    private var images: String {
        let count = review.images.count + review.incomplete.count
        return count == 0 ? "" : " \(count.counted("file")) cannot be reviewed here: press i."
    }
}
