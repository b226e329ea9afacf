import SnapshotKit
import Testing

@testable import Snapshots

@MainActor @Suite struct SnapshotsSnapshotTests {
    @Test("every state looks as recorded")
    func everyState() async {
        await assertSnapshots(of: SnapshotsPreviews.self)
    }
}
