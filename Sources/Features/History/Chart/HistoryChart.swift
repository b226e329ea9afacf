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

    /// What is measured, for bands their sum.
    private var measure: HistoryMeasure {
        switch self {
        case .violations, .rules, .layers, .owners: .violations
        case .modules: .modules
        case .dependencies: .dependencies
        case .cycles: .cycles
        case .lines, .places: .lines
        case .appShare: .appShare
        case .largest: .largest
        case .preview: .preview
        case .devApp: .devApp
        }
    }

    /// The figure of a commit; nil where there is nothing to measure.
    func value(of metrics: CommitMetrics) -> Int? { measure.value(of: metrics) }

    /// What descriptions say of it; nil where only sources tell.
    func value(of outline: CommitOutline) -> Int? {
        switch self {
        case .rules, .layers, .owners: nil
        default: measure.value(of: outline)
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
        case .places: parts(of: metrics.lines)
        default: [:]
        }
    }

    private func parts(of lines: LineTotals) -> [String: Int] {
        [
            "modules": lines.modules, "app targets": lines.apps, "tests": lines.tests,
            "others": lines.others,
        ]
    }

    /// The parts at a position, or at the last one before it where anything is known; nil where
    /// nothing is.
    private func parts(in board: HistoryBoard, at position: Int) -> [String: Int]? {
        switch board.figure(of: self, at: position) {
        case .exact: board.metrics(at: position).map { parts(of: $0) }
        // Of all bands, descriptions tell the lines alone.
        case .outline where self != .places: [:]
        case .outline:
            board.outlined.last { $0 <= position }.flatMap { board.history.outlines[$0] }
                .map { parts(of: $0.lines) }
        case nil: nil
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
        for position in board.known + board.outlined {
            for (name, count) in parts(in: board, at: position) ?? [:] where count > 0 {
                largest[name] = max(largest[name] ?? 0, count)
            }
        }
        let sorted = largest.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        return sorted.count <= most ? sorted : sorted.prefix(most - 1) + [Self.rest]
    }

    /// What the smaller parts are called together.
    static let rest = "the rest"

    /// The counts of some bands at a position, in their order; nil where nothing is known.
    func counts(in board: HistoryBoard, at position: Int, of bands: [String]) -> [Int]? {
        guard let parts = parts(in: board, at: position) else { return nil }
        return bands.map { name in
            if name != Self.rest { return parts[name] ?? 0 }
            return parts.reduce(0) { $0 + (bands.contains($1.key) ? 0 : $1.value) }
        }
    }
}
