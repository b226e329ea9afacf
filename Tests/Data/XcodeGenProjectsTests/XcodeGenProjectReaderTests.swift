import Architecture
import Testing
import XcodeGenProjects

@Suite struct XcodeGenProjectReaderTests {
    @Test func `a codebase without such a description has no modules of it`() async {
        let tree = SourceTree(root: "/nowhere", files: ["Notes.swift"])
        #expect(await XcodeGenProjectReader().read(tree, trust: .untrusted) == ProjectReading())
    }
}
