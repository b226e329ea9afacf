import SnapshotKit
import Testing

@testable import StrataGallery

@MainActor @Suite struct WidgetSnapshotTests {
    @Test func everyWidgetLooksAsRecorded() async {
        await assertSnapshots(of: WidgetPreviews.self)
    }
}
