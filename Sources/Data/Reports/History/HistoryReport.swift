import Architecture
import Chronicling
import Codebase

/// `strata history` for scripts.
package struct HistoryReport: Encodable, Sendable {
    struct CommitRecord: Encodable, Sendable {
        let commit: String
        /// In seconds since 1970.
        let time: Int
        let author: String
        let subject: String
        let violations: Int
        let errors: Int
        let warnings: Int
        let recorded: Int
        let notes: Int
        let byKind: [String: Int]
        /// The empty name is for modules without a layer.
        let byLayer: [String: Int]
        /// By the record, else by CODEOWNERS; the empty name is for what nobody owns.
        let byOwner: [String: Int]
        let modules: Int
        let dependencies: Int
        let cycles: Int
        let files: Int
        let lines: LinesRecord
        /// In percent of the lines that are shipped.
        let appShare: Int
        @ExplicitNull var largest: LargestRecord?
        let previews: CompiledRecord
        let devApps: CompiledRecord
        let incomplete: Int
        /// Whether the layers were written or inferred.
        let layers: String
    }

    struct LinesRecord: Encodable, Sendable {
        let all: Int
        let modules: Int
        let apps: Int
        let tests: Int
        let others: Int
    }

    struct LargestRecord: Encodable, Sendable {
        let id: String
        let lines: Int
    }

    /// What must be compiled for each of several modules.
    struct CompiledRecord: Encodable, Sendable {
        let modules: Int
        let medianLines: Int
        let mostLines: Int

        init(_ lines: LinesOfMany) {
            (modules, medianLines, mostLines) = (lines.count, lines.median, lines.most)
        }
    }

    struct UnreadableRecord: Encodable, Sendable {
        let commit: String
        let reason: String
    }

    struct ForecastRecord: Encodable, Sendable {
        /// `done`, `date`, `never` or `unknown`.
        let state: String
        @ExplicitNull var earliest: String?
        @ExplicitNull var likely: String?
        @ExplicitNull var latest: String?
        @ExplicitNull var perMonth: Int?
    }

    let schema = 1
    let commits: [CommitRecord]
    let unreadable: [UnreadableRecord]
    let limits: [String]
    let forecast: ForecastRecord

    /// What is known of a history.
    package init(_ history: History) {
        commits = history.states.map { CommitRecord($0.commit, $0.state) }
        unreadable = history.unreadable.map {
            UnreadableRecord(commit: $0.commit.id, reason: $0.reason)
        }
        limits = history.log.limits.map(\.sentence)
        forecast = ForecastRecord(history.forecast)
    }

    private enum CodingKeys: CodingKey {
        case schema, commits, unreadable, limits, forecast
    }
}

extension HistoryReport.CommitRecord {
    init(_ commit: LoggedCommit, _ state: CommitState) {
        let metrics = CommitMetrics(state)
        self.commit = commit.id
        time = commit.note.time
        author = commit.note.author
        subject = commit.note.subject
        violations = metrics.violations
        errors = metrics.errors
        warnings = metrics.warnings
        recorded = metrics.recorded
        notes = metrics.notes
        byKind = Dictionary(
            metrics.byKind.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: +)
        byLayer = metrics.byLayer
        byOwner = metrics.byOwner
        modules = metrics.modules
        dependencies = metrics.dependencies
        cycles = metrics.cycles
        files = metrics.files
        lines = HistoryReport.LinesRecord(
            all: metrics.lines.all, modules: metrics.lines.modules, apps: metrics.lines.apps,
            tests: metrics.lines.tests, others: metrics.lines.others)
        appShare = metrics.lines.appShare
        largest = metrics.largest.map {
            HistoryReport.LargestRecord(id: $0.id.rawValue, lines: $0.lines)
        }
        previews = HistoryReport.CompiledRecord(metrics.previews)
        devApps = HistoryReport.CompiledRecord(metrics.devApps)
        incomplete = metrics.incomplete
        layers = state.hasWrittenLayers ? "written" : "inferred"
    }
}

extension HistoryReport.ForecastRecord {
    init(_ forecast: Forecast) {
        switch forecast {
        case .done: state = "done"
        case .unknown: state = "unknown"
        case .never(let perMonth):
            state = "never"
            self.perMonth = perMonth
        case .between(let first, let likely, let last):
            state = "date"
            earliest = first.description
            self.likely = likely.description
            latest = last?.description
        }
    }
}

extension History {
    /// When the last violation is gone at the pace of the last weeks.
    package var forecast: Forecast {
        Forecast(states.map { ($0.commit.note.time, CommitMetrics($0.state).violations) })
    }
}
