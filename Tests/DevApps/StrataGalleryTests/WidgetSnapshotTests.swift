import SnapshotKit
import Testing

@testable import StrataGallery

@MainActor @Suite struct WidgetSnapshotTests {
    @Test func `every widget looks as recorded`() async {
        await assertSnapshots(of: WidgetPreviews.self)
    }
}
