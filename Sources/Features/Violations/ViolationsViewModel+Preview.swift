import Architecture
import Codebase
import TerminalUI

extension ViolationsViewModel {
    static func preview(
        violations: SampleCodebase.Violations = .some, names: SampleNames = .plain,
        reading: SampleCodebase.Reading = .done, texts: SampleTexts = .all,
        log: RouteLog = RouteLog()
    ) -> ViolationsViewModel {
        let sample = SampleCodebase(violations: violations, names: names, reading: reading)
        return preview(state: sample.state, texts: texts, log: log)
    }

    static func preview(
        state: AnalysisState, texts: SampleTexts = .all, log: RouteLog = RouteLog()
    ) -> ViolationsViewModel {
        ViolationsViewModel(
            source: FixedAnalysis(state), excerpts: Excerpts(reader: texts, root: "/codebase"),
            router: LoggedRouter(log: log), work: .atOnce)
    }
}

/// Notes where it is asked to lead.
struct LoggedRouter: ViolationsRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }
    func copy(_ text: String) { log.note("copy(\(text))") }
    func showGaps() { log.note("showGaps()") }
    func openWorkspaces() { log.note("openWorkspaces()") }
}
