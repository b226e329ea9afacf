import Testing

@testable import Architecture
@testable import Codebase

/// What can be said of a record from its states over time.
@Suite struct BaselineHistoryTests {
    private static let cart = BaselineEntry(.sideways, ["::Cart", "::Orders"], names: ["Order"])
    private static let home = BaselineEntry(.sideways, ["::Home", "::Orders"], names: ["Order"])

    private func point(_ day: Int, _ record: BaselinePoint.Record) -> BaselinePoint {
        let commit = CommitNote(name: "c\(day)", time: day * 86_400, author: "Ada", subject: "")
        return BaselinePoint(commit: commit, time: commit.time, record: record)
    }

    private func history(_ records: BaselinePoint.Record...) -> BaselineHistory {
        BaselineHistory(points: records.enumerated().map { point($0.offset, $0.element) })
    }

    @Test func `what nobody can read and what is not there are never zero`() {
        let history = history(.entries([Self.cart]), .damaged("line 3"), .none, .entries([]))
        #expect(history.counts { _ in true } == [1, nil, nil, 0])
    }

    @Test func `an entry is as old as its first record without a gap`() {
        let history = history(
            .entries([Self.cart, Self.home]), .entries([Self.home]), .damaged("line 3"),
            .entries([Self.cart, Self.home]))
        let beginnings = history.beginnings
        #expect(beginnings[Self.cart.id]?.commit?.name == "c3")
        #expect(beginnings[Self.home.id]?.commit?.name == "c0")
    }

    @Test func `the first record came from nowhere, later entries came`() {
        let history = history(
            .entries([Self.cart]), .entries([Self.cart, Self.home]), .entries([Self.home]))
        #expect(history.events.map(\.change) == [.came, .went])
        #expect(history.events.map(\.entry.id) == [Self.home.id, Self.cart.id])
        #expect(history.events.map(\.isImprovement) == [false, true])
    }

    @Test func `a record that is damaged for a while loses nothing by it`() {
        let history = history(
            .entries([Self.cart]), .damaged("line 3"), .none, .entries([Self.cart]))
        #expect(history.events.isEmpty)
    }

    @Test func `names that come or go are events of their entry`() {
        let wide = BaselineEntry(.sideways, ["::Cart", "::Orders"], names: ["Order", "Receipt"])
        let any = BaselineEntry(.sideways, ["::Cart", "::Orders"], names: nil)
        let history = history(
            .entries([Self.cart]), .entries([wide]), .entries([Self.cart]), .entries([any]))
        #expect(
            history.events.map(\.change) == [.grew(["Receipt"]), .shrank(["Receipt"]), .grew([])])
    }

    @Test func `what is not committed is the last point, if it differs`() {
        let committed = history(.entries([Self.cart]))
        let read = BaselineEntry(
            .sideways, ["::Cart", "::Orders"], names: ["Order"], line: 9)
        #expect(committed.continued(to: Baseline([read]), at: 99) == committed)
        let changed = committed.continued(to: Baseline(), at: 99)
        #expect(changed.points.last?.commit == nil && changed.points.last?.entries == [])
        #expect(
            committed.continued(to: nil, at: 99).points.last?.record == BaselinePoint.Record.none)
        #expect(BaselineHistory().continued(to: nil, at: 99).points.isEmpty)
    }

    @Test func `another owner alone is a state of its own, and no event`() {
        var owned = Self.cart
        owned.note.owner = "ada"
        let changed = history(.entries([Self.cart])).continued(to: Baseline([owned]), at: 99)
        #expect(changed.points.count == 2 && changed.events.isEmpty)
    }

    @Test(arguments: [
        (0, "1970-01-01"), (-1, "1969-12-31"), (951_782_400, "2000-02-29"),
        (1_795_435_200, "2026-11-23"), (4_107_542_399, "2100-02-28"), (4_107_542_400, "2100-03-01"),
    ])
    func `days are those of the calendar in UTC`(time: Int, day: String) {
        #expect(CalendarDay(at: time).description == day)
    }
}
