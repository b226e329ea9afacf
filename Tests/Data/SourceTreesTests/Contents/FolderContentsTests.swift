import Codebase
import Foundation
import SourceTrees
import Testing

@Suite struct FolderContentsTests {
    private let place: TemporaryTree
    private let contents: FolderContents

    init() throws {
        place = try TemporaryTree()
        contents = FolderContents(place.path)
    }

    @Test func `a file is read whole up to the limit and cut behind it`() throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        try Data(bytes).write(to: URL(filePath: place.path + "/a"))
        #expect(try contents.bytes(of: "a", upTo: 1 << 20) == FileBytes(bytes))
        #expect(try contents.bytes(of: "a", upTo: 100_000) == FileBytes(bytes))
        let cut = try contents.bytes(of: "a", upTo: 99_999)
        #expect(cut == FileBytes(Array(bytes.dropLast()), isCut: true))
        #expect(try contents.bytes(of: "a", upTo: 0) == FileBytes([], isCut: true))
    }

    @Test func `what is no file says what it is and is not waited for`() throws {
        try place.write(to: "folder/file")
        #expect(mkfifo(place.path + "/pipe", 0o600) == 0)
        #expect(throws: ContentError.gone) { try contents.bytes(of: "no", upTo: 9) }
        #expect(throws: ContentError.gone) { try contents.bytes(of: "folder/file/x", upTo: 9) }
        #expect(throws: ContentError.notAFile) { try contents.bytes(of: "folder", upTo: 9) }
        #expect(throws: ContentError.notAFile) { try contents.bytes(of: "pipe", upTo: 9) }
        #expect(contents.kind(of: "pipe") == .other)
        #expect(contents.kind(of: "folder") == .folder)
        #expect(contents.kind(of: .root) == .folder)
        #expect(contents.stamp(of: "pipe") == nil)
    }

    @Test func `the address that git-lfs leaves in place of a file is not its text`() throws {
        let address = """
            version https://git-lfs.github.com/spec/v1
            oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
            size 12345

            """
        try Data(address.utf8).write(to: URL(filePath: place.path + "/a.swift"))
        #expect(throws: ContentError.pointer) { try contents.bytes(of: "a.swift", upTo: 9_999) }
    }

    @Test func `links are followed, and those that lead nowhere are gone`() throws {
        try Data("text".utf8).write(to: URL(filePath: place.path + "/a"))
        let files = FileManager.default
        try files.createSymbolicLink(atPath: place.path + "/b", withDestinationPath: "a")
        try files.createSymbolicLink(atPath: place.path + "/c", withDestinationPath: "no")
        #expect(contents.text(of: "b") == "text")
        #expect(contents.kind(of: "b") == .file)
        #expect(contents.kind(of: "c") == nil)
        #expect(throws: ContentError.gone) { try contents.bytes(of: "c", upTo: 9) }
    }

    @Test func `the stamp changes with the content`() throws {
        try Data("a".utf8).write(to: URL(filePath: place.path + "/a"))
        let first = contents.stamp(of: "a")
        try Data("ab".utf8).write(to: URL(filePath: place.path + "/a"))
        #expect(first != nil)
        #expect(contents.stamp(of: "a") != first)
        #expect(contents.stamp(of: "a") == FolderContents(place.path).stamp(of: "a"))
    }
}
