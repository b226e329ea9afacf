import Architecture
import Codebase
import Editing
import ScreenPreviews

/// Notes where the screen would have led, and answers as a person would.
struct PreviewRouter: LayersRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }
    func askForName(instead name: String?, _ take: @escaping @MainActor (String) -> Void) {
        log.note("askForName(\(name ?? ""))")
        take(name.map { $0 + " of ours" } ?? "Shared")
    }
    func chooseLayer(
        for subject: String, among layers: [(name: String, detail: String, isPossible: Bool)],
        _ take: @escaping @MainActor (Int) -> Void
    ) {
        log.note("chooseLayer(\(subject))")
        take(0)
    }
    func refuse(_ reason: String) { log.note("refuse(\(reason))") }
    func save(_ draft: LayerDraft, of analysis: Analysis) {
        log.note("save(\(draft.bands.map(\.name).joined(separator: ", ")))")
    }
    func kept() -> LayerDraftHistory? { nil }
    func keep(_ history: LayerDraftHistory) {}
    func openWorkspaces() { log.note("openWorkspaces()") }
}
