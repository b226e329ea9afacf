import TerminalUI
import Testing

@testable import SnapshotKit

@MainActor @Suite struct TinyDrawingTests {
    @Test func `a screen that keeps to its place is fine at any size`() async {
        for preview in FakePreviews.calm {
            #expect(await TinyDrawing(preview: preview).problems() == [])
        }
    }
}
