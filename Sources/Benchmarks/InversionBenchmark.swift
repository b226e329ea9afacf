import Architecture
import Codebase
import Editing
import Foundation
import Inverting
import ManifestEditing
import SourceFiles
import Synchronization

/// Measures how long it takes from a violation to the change that removes it.
struct InversionBenchmark {
    /// The most violations that are tried.
    let count: Int
    private let benchmark: AnalysisBenchmark

    init(root: String, count: Int) {
        self.count = count
        benchmark = AnalysisBenchmark(root: root)
    }

    /// Milliseconds until something can be shown, and until all of it was tried.
    private struct Times {
        let shown: Double
        let tried: Double
        let fits: Bool
        let name: String
    }

    /// Tries violations that stand at even distances in the list of all.
    ///
    /// - Returns: A table; what took longest is named below it.
    func run() async -> String {
        let folder = NSTemporaryDirectory() + "strata-benchmark-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let facts = CachingSourceFactsReader(reader: ParsingSourceFactsReader(), folder: folder)
        guard let analysis = await benchmark.complete(facts) else { return "no analysis" }
        await facts.settle()
        let invert = benchmark.invertViolation(knowing: facts)
        let violations = analysis.violations.filter(PlanInversion.applies)
        guard !violations.isEmpty else { return "no violation that a change can turn around" }
        let step = max(1, violations.count / count)
        var times: [Times] = []
        for place in stride(from: 0, to: violations.count, by: step) {
            times.append(await measure(violations[place], in: analysis, by: invert))
        }
        return table(of: times, among: violations.count)
    }

    private func measure(
        _ violation: Violation, in analysis: Analysis, by invert: InvertViolation
    ) async -> Times {
        let clock = ContinuousClock()
        let start = clock.now
        let draft = Mutex<Double?>(nil)
        let inversion = await invert.inversion(of: violation, in: analysis) { _ in
            draft.withLock { $0 = (clock.now - start) / .milliseconds(1) }
        }
        let all = (clock.now - start) / .milliseconds(1)
        return Times(
            shown: draft.withLock { $0 } ?? all, tried: all, fits: inversion?.best != nil,
            name: violation.id)
    }

    private func table(of times: [Times], among all: Int) -> String {
        let fitting = times.filter(\.fits)
        let rows = [
            ("all, shown", times.map(\.shown)), ("all, tried", times.map(\.tried)),
            ("one fits, shown", fitting.map(\.shown)), ("one fits, tried", fitting.map(\.tried)),
        ].map { name, figures in ResultTable.row(name, Self.spread(of: figures)) }
        let slow = times.sorted { $0.shown > $1.shown }.prefix(5).map {
            String(format: "%8.0f ms  ", $0.shown) + $0.name
        }
        let head = "\(times.count) of \(all) violations, \(fitting.count) with a recipe that fits"
        let title = ResultTable.row("", ["median ms", "90 % ms", "worst ms"])
        return ([head, title] + rows + slow).joined(separator: "\n")
    }

    private static func spread(of figures: [Double]) -> [String] {
        let sorted = figures.sorted()
        guard let worst = sorted.last else { return ["-", "-", "-"] }
        return [sorted[sorted.count / 2], sorted[sorted.count * 9 / 10], worst].map {
            String(format: "%.1f", $0)
        }
    }
}
