import SnapshotKit
import Testing

@testable import DevAppList

@MainActor @Suite struct DevAppListSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: DevAppListPreviews.self)
    }
}
