import Testing

@testable import TerminalUI

@Suite struct TreeTests {
    @Test func `rows are indented, marked, and end with their remark`() {
        let rows: [TreeRow] = [
            TreeRow("app", marker: .expanded),
            TreeRow("ui", depth: 1, marker: .expanded, trailing: "2"),
            TreeRow("list", depth: 2), TreeRow("core", depth: 1), TreeRow("tests"),
            TreeRow("docs", marker: .collapsed),
        ]
        let tree = Tree(ListState(count: rows.count)) { rows[$0] }
        #expect(
            drawn(tree, 16, 6) == """
                 ▾ app
                   ▾ ui       2
                       list
                     core
                   tests
                 ▸ docs
                """)
    }

    @Test func `a long name is cut before the remark`() {
        let tree = Tree(ListState(count: 1)) { _ in TreeRow("a very long name", trailing: "12") }
        #expect(drawn(tree, 16, 1) == "   a very l… 12")
    }
}
