import Testing

@testable import Codebase

@Suite struct NameUsesTests {
    private let uses = NameUses(["Cart": [9, 3, 3], "Item": [4], "A": []])

    private func lines(_ uses: NameUses, of name: String) -> [UInt32]? {
        uses.names.firstIndex(of: name).map { Array(uses.lines(at: $0)) }
    }

    @Test func `names ascend, and so do their lines, each once`() {
        #expect(uses.names == ["A", "Cart", "Item"])
        #expect(lines(uses, of: "Cart") == [3, 9])
        #expect(lines(uses, of: "Item") == [4])
        #expect(lines(uses, of: "A") == [])
    }

    @Test func `what was stored comes back`() {
        let stored = NameUses(names: uses.names, lines: uses.lines, ends: uses.ends)
        #expect(stored == uses)
    }

    @Test func `parts that do not fit together are refused`() {
        #expect(NameUses(names: ["A"], lines: [1], ends: []) == nil)
        #expect(NameUses(names: ["A"], lines: [1], ends: [2]) == nil)
        #expect(NameUses(names: ["A", "B"], lines: [1, 2], ends: [3, 2]) == nil)
        #expect(NameUses(names: [], lines: [1], ends: []) == nil)
        #expect(NameUses(names: [], lines: [], ends: []) == NameUses())
    }

    @Test func `a line that no number holds does not crash`() {
        #expect(lines(NameUses(["A": [-1, .max]]), of: "A") == [0, .max])
    }
}
