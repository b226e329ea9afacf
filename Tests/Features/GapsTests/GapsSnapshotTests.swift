import SnapshotKit
import Testing

@testable import Gaps

@MainActor @Suite struct GapsSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: GapsPreviews.self)
    }
}
