import DomainStubs
import RandomSamples
import Testing

@testable import Codebase
@testable import Editing

@Suite struct TextDiffTests {
    @Test func `equal texts do not differ, nor do texts without lines`() {
        #expect(TextDiff(from: "a\nb\n", to: "a\nb\n").hunks().isEmpty)
        #expect(TextDiff(from: "", to: "").lines.isEmpty)
    }

    @Test func `lines carry their numbers in both texts`() {
        let lines = TextDiff(from: "a\nb\nc\n", to: "a\nB\nc\n").lines
        #expect(lines.map(\.kind) == [.context, .removed, .added, .context])
        #expect(lines.map(\.oldNumber) == [1, 2, nil, 3])
        #expect(lines.map(\.newNumber) == [1, nil, 2, 3])
    }

    @Test func `changes that are far apart are hunks of their own, near ones are one`() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("\n2\n", with: "\ntwo\n").replacing("\n18\n", with: "\n")
        let hunks = TextDiff(from: old, to: new).hunks()
        #expect(hunks.map(\.heading) == ["@@ -1,5 +1,5 @@", "@@ -15,6 +15,5 @@"])
        let near = old.replacing("\n2\n", with: "\n").replacing("\n8\n", with: "\n")
        #expect(TextDiff(from: old, to: near).hunks().count == 1)
    }

    @Test func `a block between equal lines begins where a person would begin it`() {
        let old = "[\n    f(\n        a\n    ),\n    f(\n        b\n    ),\n]\n"
        let new = old.replacing("b\n    ),\n", with: "b\n    ),\n    f(\n        c\n    ),\n")
        let added = TextDiff(from: old, to: new).lines.filter { $0.kind == .added }
        #expect(added.map(\.text) == ["    f(", "        c", "    ),"])
        let middle = old.replacing("a\n    ),\n", with: "a\n    ),\n    f(\n        c\n    ),\n")
        let found = TextDiff(from: old, to: middle).lines.filter { $0.kind == .added }
        #expect(found.map(\.text) == ["    f(", "        c", "    ),"])
    }

    @Test func `applying a difference to the old text gives the new one`() {
        var dice = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let old = Self.text(&dice)
            let new = Self.text(&dice)
            let lines = TextDiff(from: old, to: new).lines
            let back = lines.filter { $0.kind != .added }.map { $0.text + "\n" }.joined()
            let forth = lines.filter { $0.kind != .removed }.map { $0.text + "\n" }.joined()
            #expect(back == old)
            #expect(forth == new)
        }
    }

    @Test func `a last line without a break is marked as other tools mark it`() {
        let change = FileChange("a.txt", from: "a\nb", to: "a\nb\n")
        #expect(
            change?.unifiedDiff == """
                diff --git a/a.txt b/a.txt
                --- a/a.txt
                +++ b/a.txt
                @@ -1,2 +1,2 @@
                 a
                -b
                \\ No newline at end of file
                +b

                """)
    }

    @Test func `a created and a deleted file stand against nothing`() {
        let change = FileChange("a.txt", from: nil, to: "a\n")
        #expect(
            change?.unifiedDiff.contains("--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1 @@\n+a") == true)
        #expect(change?.reversed.kind == .deleted)
        #expect(FileChange("a.txt", from: "x", to: "x") == nil)
    }

    @Test func `two changes of a file become one, a change taken back none`() throws {
        let first = try #require(FileChange("a", from: "1", to: "2"))
        let second = try #require(FileChange("a", from: "2", to: "3"))
        let set = ChangeSet("Count", changes: [first, second])
        #expect(set.changes.map(\.before) == ["1"])
        #expect(set.changes.map(\.after) == ["3"])
        #expect(ChangeSet("Nothing", changes: [first, first.reversed]).isEmpty)
    }

    private static func text(_ dice: inout SeededGenerator) -> String {
        let count = Int.random(in: 0...12, using: &dice)
        return (0..<count).map { _ in
            String(repeating: " ", count: Int.random(in: 0...2, using: &dice))
                + (Bool.random(using: &dice) ? "a" : "}") + "\n"
        }.joined()
    }
}
