import SnapshotKit
import Testing

@testable import ComponentList

@MainActor @Suite struct ComponentListSnapshotTests {
    @Test func everyStateLooksAsRecorded() async {
        await assertSnapshots(of: ComponentListPreviews.self)
    }
}
