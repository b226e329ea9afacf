import SnapshotKit
import Testing

@testable import Previews

@MainActor @Suite struct PreviewsSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: PreviewsPreviews.self)
    }
}
