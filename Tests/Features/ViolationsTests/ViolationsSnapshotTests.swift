import SnapshotKit
import Testing

@testable import Violations

@MainActor @Suite struct ViolationsSnapshotTests {
    @Test("every state looks as recorded")
    func everyState() async {
        await assertSnapshots(of: ViolationsPreviews.self)
    }
}
