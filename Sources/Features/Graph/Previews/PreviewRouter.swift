import Architecture
import Codebase
import ScreenPreviews

/// Notes where the screen would have led.
struct PreviewRouter: GraphRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func showViolations(of module: ModuleID) { log.note("showViolations(\(module))") }
    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }
    func copy(_ text: String) { log.note("copy(\(text))") }
    func openWorkspaces() { log.note("openWorkspaces()") }
}
