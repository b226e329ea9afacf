import Testing

@testable import TerminalUI

@Suite struct DiffTests {
    private let lines = [
        DiffLine(.heading, "@@ -1 +1 @@"),
        DiffLine(.context, "import A", oldNumber: 1, newNumber: 1),
        DiffLine(.removed, "import B", oldNumber: 2),
        DiffLine(.added, "import C", newNumber: 2), DiffLine(.added, "import D", newNumber: 3),
        DiffLine(.context, "end", oldNumber: 3, newNumber: 4),
    ]

    @Test func `lines stand behind both numbers and a sign`() {
        #expect(
            drawn(Diff(lines), 24, 6) == """
                        @@ -1 +1 @@
                 1  1   import A
                 2    - import B
                    2 + import C
                    3 + import D
                 3  4   end
                """)
    }

    @Test func `removed lines stand beside the added ones that follow them`() {
        let text = drawn(Diff(lines, arrangement: .sideBySide), 60, 5)
        #expect(
            text == """
                     @@ -1 +1 @@                   @@ -1 +1 @@
                 1   import A                  1   import A
                 2 - import B                  2 + import C
                                               3 + import D
                 3   end                       4   end
                """)
    }

    @Test func `what is too narrow for two sides is drawn one below the other`() {
        let width = Diff.narrowestSideBySide - 1
        let narrow = Diff(lines, arrangement: .sideBySide)
        #expect(drawn(narrow, width, 6) == drawn(Diff(lines), width, 6))
        #expect(narrow.rowCount(width: width) == 6)
        #expect(narrow.rowCount(width: width + 1) == 5)
    }

    @Test func `a block that only adds leaves the other side empty`() {
        let rows = DiffRow.rows(of: [lines[1], lines[3], lines[4]])
        #expect(rows.map { $0.old?.kind } == [.context, nil, nil])
        #expect(rows.map { $0.new?.kind } == [.context, .added, .added])
    }

    @Test func `two blocks after each other do not mix`() {
        let rows = DiffRow.rows(of: [lines[2], lines[3], lines[5], lines[2], lines[4]])
        #expect(rows.count == 3)
        #expect(rows[2].old?.text == "import B" && rows[2].new?.text == "import D")
    }

    @Test func `added and removed lines can be told apart without colour`() {
        let monochrome = buffer(Diff(lines), 24, 6).resolved(with: .monochrome, for: .none)
        #expect(monochrome.text(ofRow: 2).contains("- import B"))
        #expect(monochrome.text(ofRow: 3).contains("+ import C"))
    }

    @Test func `a diff starts at its offset`() {
        #expect(drawn(Diff(lines, offset: 5), 24, 1) == " 3  4   end")
    }
}
