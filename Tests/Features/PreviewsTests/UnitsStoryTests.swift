import Architecture
import Codebase
import Synchronization
import TerminalUI
import Testing

@testable import Previews

@MainActor @Suite struct UnitsStoryTests {
    /// What was asked for.
    private final class Asked: Sendable {
        let units = Mutex<[Units]>([])
    }

    @Test func `while folders are shown nothing is weighed, and f shows modules`() {
        let asked = Asked()
        let folders = analyzeUnits(SampleShop.shop.analysis(), by: .folders)
        let story = Story(
            FixedAnalysis(
                .complete(folders), onShow: { units in asked.units.withLock { $0.append(units) } }))
        #expect(story.shows("Folders are shown instead of modules"))
        #expect(story.model.table.rows.isEmpty)
        story.press("f")
        #expect(asked.units.withLock(\.self) == [.modules])
    }

    @Test func `f says why there are no folders here`() {
        let story = Story()
        story.press("f")
        #expect(story.shows("A folder cannot be built alone"))
    }
}
