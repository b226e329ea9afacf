import Architecture
import Testing
import XcodeProjects

@Suite struct XcodeProjectReaderTests {
    @Test func `a codebase without such a description has no modules of it`() async {
        let tree = SourceTree(root: "/nowhere", files: ["Notes.swift"])
        #expect(await XcodeProjectReader().read(tree, trust: .untrusted) == ProjectReading())
    }
}
