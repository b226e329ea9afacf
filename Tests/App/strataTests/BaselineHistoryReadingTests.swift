import Architecture
import Codebase
import Foundation
import TemporaryCodebases
import Testing
import Tiers

@testable import strata

/// The history of a record as the program reads it: git's objects and the parser of records.
@Suite(.real) struct BaselineHistoryReadingTests {
    private let scratch: ScratchRepository
    private let read = Services.live(environment: [:]).readBaselineHistory

    init() throws { scratch = try ScratchRepository() }

    private static let cart =
        "  - { kind: sideways, from: \"::Cart\", to: \"::Orders\", names: [\"Order\"] }\n"
    private static let home = "  - { kind: unassigned, from: \"::Home\" }\n"

    private func text(_ entries: String...) -> String {
        "version: 1\nviolations:\n" + entries.joined()
    }

    private var folder: String { scratch.folder }

    @Test func `records, damage and removal are told apart, commit by commit`() async throws {
        try scratch.git("init", "-q")
        try commit(text(Self.cart, Self.home))
        try commit(text(Self.cart) + "<<<<<<< HEAD\n")
        try commit("version: 9\nviolations: []\n")
        try commit(text(Self.home))
        try scratch.git("rm", "-q", Baseline.file.string)
        try scratch.git("commit", "-qm", "remove")
        let history = await read.history(in: folder)
        #expect(history.limits.isEmpty)
        #expect(history.counts { _ in true } == [2, nil, nil, 1, nil])
        let damaged = history.points.compactMap { point in
            if case .damaged(let reason) = point.record { reason } else { nil }
        }
        #expect(
            damaged == [
                "line 4: A merge left “<<<<<<<” here.",
                "line 1: A later version of Strata wrote this record.",
            ])
        #expect(history.points.last?.record == BaselinePoint.Record.none)
        #expect(history.events.map(\.change) == [.went])
    }

    @Test func `what was read before is taken over, and later commits are added`() async throws {
        try scratch.git("init", "-q")
        try commit(text(Self.cart))
        let first = await read.history(in: folder)
        try commit(text(Self.cart, Self.home))
        let second = await read.history(in: folder, after: first)
        #expect(second.points.first == first.points.first && second.points.count == 2)
        #expect(second == (await read.history(in: folder)))
    }

    @Test func `no repository and no commit are no empty history`() async throws {
        #expect(await read.history(in: folder).limits == [.noRepository])
        try scratch.git("init", "-q")
        #expect(await read.history(in: folder).limits == [.noCommits])
        try scratch.write("x", to: "other")
        try scratch.commitAll("other")
        #expect(await read.history(in: folder) == BaselineHistory())
    }

    @Test func `however a record is arranged, its history says what check reads`() async throws {
        let other =
            "  - { kind: sideways, from: \"::Cart\", to: \"::Orders\", names: [\"More\"] }\n"
        let block = "  - kind: unassigned\n    from: \"::Late\"\n"
        let noted = "  - { kind: unassigned, from: \"::Home\", owner: \"a }\" }\n"
        let texts = [
            text(Self.cart, Self.home), text(Self.home, Self.cart), text(Self.cart, other),
            text(Self.cart, "  # mine\n", Self.home), text(Self.home, block), text(noted),
            "# Hello\n" + text(Self.cart), text(Self.cart) + "version: 1\n",
            "violations:\n" + Self.cart, text(Self.cart.replacing("::Cart", with: "::Basket")),
            text(Self.home.replacing("kind", with: "sort")), text() + "...\n", "version: 1\n",
        ]
        try scratch.git("init", "-q")
        for text in texts { try commit(text) }
        let history = await read.history(in: folder)
        let configuration = Services.live(environment: [:]).configuration
        try #require(history.points.count == texts.count)
        for (point, text) in zip(history.points, texts) {
            let contents = PatchedContents(
                NoContents(), patches: [Baseline.file: Array(text.utf8)])
            let whole = try? await configuration.baseline(in: contents)
            #expect(Self.sayings(point.entries) == Self.sayings(whole?.entries), "\(text)")
        }
    }

    /// What entries say, wherever they stand.
    private static func sayings(_ entries: [BaselineEntry]?) -> [String]? {
        entries?.map { "\($0.id) \($0.names ?? ["any"]) \($0.note)" }.sorted()
    }

    private func commit(_ text: String) throws {
        try scratch.write(text, to: Baseline.file.string)
        try scratch.commitAll("record")
    }
}
