import TerminalUI
import Testing

@testable import SnapshotKit

@MainActor @Suite struct TinyDrawingTests {
    @Test func aScreenThatKeepsToItsPlaceIsFineAtAnySize() async {
        for preview in FakePreviews.calm {
            #expect(await TinyDrawing(preview: preview).problems() == [])
        }
    }
}
