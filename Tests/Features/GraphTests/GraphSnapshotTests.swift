import SnapshotKit
import Testing

@testable import Graph

@MainActor @Suite struct GraphSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: GraphPreviews.self)
    }
}
