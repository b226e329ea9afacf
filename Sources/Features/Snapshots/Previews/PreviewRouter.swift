import Codebase
import ScreenPreviews

/// Notes where it is asked to lead.
struct PreviewRouter: SnapshotsRouter {
    let log: RouteLog

    func editLine(_ file: RelativePath, line: Int?) { log.note("editLine(\(file))") }
    func copy(_ text: String) { log.note("copy(\(text))") }
}
