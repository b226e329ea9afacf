import Codebase
import ScreenPreviews

/// Notes where the screen would have led.
struct PreviewRouter: ExtractionRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }
    func copy(_ text: String) { log.note("copy(\(text))") }
    func openWorkspaces() { log.note("openWorkspaces()") }
}
