import SnapshotKit
import Testing

@testable import Previews

@MainActor @Suite struct PreviewsSnapshotTests {
    @Test func everyStateLooksAsRecorded() async {
        await assertSnapshots(of: PreviewsPreviews.self)
    }
}
