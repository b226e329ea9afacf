import SnapshotKit
import Testing

@Suite struct GallerySnapshotTests {
    @Test func everyStateOfTheGalleryLooksAsRecorded() async {
        await assertSnapshots(of: GalleryPreviews.self, besides: ["Watch"])
    }
}
