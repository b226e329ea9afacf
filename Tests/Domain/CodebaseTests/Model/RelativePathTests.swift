import DomainStubs
import RandomSamples
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct RelativePathTests {
    @Test func `the folders of some paths are all that hold one of them`() {
        let paths: [RelativePath] = ["App/Views/a.swift", "App/b.swift"]
        #expect(
            RelativePath.withFolders(paths)
                == ["App/Views/a.swift", "App/Views", "App/b.swift", "App", .root])
        #expect(RelativePath.withFolders([RelativePath]()).isEmpty)
    }

    @Test(arguments: [
        ("Sources/App", "Sources/App"), ("/Sources/App/", "Sources/App"), ("./a//b/.", "a/b"),
        ("a/../b", "b"), ("../../a", "a"), ("", ""), (".", ""), ("/", ""), ("a/..", ""),
        ("...", "..."), ("a/.../b", "a/.../b"), (".strata.yml", ".strata.yml"), ("..a", "..a"),
        ("a b/ü", "a b/ü"),
    ])
    func `text is brought into normal form`(_ text: String, _ normal: String) {
        #expect(RelativePath(text).string == normal)
        #expect(RelativePath(RelativePath(text).string) == RelativePath(text))
    }

    @Test func `the parts of a path are named`() {
        let path: RelativePath = "Sources/App/main.swift"
        #expect(path.name == "main.swift")
        #expect(path.parent == "Sources/App")
        #expect(path.fileExtension == "swift")
        #expect(path.components == ["Sources", "App", "main.swift"])
        #expect(RelativePath.root.parent == .root)
        #expect(RelativePath("a").parent == .root)
    }

    @Test(arguments: [("a.b.c", "c"), ("a", ""), (".hidden", ""), ("dir.d/file", ""), ("a.", "")])
    func `the extension stands behind the last dot`(_ path: String, _ expected: String) {
        #expect(RelativePath(path).fileExtension == expected)
    }

    @Test func `a folder holds itself and what lies below`() {
        #expect(RelativePath("a/b").isInside("a"))
        #expect(RelativePath("a").isInside("a"))
        #expect(RelativePath("a").isInside(.root))
        #expect(!RelativePath("ab").isInside("a"))
        #expect(!RelativePath("a").isInside("a/b"))
    }

    @Test func `the rest below a folder joined with it is the path`() {
        for (path, folder) in [("a/b/c", "a"), ("a/b", "a/b"), ("a", ""), ("ü/é", "ü")] {
            let path = RelativePath(path)
            let folder = RelativePath(folder)
            #expect(path.relative(to: folder).map { folder.appending($0) } == path)
        }
        #expect(RelativePath("b").relative(to: "a") == nil)
    }

    @Test func `a name may begin with a combining mark`() {
        let path: RelativePath = "a/\u{301}b/c"
        #expect(path.components == ["a", "\u{301}b", "c"])
        #expect(path.relative(to: "a") == "\u{301}b/c")
        #expect(RelativePath("a/x").resolving("../\u{301}b/c") == path)
        #expect(RelativePath("a//\u{301}b/./c") == path)
    }

    @Test func `text written in a folder is resolved there`() {
        #expect(RelativePath("Packages/App").resolving("../Core") == "Packages/Core")
        #expect(RelativePath("Packages/App").resolving("./Sources") == "Packages/App/Sources")
        #expect(RelativePath("Packages").resolving("../..") == nil)
        #expect(RelativePath.root.resolving("../Other") == nil)
        #expect(RelativePath("a").resolving("..") == .root)
    }

    @Test func `a folder stands directly before what it holds`() {
        let sorted: [RelativePath] = ["a", "a/z", "a+b", "a.b", "ab", "b"]
        #expect(sorted.shuffled().sorted() == sorted)
    }

    @Test func `order is strict and total`() {
        var generator = SeededGenerator(seed: 3)
        let letters = ["a", "b", "/", ".", "-", "ü"]
        let paths = (0..<60).map { _ in
            RelativePath(
                (0..<5).compactMap { _ in letters.randomElement(using: &generator) }.joined())
        }
        for one in paths {
            for other in paths {
                #expect((one < other) == (one != other && !(other < one)))
            }
        }
    }

    @Test func `a folder is widened until all paths stand in it or are it`() {
        let folder = RelativePath("a/b/c")
        #expect(folder.widened(toHold: []) == folder)
        #expect(folder.widened(toHold: ["a/b/c/d.swift", "a/b/c"]) == folder)
        #expect(folder.widened(toHold: ["a/b/cd", "a/b"]) == "a/b")
        #expect(folder.widened(toHold: ["a/b/e.swift", "x.swift"]) == .root)
    }

    @Test func `the way between two folders is counted in steps`() {
        #expect(RelativePath("a/b").distance(to: "a/c/d") == 3)
        #expect(RelativePath("a").distance(to: "a") == 0)
        #expect(RelativePath.root.distance(to: "a/b") == 2)
    }
}
