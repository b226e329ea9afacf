import Architecture
import Codebase
import FeatureKit
import Samples
import SnapshotKit
import TerminalUI
import Testing

@testable import Previews

@MainActor @Suite struct UnitsStoryTests {
    @Test func `modules are weighed where the file says folders too`() {
        let folders = analyzeUnits(SampleShop.shop.analysis(), by: .folders)
        #expect(CoverageTable(folders).survey == CoverageTable(folders.ofModules).survey)
        #expect(!CoverageTable(folders).rows.isEmpty)
    }

    @Test func `f says why there are no folders here`() async {
        let story = await Story()
        await story.press("f")
        #expect(story.shows("A folder cannot be built alone"))
    }
}
