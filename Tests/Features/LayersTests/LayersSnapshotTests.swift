import SnapshotKit
import Testing

@testable import Layers

@MainActor @Suite struct LayersSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: LayersPreviews.self)
    }
}
