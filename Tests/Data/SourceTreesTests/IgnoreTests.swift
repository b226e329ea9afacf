import Foundation
import Testing
import Tiers

/// Every case is put to git as well: what is written here is only what git says.
@Suite(.real) struct IgnoreTests {
    private static let names = [
        "a.swift", "b.swift", "abc", "a b", "x/a.swift", "x/y/a.swift", "x/y/z/b.swift", "x/abc/d",
        "foo/bar/baz", "foo/x/bar", "foo/x/y/bar", "foobar", "#hash", "!bang", "trail ", "[b]",
        "doc/frotz/a", "sub/doc/frotz/b", "q?", "1.log", "12.log", "x/debug.log", "back\\slash",
        "A.SWIFT", "-", "]", "x/keep/a.gen", "x/b.gen", "ä/é.swift", "build/out", "src/build/out",
    ]

    @Test(arguments: [
        "*.swift", "/a.swift", "x/", "x/*", "/x/**", "**/a.swift", "x/**/b.swift", "a", "a*",
        "a?c",
        "[a]*", "[!a]*", "[^a]*", "[a-c].swift", "[[:digit:]]*", "[[:upper:]]*", "[]]", "[[]b]",
        "foo/*/bar", "foo/**/bar", "**/bar", "**foo", "foo**", "foo/**", "foo**bar", "x/**/",
        "**",
        "doc/frotz", "doc/frotz/", "/doc/frotz", "\\#hash", "#hash", "\\!bang", "trail ",
        "trail\\ ",
        "q\\?", "q?", "*.log\n!1.log", "*\n!*/\n!*.swift", "x/*\n!x/keep", "x\n!x/keep",
        "/*\n!/foo",
        "[", "[a", "a[", "\\", "*\\", "back\\\\slash", "*/", "/", "//", "", " ", "!", "!*",
        "x//y",
        "ä/*", "**/é.swift", "build", "/build", "build/", "*.swift\r\n!b.swift\r", "[a-",
        "[z-a]b]",
        "[[:foo:]]a", "[a\\-c]bc", "*bc", "*?c", "***", "x/***/b.swift", "***/bar", "*a*b*",
        "x/y/z",
        "[!x]/y", "*.{swift}", "\\a.swift", "-", "[--0]", "x/abc/*",
        "[[:alpha:][:digit:]]*.log",
        "\u{FEFF}abc", "*.gen\n!keep/*.gen", "*.gen\n!/x/keep/a.gen", "foo/\\*", "foo\\/bar",
    ])
    func `each pattern ignores what git ignores by it`(pattern: String) async throws {
        let place = try TemporaryTree()
        for name in Self.names { try place.write(to: name) }
        try place.git("init", "-q")
        try place.write(pattern + "\n", to: ".gitignore")
        #expect(try await place.files().sorted() == place.filesByGit().sorted())
    }

    @Test(arguments: 0..<25)
    func `trees with ignore files at several levels are listed as by git`(
        seed: UInt64
    ) async throws {
        let place = try TemporaryTree()
        var random = Dice(seed: seed &+ 1)
        let folders = (0..<30).map { _ in random.path(depth: 4) }
        for folder in folders {
            for _ in 0..<3 { try place.write(to: "r/" + folder + "/" + random.name() + ".f") }
        }
        for folder in [""] + folders.filter({ _ in random.roll(3) == 0 }) {
            let lines = (0..<4).map { _ in random.pattern() }.joined(separator: "\n")
            try place.write(lines + "\n", to: "r/" + folder + "/.gitignore")
        }
        try place.git("init", "-q", in: "r")
        if seed % 2 == 0 {
            try place.git("config", "index.version", seed % 4 == 0 ? "4" : "2", in: "r")
            for folder in folders where random.roll(2) == 0 {
                try place.git("add", "-f", folder, in: "r")
            }
        }
        #expect(try await place.files(of: "r").sorted() == place.filesByGit(of: "r").sorted())
    }
}
