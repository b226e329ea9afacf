import Architecture
import Codebase
import Foundation
import Testing
import Tiers

@testable import strata

/// Evidence by name against what the compiler resolved when these tests were built.
///
/// docs/EVIDENCE.md holds the table that this prints.
@Suite(.real) struct EvidenceAccuracyTests {
    @Test func `evidence by name is as good as its documentation says`() async throws {
        let build = try #require(MeasuredFolder.build, "No .build folder was found.")
        try #require(
            FileManager.default.fileExists(atPath: build + "/debug/index/store"),
            "Build the tests with an index store: --enable-index-store.")
        let folder = MeasuredFolder.named ?? build + "/checkouts/swift-argument-parser"
        let services = MeasuredFolder.services(for: folder, builtIn: build)
        let figures = try await Self.measure(folder, services)
        for row in Self.table(figures) { print(row) }
        let total = figures.values.reduce(Accuracy(), +)
        #expect(total.exact > 200)
        #expect(total.precision > 0.7)
        #expect(total.recall > 0.25)
    }

    /// The figures of each package folder below a folder.
    private static func measure(
        _ root: String, _ services: Services
    ) async throws -> [RelativePath: Accuracy] {
        let analysis = try await services.complete(root: root)
        let edges = analysis.graph.edges.filter { !$0.imports.isEmpty }.map(\.id)
        let told = await services.collectEvidence.evidence(for: edges, in: analysis)
        let byName = CollectEvidence(index: nil, details: services.details)
        let found = await byName.evidence(for: edges, in: analysis)
        print(EvidenceAccuracy(told.values.joined()).sentence ?? "Nothing was asked.")
        var figures: [RelativePath: Accuracy] = [:]
        for edge in edges {
            guard let module = analysis.codebase.modules.first(where: { $0.id == edge.from }) else {
                continue
            }
            let named = found[edge] ?? []
            let folder = module.container.components.first.map { RelativePath(String($0)) }
            let name = URL(fileURLWithPath: root).lastPathComponent
            figures[folder ?? RelativePath(name), default: Accuracy()].add(
                named, against: told[edge] ?? [])
            Self.printDifferences(named, told[edge] ?? [])
        }
        return figures.filter { $0.value.exact > 0 }
    }

    /// With `STRATA_MEASURED_DIFFERENCES=1`, what only one of the two tells.
    private static func printDifferences(_ named: [Evidence], _ told: [Evidence]) {
        guard ProcessInfo.processInfo.environment["STRATA_MEASURED_DIFFERENCES"] != nil else {
            return
        }
        for (named, told) in zip(named, told) where told.teller.isExact {
            let (names, truth) = (Set(named.uses), Set(told.uses))
            for use in names.symmetricDifference(truth).sorted(by: { $0.line < $1.line }) {
                let side = names.contains(use) ? "name" : "exact"
                print("only by \(side): \(told.site.file):\(use.line) \(use.name)")
            }
        }
    }

    private static func table(_ figures: [RelativePath: Accuracy]) -> [String] {
        ["| package | files | exact | by name | both | precision | recall | lines' recall |"]
            + figures.sorted { $0.key < $1.key }.map { package, figure in
                let shares = [figure.precision, figure.recall, figure.lineRecall]
                    .map { String(format: "%.1f %%", $0 * 100) }
                return "| \(package) | \(figure.files) | \(figure.exact) | \(figure.byName) "
                    + "| \(figure.both) | \(shares.joined(separator: " | ")) |"
            }
    }
}

/// How many uses each of two tellers knows.
private struct Accuracy {
    private(set) var files = 0
    private(set) var exact = 0
    private(set) var byName = 0
    private(set) var both = 0
    private var exactLines = 0
    private var bothLines = 0

    var precision: Double { byName == 0 ? 1 : Double(both) / Double(byName) }
    var recall: Double { exact == 0 ? 1 : Double(both) / Double(exact) }
    var lineRecall: Double { exactLines == 0 ? 1 : Double(bothLines) / Double(exactLines) }

    /// Counts the evidence of an edge where the compiler told it.
    mutating func add(_ named: [Evidence], against told: [Evidence]) {
        for (named, told) in zip(named, told) where told.teller.isExact {
            let (names, truth) = (Set(named.uses), Set(told.uses))
            files += 1
            exact += truth.count
            byName += names.count
            both += names.intersection(truth).count
            let lines = Set(truth.map(\.line))
            exactLines += lines.count
            bothLines += lines.intersection(names.map(\.line)).count
        }
    }

    static func + (left: Accuracy, right: Accuracy) -> Accuracy {
        var sum = left
        sum.files += right.files
        sum.exact += right.exact
        sum.byName += right.byName
        sum.both += right.both
        sum.exactLines += right.exactLines
        sum.bothLines += right.bothLines
        return sum
    }
}
