import SnapshotKit
import Testing

@testable import ModuleDetail

@MainActor @Suite struct ModuleDetailSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: ModuleDetailPreviews.self)
    }
}
