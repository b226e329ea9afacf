import SnapshotKit
import Testing

@testable import Modules

@MainActor @Suite struct ModulesSnapshotTests {
    @Test func everyStateLooksAsRecorded() async {
        await assertSnapshots(of: ModulesPreviews.self)
    }
}
