import SnapshotKit
import Testing

@testable import Workspaces

@MainActor @Suite struct WorkspacesSnapshotTests {
    @Test func `every state looks as recorded`() async {
        await assertSnapshots(of: WorkspacesPreviews.self)
    }
}
