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

    @Test func `what a link leads to outside of the folder is not read`() throws {
        let outside = try TemporaryTree()
        try Data("secret".utf8).write(to: URL(filePath: outside.path + "/secret"))
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: place.path + "/a", withDestinationPath: outside.path + "/secret")
        try files.createSymbolicLink(
            atPath: place.path + "/folder", withDestinationPath: outside.path)
        try files.createSymbolicLink(atPath: place.path + "/b", withDestinationPath: "a")
        for path in ["a", "b", "folder/secret"] as [RelativePath] {
            #expect(throws: ContentError.linkedElsewhere) { try contents.bytes(of: path, upTo: 9) }
        }
        #expect(contents.kind(of: "a") == .other)
        #expect(contents.kind(of: "folder") == .other)
        #expect(contents.stamp(of: "a") == nil)
    }

    @Test func `a folder that was opened through a link, or became one, is read`() throws {
        try Data("text".utf8).write(to: URL(filePath: place.path + "/a"))
        let around = try TemporaryTree()
        let link = around.path + "/link"
        let files = FileManager.default
        try files.createSymbolicLink(atPath: link, withDestinationPath: place.path)
        let linked = FolderContents(link)
        #expect(linked.text(of: "a") == "text")
        try files.moveItem(atPath: place.path, toPath: around.path + "/moved")
        try files.createSymbolicLink(
            atPath: place.path, withDestinationPath: around.path + "/moved")
        #expect(contents.text(of: "a") == "text")
        #expect(linked.text(of: "a") == "text")
        try files.removeItem(atPath: place.path)
    }

    @Test func `what a description names elsewhere is read in the same repository only`() throws {
        try place.write(to: ".git/HEAD")
        try Data("text".utf8).write(to: URL(filePath: place.path + "/shared"))
        try place.write(to: "App/a")
        let app = FolderContents(place.path + "/App")
        #expect(try app.bytes(outside: place.path + "/shared", upTo: 9).bytes.count == 4)
        let outside = try TemporaryTree()
        try Data("secret".utf8).write(to: URL(filePath: outside.path + "/secret"))
        #expect(throws: ContentError.elsewhere) {
            try app.bytes(outside: outside.path + "/secret", upTo: 9)
        }
        try FileManager.default.createSymbolicLink(
            atPath: place.path + "/link", withDestinationPath: outside.path + "/secret")
        #expect(throws: ContentError.elsewhere) {
            try app.bytes(outside: place.path + "/link", upTo: 9)
        }
    }

    @Test func `no file is read that is moved out of the folder meanwhile`() async throws {
        let outside = try TemporaryTree()
        for folder in [place.path + "/inside", outside.path + "/out"] {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        }
        try Data("inside".utf8).write(to: URL(filePath: place.path + "/inside/a"))
        try Data("secret".utf8).write(to: URL(filePath: outside.path + "/out/a"))
        let path = place.path + "/changing"
        let targets = [place.path + "/inside", outside.path + "/out"]
        let turning = Task.detached {
            for turn in 0..<4_000 where !Task.isCancelled {
                let draft = path + ".new"
                symlink(targets[turn % 2], draft)
                rename(draft, path)
            }
        }
        var texts: Set<String> = []
        for _ in 0..<4_000 {
            if let text = contents.text(of: "changing/a") { texts.insert(text) }
        }
        turning.cancel()
        await turning.value
        #expect(texts.isSubset(of: ["inside"]))
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
