import Codebase
import Foundation
import SourceTrees
import Testing
import Tiers

@Suite(.real) struct FileSystemTreeReaderTests {
    private let place: TemporaryTree

    init() throws { place = try TemporaryTree() }

    @Test func `files are listed once, in path order, hidden ones included`() async throws {
        try place.write(
            to: "b.swift", "a/z.swift", "a.swift", "a/b/c.swift", ".hidden.swift", "a-b/x")
        #expect(
            try await place.files() == [
                ".hidden.swift", "a/b/c.swift", "a/z.swift", "a-b/x", "a.swift", "b.swift",
            ])
        #expect(try await place.tree().incomplete == [])
    }

    @Test func `names with spaces, line breaks, emoji and marks stay what they are`() async throws {
        let names = [
            "a b.swift", "line\nbreak.swift", "🙂.swift", "e\u{301}.swift", "-x", "\u{1B}[31m",
        ]
        for name in names { try place.write(to: name) }
        #expect(try await Set(place.files()) == Set(names))
    }

    @Test func `a name that is not UTF-8 is named as incomplete, not dropped`() async throws {
        try place.write(to: "ok.swift")
        close(creat(place.path + "/b\u{0}", 0o600))
        let name: [CChar] =
            (place.path + "/").utf8.map { CChar(bitPattern: $0) }
            + [98, CChar(bitPattern: 0xFF), 46, 115, 119, 105, 102, 116, 0]
        close(creat(name, 0o600))
        let tree = try await place.tree()
        #expect(tree.swiftFiles.map(\.string) == ["ok.swift"])
        #expect(tree.incomplete.map(\.path.string) == ["b\u{FFFD}.swift"])
        #expect(tree.incomplete.first?.reason.split(separator: ". ").count == 2)
    }

    @Test(arguments: [
        ".build", "Pods", "Carthage", "DerivedData", "checkouts", "node_modules", ".swiftpm",
        ".tuist-bin",
        "SourcePackages", "App.xcarchive", ".git",
    ])
    func `what is built, fetched or vendored is left out, at every level`(name: String) async throws
    {
        try place.write(to: "a.swift", "\(name)/b.swift", "Sub/\(name)/c/d.swift", "\(name).swift")
        #expect(try await place.files() == ["\(name).swift", "a.swift"].sorted())
    }

    @Test func `a template of Cookiecutter is left out, though git tracks it`() async throws {
        try place.write(to: "a.swift", "{{cookiecutter.name}}/b.swift")
        try place.git("init", "-q")
        try place.git("add", "-f", ".")
        #expect(try await place.files() == ["a.swift"])
    }

    @Test func `what git tracks is listed, though ignored or in a doubtful folder`() async throws {
        try place.write("Ignored/\n*.gen.swift\n", to: ".gitignore")
        try place.write(
            to: "Ignored/a.swift", "Ignored/b.swift", "x.gen.swift", "y.gen.swift",
            "DerivedData/c.swift", "DerivedData/d.swift", "Ignored.swift")
        try place.git("init", "-q")
        try place.git("add", "-f", "Ignored/a.swift", "x.gen.swift", "DerivedData/c.swift")
        #expect(
            try await place.files() == [
                ".gitignore", "DerivedData/c.swift", "Ignored/a.swift", "Ignored.swift",
                "x.gen.swift",
            ])
    }

    @Test func `copies of others' code are left out although git tracks them`() async throws {
        try place.write(
            to: "Podfile", "Pods/A.swift", "Cartfile", "Carthage/B.swift", "Sources/Pods/C.swift",
            "fastlane/Fastfile.swift", "fastlane/swift/Runner/D.swift", "swift/E.swift")
        try place.git("init", "-q")
        try place.git("add", "-f", ".")
        #expect(
            try await place.files() == [
                "Cartfile", "Podfile", "Sources/Pods/C.swift", "fastlane/Fastfile.swift",
                "swift/E.swift",
            ])
    }

    @Test(arguments: ["Podfile", "podfile"])
    func `tracked copies of others' code are counted, and only their Swift`(
        podfile: String
    ) async throws {
        try place.write(
            to: podfile, "Pods/A.swift", "Pods/Deep/B.swift", "Pods/c.m", "Podsy/D.swift",
            "E.swift")
        try place.git("init", "-q")
        #expect(try await place.tree().vendored == 0)
        try place.git("add", "-f", ".")
        #expect(try await place.tree().vendored == 2)
    }

    @Test func `ignore files count without a repository too`() async throws {
        try place.write("*.gen.swift\n", to: "Sub/.gitignore")
        try place.write(to: "Sub/a.gen.swift", "a.gen.swift", "Sub/deep/b.gen.swift")
        #expect(try await place.files() == ["Sub/.gitignore", "a.gen.swift"])
    }

    @Test func `an ignore file above the opened folder counts from where it stands`() async throws {
        try place.git("init", "-q")
        try place.write("/Part/Generated\nother/\n", to: ".gitignore")
        try place.write(
            to: "Part/Generated/a.swift", "Part/Part/Generated/b.swift", "Part/other/c.swift")
        #expect(try await place.files(of: "Part") == ["Part/Generated/b.swift"])
    }

    @Test func `a folder that is ignored is shown when it is what a person opens`() async throws {
        try place.git("init", "-q")
        try place.write("Part/\n", to: ".gitignore")
        try place.write(to: "Part/a.swift")
        #expect(try await place.files(of: "Part") == ["a.swift"])
    }

    @Test func `the repository's own and the person's own ignore files count`() async throws {
        try place.git("init", "-q")
        try place.write("a.swift\n", to: ".git/info/exclude")
        try place.write("[core]\n\texcludesFile = ~/mine\n", to: "home/.gitconfig")
        try place.write("b.swift\n", to: "home/mine")
        try place.write(to: "code/a.swift", "code/b.swift", "code/c.swift")
        let reader = FileSystemTreeReader(environment: ["HOME": place.path + "/home"])
        let tree = try await reader.tree(at: place.path + "/code")
        #expect(tree.files.map(\.string) == ["c.swift"])
    }

    @Test func `submodules and repositories inside belong to it by their own rules`() async throws {
        try place.git("init", "-q")
        try place.write("*.gen.swift\n", to: ".gitignore")
        try place.write(to: "Sub/a.gen.swift", "Sub/b.tmp.swift", "c.gen.swift")
        try place.git("init", "-q", in: "Sub")
        try place.write("*.tmp.swift\n", to: "Sub/.gitignore")
        #expect(try await place.files() == [".gitignore", "Sub/.gitignore", "Sub/a.gen.swift"])
    }

    @Test
    func `a folder that cannot be listed is incomplete, and the rest is there`() async throws {
        try place.write(to: "a.swift", "closed/b.swift")
        chmod(place.path + "/closed", 0)
        defer { chmod(place.path + "/closed", 0o700) }
        let tree = try await place.tree()
        guard geteuid() != 0 else { return }
        #expect(tree.files == ["a.swift"])
        #expect(tree.incomplete.map(\.path) == ["closed"])
        #expect(tree.incomplete.first?.reason.split(separator: ". ").count == 2)
    }

    @Test func `a folder that is not there, and a file in its place, are errors`() async throws {
        try place.write(to: "file")
        await #expect(throws: AnalysisError.noFolder(path: place.path + "/nothing")) {
            try await place.tree(of: "nothing")
        }
        await #expect(throws: AnalysisError.isFile(path: place.path + "/file")) {
            try await place.tree(of: "file")
        }
    }

    @Test func `folders can be deeper than any stack`() async throws {
        let folder = Array(repeating: "d", count: 1500).joined(separator: "/")
        try place.write(to: folder + "/a.swift")
        #expect(try await place.files() == [folder + "/a.swift"])
    }
}
