import SnapshotKit
import Testing

@testable import Overview

@MainActor @Suite struct OverviewSnapshotTests {
    @Test func everyStateLooksAsRecorded() async {
        await assertSnapshots(of: OverviewPreviews.self)
    }
}
