import Testing

@testable import Codebase

@Suite struct FolderLookupTests {
    private func lookup(
        _ files: [RelativePath], links: [RelativePath: RelativePath] = [:]
    ) -> FolderLookup {
        FolderLookup(SourceTree(root: "/", files: files, links: links))
    }

    @Test(arguments: [
        ("App/Main.swift", "App/Main.swift"), ("app", "App"), ("APP/main.SWIFT", "App/Main.swift"),
        ("Gone/x.swift", "Gone/x.swift"), ("Alias/Main.swift", "App/Main.swift"),
        ("Far/Main.swift", "App/Main.swift"), ("Around/x", "Around/x"),
    ])
    func `a path means what is on the disk`(written: String, onDisk: String) {
        let lookup = lookup(
            ["App/Main.swift"],
            links: ["Alias": "App", "Far": "Alias", "Around": "Back", "Back": "Around"])
        #expect(lookup.actual(RelativePath(written)).string == onDisk)
    }

    @Test func `a path is found in the disk's bytes, however its marks are composed`() {
        let lookup = lookup(["Cafe\u{301}/A.swift"])
        let found = lookup.actual("Caf\u{E9}").string
        #expect(Array(found.utf8) == Array("Cafe\u{301}".utf8))
    }

    @Test func `files behind links are shown where the links stand, and found once`() {
        let lookup = lookup(
            ["App/A.swift", "Common/C.swift"],
            links: ["App/Shared": "Common", "Common/Back": "App", "App/Self": "App"])
        let found = lookup.files(inside: "App")
        #expect(found.map(\.shown) == ["App/A.swift", "App/Shared/C.swift"])
        #expect(found.map(\.file) == ["App/A.swift", "Common/C.swift"])
        #expect(lookup.files(inside: "App/A.swift").map(\.file) == ["App/A.swift"])
    }
}
