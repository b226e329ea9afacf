import SnapshotKit
import Testing

@testable import Modules

@MainActor @Suite struct ModulesSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: ModulesPreviews.self)
    }
}
