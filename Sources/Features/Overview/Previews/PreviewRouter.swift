import Architecture
import Codebase
import ScreenPreviews

/// Notes where the overview would have led.
struct PreviewRouter: OverviewRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }

    func showViolations(module: ModuleID?, kind: ViolationKind?, violation: Violation.ID?) {
        let words = [module?.rawValue, kind?.rawValue, violation].compactMap(\.self)
        log.note("showViolations(\(words.joined(separator: ", ")))")
    }

    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }

    func copy(_ text: String) { log.note("copy(\(text))") }

    func arrangeLayers() { log.note("arrangeLayers()") }
    func writeLayers() { log.note("writeLayers()") }

    func explain(_ kinds: [ViolationKind]) {
        log.note("explain(\(kinds.map(\.rawValue).joined(separator: ", ")))")
    }

    func showGraph(of id: ModuleID) { log.note("showGraph(\(id))") }

    func drawGraph(selecting id: ModuleID?) { log.note("drawGraph(\(id?.rawValue ?? ""))") }

    func planExtraction(of id: ModuleID?) { log.note("planExtraction(\(id?.rawValue ?? ""))") }

    func showDependents(of id: ModuleID) { log.note("showDependents(\(id))") }

    func askWhy(about id: ModuleID) { log.note("askWhy(\(id))") }

    func showGaps() { log.note("showGaps()") }

    func openInversion(of violation: Violation.ID) { log.note("openInversion(\(violation))") }

    func openWorkspaces() { log.note("openWorkspaces()") }
}
