import SnapshotKit
import Testing

@testable import Violations

@MainActor @Suite struct ViolationsSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: ViolationsPreviews.self)
    }
}
