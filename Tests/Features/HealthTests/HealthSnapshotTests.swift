import SnapshotKit
import Testing

@testable import Health

@MainActor @Suite struct HealthSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: HealthPreviews.self)
    }
}
