import SnapshotKit
import Testing

@testable import Gaps

@MainActor @Suite struct GapsSnapshotTests {
    @Test func everyStateLooksAsRecorded() async {
        await assertSnapshots(of: GapsPreviews.self)
    }
}
