import Codebase
import Foundation
import SourceTrees
import Testing

@Suite struct RevisionTreeReaderTests {
    private let place: TemporaryTree

    init() throws {
        place = try TemporaryTree()
        try place.write("ref: refs/heads/main", to: ".git/HEAD")
    }

    private func reader(
        _ revision: MemoryRevision, in folder: String = ""
    ) async throws -> RevisionTreeReader {
        try await RevisionTreeReader(
            of: "R", at: root(folder), reader: revision, environment: [:])
    }

    private func root(_ folder: String) -> String {
        folder.isEmpty ? place.path : place.path + "/" + folder
    }

    private func tree(
        _ files: [String: String], submodules: [String] = [], in folder: String = ""
    ) async throws -> SourceTree {
        try await reader(MemoryRevision(files, submodules: submodules), in: folder)
            .tree(at: root(folder))
    }

    @Test func `the revision is listed and not the folder`() async throws {
        try place.write(to: "now.swift")
        let tree = try await tree(["then.swift": "a", "Sub/b.swift": "b", "A+B/c": "c"])
        #expect(tree.files == ["A+B/c", "Sub/b.swift", "then.swift"])
        #expect(tree.contents.text(of: "then.swift") == "a")
        #expect(tree.contents.kind(of: "now.swift") == nil)
        #expect(tree.contents.kind(of: ".git/HEAD") == nil)
        #expect(throws: ContentError.gone) { try tree.contents.bytes(of: "now.swift", upTo: 9) }
        #expect(tree.contents.folder == nil)
        #expect(tree.root == place.path)
    }

    @Test func `a folder of the repository is listed with what is around it known`() async throws {
        try place.write(to: "Sub/In/x")
        let files = [
            ".gitignore": "made/\n", "Sub/In/a.swift": "a", "b.swift": "b",
            "Sub/In/.gitignore": "*.gen.swift\n",
        ]
        let tree = try await tree(files, in: "Sub/In")
        #expect(tree.files == [".gitignore", "a.swift"])
        #expect(
            tree.leftOut(among: ["made/x.swift", "a.gen.swift", "other.swift"])
                == ["made/x.swift", "a.gen.swift"])
        let outside = try tree.contents.bytes(outside: place.path + "/b.swift", upTo: 9)
        #expect(outside.bytes == Array("b".utf8))
        #expect(try tree.bytes(at: place.path + "/Sub/In/a.swift", upTo: 9).bytes == [0x61])
    }

    @Test func `what is tracked belongs to it, except what was vendored`() async throws {
        let tree = try await tree([
            ".gitignore": "kept/\n", "kept/a.swift": "", ".build/b.swift": "",
            "Podfile": "", "Pods/c.swift": "", "node_modules/d.swift": "",
        ])
        #expect(tree.swiftFiles == [".build/b.swift", "kept/a.swift"])
        #expect(tree.vendored == 2)
    }

    @Test func `links are followed in the revision`() async throws {
        try place.write(to: "Real/now.swift")
        let tree = try await tree([
            "Real/a.swift": "a", "Folder": "→ Real", "file.swift": "→ Folder/a.swift",
            "Up/Back": "→ ../Folder/../Real", "Absolute": "→ \(place.path)/Real",
        ])
        #expect(tree.files == ["Real/a.swift"])
        #expect(
            tree.links == [
                "Folder": "Real", "file.swift": "Real/a.swift", "Up/Back": "Real",
                "Absolute": "Real",
            ])
        #expect(tree.contents.text(of: "Up/Back/a.swift") == "a")
        #expect(tree.contents.kind(of: "Folder") == .folder)
        #expect(tree.incomplete == [])
    }

    @Test func `links that lead nowhere, out or in circles are told apart`() async throws {
        let outside = try TemporaryTree()
        try outside.write("out", to: "o.swift")
        let tree = try await tree([
            "gone.swift": "→ nothing.swift", "Loop": "→ Loop", "Round": "→ Trip",
            "Trip": "→ Round", "Out": "→ \(outside.path)", "x.swift": "→ x.swift/y",
            "deep.swift": "→ a.swift/b", "a.swift": "", "Self": "→ .",
        ])
        #expect(
            Set(tree.incomplete.map(\.path)) == [
                "gone.swift", "Loop", "Round", "Trip", "Out", "x.swift", "deep.swift",
            ])
        #expect(throws: ContentError.linkedElsewhere) {
            try tree.contents.bytes(of: "Out/o.swift", upTo: 9)
        }
        #expect(tree.contents.kind(of: "Loop") == nil)
    }

    @Test func `a submodule is incomplete and says what to do`() async throws {
        let tree = try await tree(
            ["a.swift": "", "Podfile": ""], submodules: ["Libraries/Kit", "Pods/Vendored"])
        #expect(tree.files == ["Podfile", "a.swift"])
        #expect(tree.incomplete.map(\.path) == ["Libraries/Kit"])
        #expect(tree.incomplete.first?.reason.split(separator: ". ").count == 2)
        #expect(throws: ContentError.notAFile) {
            try tree.contents.bytes(of: "Libraries/Kit", upTo: 9)
        }
    }

    @Test func `what was not fetched and what LFS keeps cannot be read`() async throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n"
        let revision = MemoryRevision(
            ["a.swift": "a", "b.swift": pointer, "c": "→ a.swift"], missing: ["a.swift", "c"])
        let tree = try await reader(revision).tree(at: place.path)
        #expect(throws: ContentError.notFetched) { try tree.contents.bytes(of: "a.swift", upTo: 9) }
        #expect(throws: ContentError.pointer) { try tree.contents.bytes(of: "b.swift", upTo: 999) }
        #expect(tree.incomplete.map(\.path) == ["c"])
    }

    @Test func `files read in one go are what they are one by one`() async throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n"
        let revision = MemoryRevision(
            ["a.swift": "a", "b.swift": pointer, "c": "→ a.swift", "d.swift": "d", "e": "→ ../x"],
            missing: ["d.swift"])
        let contents = try await reader(revision).tree(at: place.path).contents
        let files: [RelativePath] = ["gone", "a.swift", "b.swift", "c", "d.swift", "e", "a.swift"]
        let together = contents.bytes(ofEach: files, upTo: 999)
        #expect(together.count == files.count)
        for (file, read) in zip(files, together) {
            let alone = Result { () throws(ContentError) in
                try contents.bytes(of: file, upTo: 999)
            }
            #expect(read == alone, "\(file)")
        }
        #expect(try together[3].get().bytes == Array("a".utf8))
    }

    @Test func `the stamp of a file is the name of its object`() async throws {
        let tree = try await tree(["a.swift": "a", "b.swift": "→ a.swift"])
        guard case .digest(let digest)? = tree.contents.stamp(of: "a.swift") else {
            Issue.record("no digest")
            return
        }
        #expect(digest.count == 20)
        #expect(tree.contents.stamp(of: "b.swift") == .digest(digest))
        #expect(tree.contents.stamp(of: "c.swift") == nil)
    }

    @Test func `what cannot be opened says why`() async throws {
        let other = try TemporaryTree()
        await #expect(throws: AnalysisError.revision(.noRepository(path: other.path))) {
            try await RevisionTreeReader(
                of: "R", at: other.path, reader: MemoryRevision([:]), environment: [:])
        }
        await #expect(throws: AnalysisError.revision(.unknown(name: "no"))) {
            try await RevisionTreeReader(
                of: "no", at: place.path, reader: MemoryRevision([:]), environment: [:])
        }
        try place.write(to: "New/a.swift")
        await #expect(throws: AnalysisError.revision(.noFolder(path: root("New"), name: "R"))) {
            try await tree(["a.swift": ""], in: "New")
        }
    }
}
