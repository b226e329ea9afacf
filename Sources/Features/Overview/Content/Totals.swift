import Architecture

/// The figures of the whole codebase.
nonisolated struct Totals: Equatable, Sendable {
    var modules = 0
    var files = 0
    var lines = 0
    var errors = 0
    var warnings = 0
    var infos = 0
    /// What may make the other figures wrong.
    var incomplete = 0
    /// The Swift files that no module claims.
    var unclaimed = 0
    /// Whether there is anything that is not shown, or good to know about what is.
    var hasGaps = false
}

nonisolated extension Totals {
    init(_ analysis: Analysis, metrics: [ModuleMetrics]) {
        modules = analysis.codebase.modules.count
        files = metrics.reduce(0) { $0 + $1.files }
        lines = metrics.reduce(0) { $0 + $1.lines }
        errors = analysis.violations.count { $0.severity == .error }
        warnings = analysis.violations.count { $0.severity == .warning }
        infos = analysis.violations.count { $0.severity == .info }
        incomplete =
            analysis.incomplete.count + analysis.assignment.problems.count(where: \.isError)
        unclaimed = analysis.codebase.unclaimed.count
        hasGaps =
            incomplete + unclaimed + analysis.accepted.count + analysis.notes.count > 0
            || !analysis.assignment.problems.isEmpty || !analysis.codebase.choices.isEmpty
    }
}
