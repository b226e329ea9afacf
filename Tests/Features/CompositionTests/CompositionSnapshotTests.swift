import SnapshotKit
import Testing

@testable import Composition

@MainActor @Suite struct CompositionSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: CompositionPreviews.self)
    }
}
