import Codebase
import ScreenPreviews

/// Notes where the list would have led.
struct PreviewRouter: GapsRouter {
    let log: RouteLog

    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }

    func copy(_ text: String) { log.note("copy(\(text))") }

    func trustCodebase() { log.note("trustCodebase()") }
}
