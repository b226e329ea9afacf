import Architecture
import Codebase
import TerminalUI
import Testing

@testable import Violations

@MainActor @Suite struct ArrangementTests {
    private func item(
        _ kind: ViolationKind, _ from: ModuleID, _ to: ModuleID?, _ severity: Severity
    ) -> ViolationItem {
        ViolationItem(
            Violation(kind: kind, from: from, to: to, severity: severity, message: ""), names: [:])
    }

    private var items: [ViolationItem] {
        [
            item(.upward, "::A", "::B", .error), item(.upward, "::C", "::B", .error),
            item(.unused, "::D", "::B", .warning), item(.transitive, "::A", "::D", .info),
        ]
    }

    private func keys(_ arrangement: Arrangement) -> [String] {
        arrangement.rows.compactMap { row in
            if case .group(let group) = row { group.key } else { nil }
        }
    }

    @Test func `kinds stand in the order in which their worst violation came`() {
        let arrangement = Arrangement(items, by: .kind, closed: []) { _ in true }
        #expect(keys(arrangement) == ["upward", "unused", "transitive"])
        #expect(arrangement.rows.count == 7)
    }

    @Test func `modules stand worst first, then by more violations, then by name`() {
        let arrangement = Arrangement(items, by: .module, closed: []) { _ in true }
        #expect(keys(arrangement) == ["A", "C", "D"])
    }

    @Test func `a closed group keeps its count and hides its violations`() {
        let arrangement = Arrangement(items, by: .kind, closed: ["upward"]) { _ in true }
        #expect(arrangement.rows.count == 5)
        guard case .group(let group) = arrangement.rows[0] else {
            Issue.record("The first row is no group.")
            return
        }
        #expect(group.count == 2)
        #expect(!group.isOpen)
    }

    @Test func `a row is found again by identity, in a closed group by its group`() {
        let open = Arrangement(items, by: .kind, closed: []) { _ in true }
        let id = open.id(at: 2, in: items)
        #expect(id.flatMap { open.row(of: $0, in: items) } == 2)
        let closed = Arrangement(items, by: .kind, closed: ["upward"]) { _ in true }
        #expect(id.flatMap { closed.row(of: $0, in: items) } == 0)
    }

    @Test func `positions count violations, not headings`() {
        let arrangement = Arrangement(items, by: .kind, closed: []) { _ in true }
        #expect(arrangement.position(of: 2) == (2, 4))
        #expect(arrangement.position(of: 3) == (3, 4))
        #expect(arrangement.position(of: 99) == (0, 0))
    }

    @Test func `names that do not fit both lose letters in the middle, short ones none`() {
        let long = String(repeating: "x", count: 40)
        func text(_ from: String, _ to: String?, _ width: Int) -> String {
            EdgeName(from: from, to: to, style: .plain, matcher: FilterMatcher(""))
                .cells(width: width).map(\.glyph.string).joined()
        }
        #expect(text("App", long, 24).hasPrefix("App → xxx"))
        #expect(text(long, "App", 24).hasSuffix("x → App"))
        #expect(text(long, long, 23).count == 23)
        #expect(text("App", nil, 10) == "App")
    }

    @Test func `numbers have commas, words follow them in number`() {
        #expect(999.grouped == "999")
        #expect(1_000.grouped == "1,000")
        #expect(1_234_567.grouped == "1,234,567")
        #expect(1.counted("import") == "1 import")
        #expect(2.counted("entry", "entries") == "2 entries")
    }
}
