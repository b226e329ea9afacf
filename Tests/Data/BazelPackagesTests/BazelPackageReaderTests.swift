import Architecture
import Testing
import BazelPackages

@Suite struct BazelPackageReaderTests {
    @Test func `a codebase without such a description has no modules of it`() async {
        let tree = SourceTree(root: "/nowhere", files: ["Notes.swift"])
        #expect(await BazelPackageReader().read(tree, trust: .untrusted) == ProjectReading())
    }
}
