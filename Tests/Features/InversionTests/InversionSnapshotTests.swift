import SnapshotKit
import Testing

@testable import Inversion

@MainActor @Suite struct InversionSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: InversionPreviews.self)
    }
}
