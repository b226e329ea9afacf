import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

/// What recording, noting and pruning single entries make of a record.
@Suite struct ChangeBaselineTests {
    private static let features = Layer.stub(
        "Features", ["Cart", "Orders", "Home"], options: LayerOptions(peers: .features))

    /// Cart uses Order, Home uses Receipt, both of Orders.
    private func analysis(
        recorded: Baseline? = nil, options: LayerOptions = LayerOptions(peers: .features)
    ) -> Analysis {
        let cart = Module.stub("Cart", uses: ["Orders"])
        let home = Module.stub("Home", uses: ["Orders"])
        let orders = Module.stub("Orders")
        let orderImport = ImportStatement(module: "Orders", line: 1)
        return analyze(
            .stub([cart, home, orders]),
            facts: [
                cart.sources[0]: .stub(imports: [orderImport], uses: ["Order": [3]]),
                home.sources[0]: .stub(imports: [orderImport], uses: ["Receipt": [3]]),
                orders.sources[0]: .stub(declares: [.stub("Order"), .stub("Receipt")]),
            ],
            written: LayerConfiguration(
                source: .file(".strata.yml"),
                layers: [.stub("Features", ["Cart", "Orders", "Home"], options: options)]),
            baseline: recorded)
    }

    private func entry(_ from: ModuleID, _ names: [String]) -> BaselineEntry {
        BaselineEntry(.sideways, [from, "::Orders"], names: names)
    }

    private let cart = "sideways ::Cart ::Orders"
    private let home = "sideways ::Home ::Orders"

    @Test func `only what is chosen is recorded`() {
        let record = analysis().recording([home], into: nil)
        #expect(record == Baseline([entry("::Home", ["Receipt"])]))
    }

    @Test func `recording keeps what is recorded, stale or not, and adds names`() {
        let old = Baseline([entry("::Cart", ["Gone"]), entry("::Legacy", ["Thing"])])
        let record = analysis(recorded: old).recording([cart], into: old)
        #expect(
            record == Baseline([entry("::Cart", ["Gone", "Order"]), entry("::Legacy", ["Thing"])]))
    }

    @Test func `what is recorded already, or must not be, is not recorded`() {
        let old = Baseline([entry("::Cart", ["Order"])])
        let analysis = analysis(recorded: old)
        #expect(analysis.violations.filter(analysis.isRecordable).map(\.id) == [home])
        let strict = self.analysis(
            options: LayerOptions(peers: .features, mayBeRecorded: false))
        #expect(strict.recording([cart, home], into: nil) == Baseline())
    }

    @Test func `pruning takes out what is gone of the chosen entries alone`() {
        let old = Baseline([entry("::Cart", ["Gone", "Order"]), entry("::Legacy", ["Thing"])])
        let analysis = analysis(recorded: old)
        #expect(
            analysis.pruning([cart], from: old)
                == Baseline([entry("::Cart", ["Order"]), entry("::Legacy", ["Thing"])]))
        let legacy = "sideways ::Legacy ::Orders"
        #expect(
            analysis.pruning([legacy], from: old) == Baseline([entry("::Cart", ["Gone", "Order"])]))
    }

    @Test func `an entry that was changed since is not pruned`() {
        let old = Baseline([entry("::Cart", ["Gone", "Order"])])
        let since = Baseline([entry("::Cart", ["Gone", "More", "Order"])])
        #expect(analysis(recorded: old).pruning([cart], from: since) == since)
    }

    @Test func `a note changes the chosen entries and nothing else of them`() {
        let record = Baseline([entry("::Cart", ["Order"]), entry("::Home", ["Receipt"])])
        let noted = record.noting([cart]) { $0.owner = "ada" }
        #expect(noted.entries.map(\.note.owner) == ["ada", nil])
        #expect(noted.entries.map(\.names) == record.entries.map(\.names))
    }

    @Test func `a cycle is found in the entry of a larger one`() {
        let record = Baseline([BaselineEntry(.cycle, ["::A", "::B", "::C"])])
        let cycle = Violation(
            kind: .cycle, from: "::B", to: "::A", severity: .error, message: "",
            cycle: ["::B", "::A"])
        #expect(record.entry(about: cycle) == record.entries.first)
    }
}
