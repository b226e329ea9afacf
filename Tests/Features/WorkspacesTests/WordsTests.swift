import Codebase
import Testing

@testable import Workspaces

@MainActor @Suite struct WordsTests {
    @Test(arguments: [
        (-5, "just now"), (59, "just now"), (60, "1 minute ago"), (3_599, "59 minutes ago"),
        (7_200, "2 hours ago"), (86_400, "yesterday"), (3 * 86_400, "3 days ago"),
        (8 * 86_400, "1 week ago"), (60 * 86_400, "2 months ago"),
        (800 * 86_400, "2 years ago"),
    ])
    func `ages are told in the largest whole unit`(seconds: Int, words: String) {
        #expect(Age(seconds: seconds).words == words)
    }

    @Test func `only what lies in the person's own folder is written with ~`() {
        let words = PathWords(home: "/home/ada")
        #expect(words.shortened("/home/ada") == "~")
        #expect(words.shortened("/home/ada/Code") == "~/Code")
        #expect(words.shortened("/home/adam/Code") == "/home/adam/Code")
        #expect(PathWords(home: "/").shortened("/srv") == "/srv")
    }

    @Test func `a typed path may be absolute, relative, begin with ~ and hold points`() {
        let words = PathWords(home: "/home/ada")
        #expect(words.expanded("~", in: "/srv") == "/home/ada")
        #expect(words.expanded("~/Code/", in: "/srv") == "/home/ada/Code")
        #expect(words.expanded("/a//b/../c/.", in: "/srv") == "/a/c")
        #expect(words.expanded("x/y", in: "/srv") == "/srv/x/y")
        #expect(words.expanded("../..", in: "/srv") == "/")
    }

    @Test func `a path has a name and a folder above it, down to the root`() {
        #expect(PathWords.name(of: "/home/ada") == "ada")
        #expect(PathWords.name(of: "/") == "/")
        #expect(PathWords.parent(of: "/home/ada") == "/home")
        #expect(PathWords.parent(of: "/home") == "/")
        #expect(PathWords.parent(of: "/") == "/")
    }
}
