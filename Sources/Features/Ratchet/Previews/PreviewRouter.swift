import Architecture
import Codebase
import ScreenPreviews

/// Notes where the screen would have led.
struct PreviewRouter: RatchetRouter {
    let log: RouteLog

    func openViolation(_ id: Violation.ID) { log.note("openViolation(\(id))") }
    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }
    func copy(_ text: String) { log.note("copy(\(text))") }
    func explain(_ kinds: [ViolationKind]) {
        log.note("explain(\(kinds.map(\.rawValue).joined(separator: " ")))")
    }
    func blame(_ id: Violation.ID) { log.note("blame(\(id))") }
    func openWorkspaces() { log.note("openWorkspaces()") }
}
