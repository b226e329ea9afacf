import Architecture
import Codebase
import ScreenPreviews

/// Notes where it is asked to lead.
struct PreviewRouter: ModuleDetailRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func showPaths(from: ModuleID, to: ModuleID) { log.note("showPaths(\(from), \(to))") }
    func showViolations(of id: ModuleID) { log.note("showViolations(of: \(id))") }
    func explain(_ kinds: [ViolationKind]) {
        log.note("explain(\(kinds.map(\.rawValue).joined(separator: ", ")))")
    }
    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }
    func copy(_ text: String) { log.note("copy(\(text))") }
}
