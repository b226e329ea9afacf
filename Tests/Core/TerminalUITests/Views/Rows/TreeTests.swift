import Testing

@testable import TerminalUI

@Suite struct TreeTests {
    private let children = ["app": ["ui", "core"], "ui": ["list"]]

    private func outline(_ expanded: Set<String>) -> [Outline<String>.Row] {
        Outline(
            ["app", "tests"], isExpanded: { expanded.contains($0) },
            children: { children[$0] ?? [] }
        ).rows
    }

    @Test("an outline shows what is below expanded nodes, in order")
    func outlineRows() {
        let rows = outline(["app", "ui", "tests"])
        #expect(rows.map(\.node) == ["app", "ui", "list", "core", "tests"])
        #expect(rows.map(\.depth) == [0, 1, 2, 1, 0])
        #expect(rows.map(\.marker) == [.expanded, .expanded, .leaf, .leaf, .leaf])
    }

    @Test("what is below a collapsed node is not shown")
    func collapsed() {
        #expect(outline(["ui"]).map(\.node) == ["app", "tests"])
        #expect(outline([]).first?.marker == .collapsed)
    }

    @Test("rows are indented, marked, and end with their remark")
    func drawing() {
        let rows = outline(["app", "ui"])
        let tree = Tree(ListState(count: rows.count)) { index in
            TreeRow(
                StyledText(rows[index].node), depth: rows[index].depth,
                marker: rows[index].marker, trailing: index == 1 ? "2" : "")
        }
        #expect(
            drawn(tree, 16, 5) == """
                 ▾ app
                   ▾ ui       2
                       list
                     core
                   tests
                """)
    }

    @Test("a long name is cut before the remark")
    func longName() {
        let tree = Tree(ListState(count: 1)) { _ in TreeRow("a very long name", trailing: "12") }
        #expect(drawn(tree, 16, 1) == "   a very l… 12")
    }
}
