import Chronicling
import Codebase
import ScreenPreviews

/// Notes where the screen would have led.
struct PreviewRouter: HistoryRouter {
    let log: RouteLog

    func showDiff(of commit: LoggedCommit) { log.note("showDiff(\(commit.note.shortName))") }
    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func openRatchet() { log.note("openRatchet()") }
    func openWorkspaces() { log.note("openWorkspaces()") }
    func copy(_ text: String) { log.note("copy(\(text))") }
}
