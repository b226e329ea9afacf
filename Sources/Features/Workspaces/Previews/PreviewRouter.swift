import Codebase
import ScreenPreviews

/// Notes where it is asked to lead.
struct PreviewRouter: WorkspacesRouter {
    let log: RouteLog

    func openCodebase(_ root: String) { log.note("openCodebase(\(root))") }
    func trustChanged(to trust: Trust, of root: String) {
        log.note("trustChanged(to: \(trust), of: \(root))")
    }
    func copy(_ text: String) { log.note("copy(\(text))") }
}
