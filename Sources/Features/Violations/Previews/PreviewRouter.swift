import Architecture
import Codebase
import ScreenPreviews

/// Notes where it is asked to lead.
struct PreviewRouter: ViolationsRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }
    func copy(_ text: String) { log.note("copy(\(text))") }
    func showGaps() { log.note("showGaps()") }
    // Leads nowhere.
    func noteLook(at violation: Violation.ID) {}
    func openInversion(of violation: Violation.ID) { log.note("openInversion(\(violation))") }
    func invert(_ violations: [Violation.ID]) { note("invert", violations) }
    func openWorkspaces() { log.note("openWorkspaces()") }
    func record(_ violations: [Violation.ID]) { note("record", violations) }
    func annotate(_ entries: [BaselineEntry.ID]) { note("annotate", entries) }
    func prune(_ entries: [BaselineEntry.ID]) { note("prune", entries) }
    func decide(about violations: [Violation.ID]) { note("decide", violations) }
    func openRatchet() { log.note("openRatchet()") }
    func blame(_ violation: Violation.ID) { log.note("blame(\(violation))") }

    private func note(_ call: String, _ ids: [String]) {
        log.note("\(call)(\(ids.joined(separator: ", ")))")
    }
}
