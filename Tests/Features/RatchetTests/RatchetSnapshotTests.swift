import SnapshotKit
import Testing

@testable import Ratchet

@MainActor @Suite struct RatchetSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: RatchetPreviews.self)
    }
}
