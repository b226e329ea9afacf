import Architecture
import Chronicling
import Codebase

/// What is drawn: one figure as a line, or several as bands on each other.
nonisolated enum HistoryChart: Hashable, CaseIterable, Sendable {
    case violations, rules, layers, owners
    case modules, dependencies, cycles
    case lines, places, appShare, largest
    case preview, devApp

    var title: String {
        switch self {
        case .violations: "Violations"
        case .rules: "by rule"
        case .layers: "by layer"
        case .owners: "by owner"
        case .modules: "Modules"
        case .dependencies: "Edges"
        case .cycles: "Cycles"
        case .lines: "Lines"
        case .places: "by place"
        case .appShare: "App share, %"
        case .largest: "Largest module"
        case .preview: "Lines per preview"
        case .devApp: "Lines per dev app"
        }
    }

    /// Whether it says the parts of the one above.
    var isPart: Bool {
        switch self {
        case .rules, .layers, .owners, .places: true
        default: false
        }
    }

    /// The figure of a commit, for bands their sum.
    func value(of metrics: CommitMetrics) -> Int {
        switch self {
        case .violations, .rules, .layers, .owners: metrics.violations
        case .modules: metrics.modules
        case .dependencies: metrics.dependencies
        case .cycles: metrics.cycles
        case .lines, .places: metrics.lines.all
        case .appShare: metrics.lines.appShare
        case .largest: metrics.largest?.lines ?? 0
        case .preview: metrics.previews.median
        case .devApp: metrics.devApps.median
        }
    }

    /// Whether less of it is better; nil where neither is.
    var wantsLess: Bool? {
        switch self {
        case .violations, .rules, .layers, .owners, .cycles, .appShare, .largest, .preview,
            .devApp:
            true
        case .modules, .dependencies, .lines, .places: nil
        }
    }

    /// The parts of a commit by their names; empty for a line.
    func parts(of metrics: CommitMetrics) -> [String: Int] {
        switch self {
        case .rules:
            Dictionary(metrics.byKind.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: +)
        case .layers: named(metrics.byLayer, nobody: "no layer")
        case .owners: named(metrics.byOwner, nobody: "nobody")
        case .places:
            [
                "modules": metrics.lines.modules, "app targets": metrics.lines.apps,
                "tests": metrics.lines.tests, "others": metrics.lines.others,
            ]
        default: [:]
        }
    }

    private func named(_ counts: [String: Int], nobody: String) -> [String: Int] {
        Dictionary(
            counts.map { ($0.key.isEmpty ? nobody : $0.key, $0.value) }, uniquingKeysWith: +)
    }

    /// The names of the parts over a history, those that are largest at any time first; the rest
    /// has one name.
    func bands(of board: HistoryBoard, most: Int = 6) -> [String] {
        var largest: [String: Int] = [:]
        for position in board.known {
            guard let metrics = board.metrics[position] else { continue }
            for (name, count) in parts(of: metrics) where count > 0 {
                largest[name] = max(largest[name] ?? 0, count)
            }
        }
        let sorted = largest.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        return sorted.count <= most ? sorted : sorted.prefix(most - 1) + [Self.rest]
    }

    /// What the smaller parts are called together.
    static let rest = "the rest"

    /// The counts of some bands at a commit, in their order.
    func counts(of metrics: CommitMetrics, in bands: [String]) -> [Int] {
        let parts = parts(of: metrics)
        return bands.map { name in
            if name != Self.rest { return parts[name] ?? 0 }
            return parts.reduce(0) { $0 + (bands.contains($1.key) ? 0 : $1.value) }
        }
    }
}
