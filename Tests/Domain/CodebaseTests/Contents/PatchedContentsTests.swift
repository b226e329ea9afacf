import Testing

@testable import Codebase

@Suite struct PatchedContentsTests {
    private let base = PatchedContents(
        NoContents(),
        patches: ["Sources/a.swift": Array("a".utf8), "Sources/b.swift": Array("bb".utf8)])

    private var changed: PatchedContents {
        PatchedContents(
            base,
            patches: ["Sources/a.swift": nil, "Tests/c.swift": Array("ccc".utf8)])
    }

    @Test func `what is replaced, added and untouched is read each from its place`() throws {
        let contents = PatchedContents(
            base, patches: ["Sources/a.swift": Array("new".utf8), "c.swift": []])
        #expect(try contents.bytes(of: "Sources/a.swift", upTo: 9) == FileBytes(Array("new".utf8)))
        #expect(try contents.bytes(of: "Sources/b.swift", upTo: 9) == FileBytes(Array("bb".utf8)))
        #expect(try contents.bytes(of: "c.swift", upTo: 9) == FileBytes([]))
    }

    @Test func `what is removed is gone and nothing else`() {
        #expect(throws: ContentError.gone) { try changed.bytes(of: "Sources/a.swift", upTo: 9) }
        #expect(changed.kind(of: "Sources/a.swift") == nil)
        #expect(changed.kind(of: "Sources/b.swift") == .file)
    }

    @Test func `the folders of an added file are there`() {
        #expect(changed.kind(of: "Tests") == .folder)
        #expect(changed.kind(of: .root) == .folder)
        #expect(changed.kind(of: "Test") == nil)
        #expect(throws: ContentError.notAFile) { try changed.bytes(of: "Tests", upTo: 9) }
    }

    @Test func `a patch that is longer than the limit is cut`() throws {
        let read = try changed.bytes(of: "Tests/c.swift", upTo: 2)
        #expect(read == FileBytes(Array("cc".utf8), isCut: true))
        #expect(try !changed.bytes(of: "Tests/c.swift", upTo: 3).isCut)
    }

    @Test func `no stamp is given for what is patched, and no folder for any`() {
        let contents = PatchedContents(Stamped(), patches: ["a.swift": [], "b.swift": nil])
        #expect(contents.stamp(of: "a.swift") == nil)
        #expect(contents.stamp(of: "b.swift") == nil)
        #expect(contents.stamp(of: "c.swift") == .digest([1]))
        #expect(contents.folder == nil)
    }

    @Test func `a patched tree lists what is added and not what is removed`() throws {
        let tree = SourceTree(
            root: "/c", files: ["Sources/a.swift", "Sources/b.swift"], contents: base,
            vendored: 3, leftOut: { Set($0) })
        let patched = tree.patched([
            "Sources/a.swift": nil, "Sources/b.swift": [], "New/c.swift": Array("c".utf8),
            "never.swift": nil,
        ])
        #expect(patched.files == ["New/c.swift", "Sources/b.swift"])
        #expect(patched.vendored == 3)
        #expect(patched.leftOut(among: ["x"]) == ["x"])
        #expect(patched.contents.text(of: "New/c.swift") == "c")
        #expect(tree.contents.text(of: "Sources/b.swift") == "bb")
    }

    @Test func `a text is read without its mark, and not at all if cut or no text`() {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let contents = PatchedContents(
            NoContents(), patches: ["a": mark + Array("text".utf8), "b": [0xFF]])
        #expect(contents.text(of: "a") == "text")
        #expect(contents.text(of: "a", upTo: 5) == nil)
        #expect(contents.text(of: "b") == nil)
        #expect(contents.text(of: "c") == nil)
    }

    @Test func `an absolute path is read in the codebase if it leads there`() throws {
        let tree = SourceTree(
            root: "/c/d", files: [],
            contents: PatchedContents(Stamped(), patches: ["x": Array("in".utf8)]))
        #expect(try tree.bytes(at: "/c/d/x", upTo: 9).bytes == Array("in".utf8))
        #expect(try tree.bytes(at: "/c/d/y/../x", upTo: 9).bytes == Array("in".utf8))
        #expect(try tree.bytes(at: "/c/dx", upTo: 9).bytes == Array("/c/dx".utf8))
        #expect(try tree.bytes(at: "/c/d/../x", upTo: 9).bytes == Array("/c/d/../x".utf8))
    }
}

/// Outside of it every file holds its own path.
private struct Stamped: SourceContents {
    let folder: String? = "/c/d"

    func bytes(of file: RelativePath, upTo limit: Int) throws(ContentError) -> FileBytes {
        throw .gone
    }

    func bytes(outside path: String, upTo limit: Int) throws(ContentError) -> FileBytes {
        FileBytes(Array(path.utf8))
    }

    func kind(of path: RelativePath) -> ContentKind? { nil }

    func stamp(of file: RelativePath) -> ContentStamp? { .digest([1]) }
}
