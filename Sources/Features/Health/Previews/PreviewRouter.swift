import Architecture
import Codebase
import Diagnosing
import ScreenPreviews

/// Notes where the screen would have led.
struct PreviewRouter: HealthRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func showGraph(of id: ModuleID) { log.note("showGraph(\(id))") }
    func planExtraction(of id: ModuleID?) { log.note("planExtraction(\(id?.rawValue ?? ""))") }
    func showDependents(of id: ModuleID) { log.note("showDependents(\(id))") }
    func askWhy(about id: ModuleID) { log.note("askWhy(\(id))") }
    func openViolation(_ id: Violation.ID) { log.note("openViolation(\(id))") }
    func showImports(behind edge: EdgeID) { log.note("showImports(\(edge.from) \(edge.to))") }
    func openInversion(of violation: Violation.ID) { log.note("openInversion(\(violation))") }
    func invert(_ violations: [Violation.ID]) { note("invert", violations) }
    func extract(_ step: ExtractionStep, of module: ModuleID) {
        log.note("extract(\(step.name) \(module))")
    }
    func openGaps() { log.note("openGaps()") }
    func openOverview() { log.note("openOverview()") }
    func openViolations() { log.note("openViolations()") }
    func openPreviews() { log.note("openPreviews()") }
    func openCoupling() { log.note("openCoupling()") }
    func openComposition() { log.note("openComposition()") }
    func openWorkspaces() { log.note("openWorkspaces()") }
    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }
    func explain(_ kinds: [ViolationKind]) {
        log.note("explain(\(kinds.map(\.rawValue).joined(separator: " ")))")
    }
    func fixManifests(_ kind: ViolationKind) { log.note("fixManifests(\(kind.rawValue))") }
    func blame(violation: Violation.ID) { log.note("blame(\(violation))") }
    func blame(edge: EdgeID) { log.note("blame(\(edge.from) \(edge.to))") }
    func blame(module: ModuleID) { log.note("blame(\(module))") }
    func copy(_ text: String) { log.note("copy(\(text))") }
    func decide(about violations: [Violation.ID]) { note("decide", violations) }
    func exclude(_ violations: [Violation.ID]) { note("exclude", violations) }
    func move(_ modules: [ModuleID]) { note("move", modules.map(\.rawValue)) }
    func arrangeLayers() { log.note("arrangeLayers()") }
    func writeLayers() { log.note("writeLayers()") }

    private func note(_ call: String, _ ids: [String]) {
        log.note("\(call)(\(ids.joined(separator: ", ")))")
    }
}
