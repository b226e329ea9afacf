import Architecture
import Testing
import CocoaPods

@Suite struct PodspecReaderTests {
    @Test func `a codebase without such a description has no modules of it`() async {
        let tree = SourceTree(root: "/nowhere", files: ["Notes.swift"])
        #expect(await PodspecReader().read(tree, trust: .untrusted) == ProjectReading())
    }
}
