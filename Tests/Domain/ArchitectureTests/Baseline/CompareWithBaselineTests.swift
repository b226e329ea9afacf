import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// What a record says of the violations that are there now.
@Suite struct CompareWithBaselineTests {
    private static let features = Layer.stub(
        "Features", ["Cart", "Orders", "Home"], options: LayerOptions(peers: .features))

    /// The analysis of Cart, which uses some names of Orders, with a record.
    private func analysis(
        uses names: [String], recorded baseline: Baseline?, imports: Bool = true
    ) -> Analysis {
        let cart = Module.stub("Cart", uses: ["Orders"])
        let orders = Module.stub("Orders")
        return analyze(
            .stub([cart, orders]),
            facts: [
                cart.sources[0]: .stub(
                    imports: imports ? [ImportStatement(module: "Orders", line: 1)] : [],
                    uses: Dictionary(uniqueKeysWithValues: names.map { ($0, [3]) })),
                orders.sources[0]: .stub(declares: [.stub("Order"), .stub("Receipt")]),
            ],
            written: LayerConfiguration(source: .file(".strata.yml"), layers: [Self.features]),
            baseline: baseline)
    }

    private func entry(_ names: [String]?) -> BaselineEntry {
        BaselineEntry(.sideways, ["::Cart", "::Orders"], names: names)
    }

    private func sideways(_ analysis: Analysis) -> Violation? {
        analysis.violations.first { $0.kind == .sideways }
    }

    @Test func `without a record everything is new`() {
        let analysis = analysis(uses: ["Order"], recorded: nil)
        #expect(sideways(analysis)?.state == .new)
        #expect(analysis.totals.errors == 1)
    }

    @Test func `what is recorded is neither new nor an error`() {
        let analysis = analysis(uses: ["Order"], recorded: Baseline([entry(["Order"])]))
        #expect(sideways(analysis)?.state == .recorded)
        #expect(analysis.stale.isEmpty)
        #expect(analysis.totals.errors == 0 && analysis.totals.recorded == 1)
    }

    @Test func `another name over a recorded edge is new, and named`() {
        let analysis = analysis(
            uses: ["Order", "Receipt"], recorded: Baseline([entry(["Order"])]))
        #expect(sideways(analysis)?.state == .new)
        #expect(sideways(analysis)?.unrecorded == ["Receipt"])
        #expect(analysis.stale.isEmpty)
    }

    @Test func `a name that is used no longer is stale`() {
        let analysis = analysis(
            uses: ["Order"], recorded: Baseline([entry(["Order", "Receipt"])]))
        #expect(sideways(analysis)?.state == .recorded)
        #expect(analysis.stale.map(\.gone) == [["Receipt"]])
        #expect(analysis.prunedBaseline() == Baseline([entry(["Order"])]))
    }

    @Test func `a violation that is gone is stale as a whole`() {
        let analysis = analysis(
            uses: [], recorded: Baseline([entry(["Order"])]), imports: false)
        #expect(analysis.stale.map(\.rest) == [nil])
        #expect(analysis.prunedBaseline() == Baseline())
    }

    @Test func `an entry without names allows any`() {
        let analysis = analysis(
            uses: ["Order", "Receipt"], recorded: Baseline([entry(nil)]))
        #expect(sideways(analysis)?.state == .recorded)
        #expect(analysis.newBaseline() == Baseline([entry(nil)]))
    }

    @Test func `a new record has all errors and warnings, and keeps the notes`() {
        var known = entry(["Order"])
        known.note = BaselineEntry.Note(reason: "Checkout first.", owner: "ada")
        let analysis = analysis(uses: ["Order", "Receipt"], recorded: Baseline([known]))
        let new = analysis.newBaseline()
        #expect(new.entries.map(\.names) == [["Order", "Receipt"]])
        #expect(new.entries.map(\.note) == [known.note])
        #expect(analysis.violations.allSatisfy { $0.severity != .info })
    }

    @Test func `two entries about the same allow what either allows`() {
        let both = Baseline([entry(["Order"]), entry(["Receipt"])])
        #expect(both.entries.map(\.names) == [["Order", "Receipt"]])
    }

    private func cycle(_ imports: [String: [String]], recorded: [ModuleID]) -> Analysis {
        let modules = ["A", "B", "C"].map { name in
            Module.stub(name, uses: imports[name] ?? [])
        }
        return analyze(
            .stub(modules),
            facts: Dictionary(
                uniqueKeysWithValues: modules.map { module in
                    let names = imports[module.name] ?? []
                    return (
                        module.sources[0],
                        .stub(
                            imports: names.enumerated().map {
                                ImportStatement(module: $1, line: $0 + 1)
                            })
                    )
                }),
            written: LayerConfiguration(
                source: .file(".strata.yml"), layers: [.stub("All", ["A", "B", "C"])]),
            baseline: Baseline([BaselineEntry(.cycle, recorded)]))
    }

    @Test func `a cycle that got smaller is recorded, and the rest of it stale`() {
        let analysis = cycle(["A": ["B"], "B": ["A"]], recorded: ["::A", "::B", "::C"])
        #expect(analysis.violations.map(\.state) == [.recorded])
        #expect(analysis.stale.map(\.gone) == [["::C"]])
        #expect(
            analysis.prunedBaseline() == Baseline([BaselineEntry(.cycle, ["::A", "::B"])]))
    }

    @Test func `a cycle that got larger is new`() {
        let analysis = cycle(
            ["A": ["B"], "B": ["C"], "C": ["A"]], recorded: ["::A", "::B"])
        #expect(analysis.violations.map(\.state) == [.new])
        #expect(analysis.stale.map(\.rest) == [nil])
    }

    @Test func `where something is unread nothing counts as gone`() {
        let cart = Module.stub("Cart")
        let analysis = analyze(
            .stub(
                [cart],
                incomplete: [IncompleteItem(path: "Orders/Package.swift", reason: "Unreadable.")]),
            facts: [cart.sources[0]: .stub()],
            written: LayerConfiguration(source: .file(".strata.yml"), layers: [Self.features]),
            baseline: Baseline([entry(["Order"])]))
        #expect(analysis.prunedBaseline() == nil)
        #expect(analysis.newBaseline().entries == [entry(["Order"])])
    }
}
