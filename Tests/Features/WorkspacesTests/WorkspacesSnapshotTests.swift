import SnapshotKit
import Testing

@testable import Workspaces

@MainActor @Suite struct WorkspacesSnapshotTests {
    @Test("every state looks as recorded")
    func everyState() async {
        await assertSnapshots(of: WorkspacesPreviews.self)
    }
}
