import SnapshotKit
import Testing

@testable import Overview

@MainActor @Suite struct OverviewSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: OverviewPreviews.self)
    }
}
