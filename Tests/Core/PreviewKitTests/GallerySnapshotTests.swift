import SnapshotKit
import Testing

@Suite struct GallerySnapshotTests {
    @Test func `every state of the gallery looks as recorded`() async {
        await assertSnapshots(of: GalleryPreviews.self, besides: ["Watch"])
    }
}
