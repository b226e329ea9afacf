import Codebase
import SourceTrees
import TemporaryCodebases
import Testing

@testable import LocalFiles

@Suite struct OwnersFileTests {
    private func owners(
        of path: String, in text: String, isOfGitLab: Bool = false
    ) -> String {
        OwnersFile(text, isOfGitLab: isOfGitLab).owners(of: RelativePath(path))
            .joined(separator: " ")
    }

    @Test func `the last line that is about a file counts`() {
        let text = """
            # Who owns what
            *       @all
            *.swift @swift @ann # and Bob
            /Cart/  @cart

            /Cart/README.md
            /Cart/Old nobody
            """
        #expect(owners(of: "README.md", in: text) == "@all")
        #expect(owners(of: "Home/A.swift", in: text) == "@swift @ann")
        #expect(owners(of: "Cart/Sub/A.swift", in: text) == "@cart")
        // Nobody owns what a line names without an owner.
        #expect(owners(of: "Cart/README.md", in: text).isEmpty)
        // A line with a word that is no owner means nothing.
        #expect(owners(of: "Cart/Old/A.swift", in: text) == "@cart")
    }

    @Test(arguments: [
        ("docs/*", "docs/a.md", true), ("docs/*", "docs/sub/a.md", false),
        ("docs/", "docs/sub/a.md", true), ("docs/", "sub/docs/a.md", true),
        ("docs/", "docs", false), ("/docs/", "sub/docs/a.md", false),
        ("Cart/Core", "Cart/Core/A.swift", true), ("Cart/Core", "Sub/Cart/Core/A.swift", false),
        ("Core", "Sub/Core/A.swift", true), ("Core", "Core", true), ("Core", "Cores/A", false),
        ("**/Logs", "a/b/Logs/c", true), ("**/Logs", "Logs", true),
        ("/App/**", "App/a/b", true), ("/App/**", "App", false),
        ("/App/**/Tests", "App/Tests/a", true), ("/App/**/Tests", "App/a/b/Tests/c", true),
        ("/App/**/Tests", "App/a/Testing/c", false), ("*.sw?ft", "a/B.swift", true),
        ("*View*.swift", "CartViewModel.swift", true), ("*View*.swift", "Cart.swift", false),
        ("*", "a/b/c", true), ("A*B*C", "AxBxBxC", true), ("A*B*C", "AxBxB", false),
    ])
    func `a pattern is about files as GitHub says`(pattern: String, path: String, isAbout: Bool) {
        #expect(owners(of: path, in: pattern + " @a") == (isAbout ? "@a" : ""))
    }

    @Test func `spaces and signs of comments can be part of a name`() {
        #expect(owners(of: "My App/A.swift", in: "My\\ App/ @a") == "@a")
        #expect(owners(of: "#a", in: "\\#a @a") == "@a")
        #expect(owners(of: "a#b", in: "a#b @a") == "@a")
        #expect(owners(of: "a", in: "a ann@shop.example") == "ann@shop.example")
    }

    @Test func `each section has owners of its own, and gives them to lines without`() {
        let text = """
            * @all
            [Cart team] @cart @ann
            Cart/
            Cart/Legal.swift @legal
            ^[Docs][2] @docs
            *.md
            """
        #expect(owners(of: "Cart/A.swift", in: text) == "@all @cart @ann")
        #expect(owners(of: "Cart/Legal.swift", in: text) == "@all @legal")
        #expect(owners(of: "Cart/a.md", in: text) == "@all @cart @ann @docs")
    }

    @Test func `for GitLab only a slash at the start ties a pattern to the top`() {
        #expect(owners(of: "Sub/Cart/Core/A.swift", in: "Cart/Core/ @a", isOfGitLab: true) == "@a")
        #expect(owners(of: "Sub/Cart/A.swift", in: "/Cart/ @a", isOfGitLab: true).isEmpty)
    }
}

@Suite struct CodeOwnersReaderTests {
    private func owners(
        of path: String, _ files: [String: String], in folder: String = ""
    ) async throws -> [String]? {
        let codebase = try TemporaryCodebase(files)
        let root = codebase.root + folder
        let owners = await CodeOwnersReader(root: root).owners(in: FolderContents(root))
        return owners?.owners(of: RelativePath(path))
    }

    @Test func `the first place where GitHub looks counts, then those of GitLab`() async throws {
        let all = [
            ".github/CODEOWNERS": "* @hub", "CODEOWNERS": "* @top", "docs/CODEOWNERS": "* @docs",
            ".gitlab/CODEOWNERS": "a/b/ @lab",
        ]
        #expect(try await owners(of: "a", all) == ["@hub"])
        #expect(
            try await owners(of: "a", all.filter { $0.key != ".github/CODEOWNERS" }) == ["@top"])
        let ofGitLab = all.filter { $0.key.hasPrefix(".gitlab") }
        #expect(try await owners(of: "x/a/b/c", ofGitLab) == ["@lab"])
        #expect(try await owners(of: "a", [:]) == nil)
    }

    @Test func `a folder of a repository has the owners of the repository`() async throws {
        let files = [
            ".git/HEAD": "ref: refs/heads/main", ".git/objects/a": "", ".git/refs/a": "",
            ".github/CODEOWNERS":
                "* @all\n/Apps/Shop/Cart/ @cart\nCart/ @other\n/Apps/Shop/Cart/ @cart",
            "Apps/Shop/Cart/A.swift": "",
        ]
        #expect(try await owners(of: "Cart/A.swift", files, in: "/Apps/Shop") == ["@cart"])
        #expect(try await owners(of: "Home/A.swift", files, in: "/Apps/Shop") == ["@all"])
    }

    @Test func `what stands above the repository says nothing of it`() async throws {
        let files = [
            "CODEOWNERS": "* @above", "Shop/.git/HEAD": "ref: refs/heads/main",
            "Shop/.git/objects/a": "", "Shop/.git/refs/a": "", "Shop/App/A.swift": "",
        ]
        #expect(try await owners(of: "A.swift", files, in: "/Shop/App") == nil)
    }
}
