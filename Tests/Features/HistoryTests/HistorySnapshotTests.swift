import SnapshotKit
import Testing

@testable import History

@MainActor @Suite struct HistorySnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: HistoryPreviews.self)
    }
}
