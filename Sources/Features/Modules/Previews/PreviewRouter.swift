import Codebase
import ScreenPreviews

/// Notes where the table would have led.
struct PreviewRouter: ModulesRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }

    func showViolations(of module: ModuleID) { log.note("showViolations(\(module))") }

    func showGraph(of id: ModuleID) { log.note("showGraph(\(id))") }

    func planExtraction(of id: ModuleID?) { log.note("planExtraction(\(id?.rawValue ?? ""))") }
    func showDependents(of id: ModuleID) { log.note("showDependents(\(id))") }

    func askWhy(about id: ModuleID) { log.note("askWhy(\(id))") }

    func explainRules(brokenBy module: ModuleID) { log.note("explainRules(\(module))") }

    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }

    func copy(_ text: String) { log.note("copy(\(text))") }

    func showGaps() { log.note("showGaps()") }

    func openWorkspaces() { log.note("openWorkspaces()") }
}
