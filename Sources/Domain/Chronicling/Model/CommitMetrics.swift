import Architecture
import Codebase

/// The figures of one commit.
package struct CommitMetrics: Equatable, Sendable {
    /// What breaks rules and weighs more than a note, recorded or not.
    package let violations: Int
    /// Those of them that are errors and not recorded, as ``CodebaseTotals`` counts them.
    package let errors: Int
    /// Those of them that are warnings and not recorded.
    package let warnings: Int
    /// Those of them that are recorded.
    package let recorded: Int
    /// What is information only.
    package let notes: Int
    /// The violations by rule.
    package let byKind: [ViolationKind: Int]
    /// The violations by the layer of the module that breaks the rule; the empty name for none.
    package let byLayer: [String: Int]
    /// The violations by who will remove them, or owns their files; the empty name for nobody.
    package let byOwner: [String: Int]
    /// The modules.
    package let modules: Int
    /// The pairs of modules of which one depends on the other.
    package let dependencies: Int
    /// The groups of modules that reach each other.
    package let cycles: Int
    /// The Swift files.
    package let files: Int
    /// Their lines.
    package let lines: LineTotals
    /// The module that is shipped and has most lines; nil if nothing is.
    package let largest: ModuleState?
    /// What a preview compiles.
    package let previews: LinesOfMany
    /// What a dev app compiles.
    package let devApps: LinesOfMany
    /// How much could not be read, so that the other figures may be too small.
    package let incomplete: Int

    /// Counts a state.
    package init(_ state: CommitState) {
        let breaking = state.violations.filter { $0.severity != .info }
        let new = breaking.filter { !$0.isRecorded }
        violations = breaking.count
        errors = new.count { $0.severity == .error }
        warnings = new.count { $0.severity == .warning }
        recorded = state.violations.count(where: \.isRecorded)
        notes = state.violations.count { $0.severity == .info && !$0.isRecorded }
        let layers = Dictionary(
            state.modules.map { ($0.id, $0.layer ?? "") }, uniquingKeysWith: { first, _ in first })
        byKind = Self.counts(of: breaking) { $0.kind }
        byLayer = Self.counts(of: breaking) { layers[$0.from] ?? "" }
        byOwner = Self.counts(of: breaking) { $0.owner ?? "" }
        modules = state.modules.count
        dependencies = state.edges.count
        cycles = state.violations.count { $0.kind == .cycle }
        files = state.files
        lines = state.lines
        largest = state.modules.filter { $0.role.isProduction && !$0.isFixture }
            .max { ($0.lines, $1.id) < ($1.lines, $0.id) }
        previews = LinesOfMany(state.modules.compactMap(\.previewLines))
        devApps = LinesOfMany(state.modules.compactMap(\.devAppLines))
        incomplete = state.incomplete
    }

    private static func counts<Key: Hashable>(
        of violations: [ViolationState], by key: (ViolationState) -> Key
    ) -> [Key: Int] {
        Dictionary(violations.map { (key($0), 1) }, uniquingKeysWith: +)
    }
}

/// The lines that must be compiled for each of several modules.
package struct LinesOfMany: Equatable, Sendable {
    /// How many modules there are.
    package let count: Int
    /// What the one in the middle takes, of an even number the larger one; 0 without any.
    package let median: Int
    /// What the heaviest takes; 0 without any.
    package let most: Int

    init(_ lines: [Int]) {
        let sorted = lines.sorted()
        count = sorted.count
        median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
        most = sorted.last ?? 0
    }
}

/// What a chart of a history shows.
package enum HistoryMeasure: String, CaseIterable, Sendable {
    case violations, modules, dependencies, cycles, lines, appShare, largest, preview, devApp

    /// The figure of a commit; nil where there is nothing to measure: nothing that is shipped, no
    /// previews, no dev apps.
    package func value(of metrics: CommitMetrics) -> Int? {
        switch self {
        case .violations: metrics.violations
        case .modules: metrics.modules
        case .dependencies: metrics.dependencies
        case .cycles: metrics.cycles
        case .lines: metrics.lines.all
        case .appShare: metrics.lines.appShare
        case .largest: metrics.largest?.lines
        case .preview: metrics.previews.count > 0 ? metrics.previews.median : nil
        case .devApp: metrics.devApps.count > 0 ? metrics.devApps.median : nil
        }
    }

    /// What it is called.
    package var title: String {
        switch self {
        case .violations: "Violations"
        case .modules: "Modules"
        case .dependencies: "Dependencies"
        case .cycles: "Cycles"
        case .lines: "Lines"
        case .appShare: "Percent of the code in app targets"
        case .largest: "Lines of the largest module"
        case .preview: "Lines that a preview compiles"
        case .devApp: "Lines that a dev app compiles"
        }
    }
}
