import SnapshotKit
import Testing

@testable import ModuleDetail

@MainActor @Suite struct ModuleDetailSnapshotTests {
    @Test("every state looks as recorded")
    func everyState() async {
        await assertSnapshots(of: ModuleDetailPreviews.self)
    }
}
