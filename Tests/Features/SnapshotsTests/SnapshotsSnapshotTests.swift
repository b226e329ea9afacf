import SnapshotKit
import Testing

@testable import Snapshots

@MainActor @Suite struct SnapshotsSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: SnapshotsPreviews.self)
    }
}
