import Architecture
import Codebase
import Previewing

/// The JSON of `strata devapps`.
package struct DevAppsReport: Encodable, Sendable {
    let schema = 1
    @ExplicitNull var app: String?
    let whole: Closure
    let devApps: [AppRecord]
    let missing: [String]
    let incomplete: [IncompleteRecord]
    let totals: TotalsRecord

    struct Closure: Encodable, Sendable {
        let modules: [String]
        let files: Int
        let lines: Int
        let packages: [String]

        init(_ closure: BuildClosure) {
            modules = closure.modules.map(\.rawValue)
            files = closure.files
            lines = closure.lines
            packages = closure.externals
        }
    }

    struct AppRecord: Encodable, Sendable {
        let id: String
        let name: String
        @ExplicitNull var feature: String?
        let evidence: String
        let closure: Closure
        /// What of the closure is compiled for the whole app too.
        let shared: Closure
        let real: [RealRecord]
        let command: String
        let needsMac: Bool
        /// In seconds since 1970.
        @ExplicitNull var built: Int?
    }

    struct RealRecord: Encodable, Sendable {
        let id: String
        let reason: String
        let way: [String]
    }

    /// A survey of an analysis, for scripts.
    ///
    /// - Parameter builds: When dev apps were built last, where they were.
    package init(_ survey: DevAppSurvey, of analysis: Analysis, builds: [ModuleID: LastBuild]) {
        app = survey.wholeApp?.rawValue
        whole = Closure(survey.whole)
        devApps = survey.apps.map { AppRecord($0, build: builds[$0.id]) }
        missing = survey.missing.map(\.rawValue)
        incomplete = analysis.incomplete.map(IncompleteRecord.init)
        totals = TotalsRecord(analysis.totals)
    }

    private enum CodingKeys: CodingKey {
        case schema, app, whole, devApps, missing, incomplete, totals
    }
}

extension DevAppsReport.AppRecord {
    fileprivate init(_ app: DevApp, build: LastBuild?) {
        id = app.id.rawValue
        name = app.name
        feature = app.feature?.rawValue
        evidence = app.evidence.rawValue
        closure = DevAppsReport.Closure(app.closure)
        shared = DevAppsReport.Closure(app.shared)
        real = app.real.map { part in
            DevAppsReport.RealRecord(
                id: part.id.rawValue, reason: part.reason.rawValue, way: part.way.map(\.rawValue))
        }
        command = app.launch.command
        if case .mac = app.launch { needsMac = true } else { needsMac = false }
        built = build?.endedAt
    }
}
