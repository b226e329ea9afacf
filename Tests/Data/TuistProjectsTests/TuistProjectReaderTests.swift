import Architecture
import Testing
import TuistProjects

@Suite struct TuistProjectReaderTests {
    @Test func `a codebase without such a description has no modules of it`() async {
        let tree = SourceTree(root: "/nowhere", files: ["Notes.swift"])
        #expect(await TuistProjectReader().read(tree, trust: .untrusted) == ProjectReading())
    }
}
