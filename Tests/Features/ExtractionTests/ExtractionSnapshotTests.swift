import SnapshotKit
import Testing

@testable import Extraction

@MainActor @Suite struct ExtractionSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: ExtractionPreviews.self)
    }
}
