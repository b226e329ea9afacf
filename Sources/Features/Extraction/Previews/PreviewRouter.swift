import Architecture
import Codebase
import Extracting
import ScreenPreviews

/// Notes where the screen would have led.
struct PreviewRouter: ExtractionRouter {
    let log: RouteLog

    func openModule(_ id: ModuleID) { log.note("openModule(\(id))") }
    func editLine(_ file: RelativePath, line: Int?) {
        log.note("editLine(\(file)\(line.map { ":\($0)" } ?? ""))")
    }
    func copy(_ text: String) { log.note("copy(\(text))") }
    func extract(_ candidate: ExtractionCandidate, of module: ModuleID, in analysis: Analysis) {
        log.note("extract(\(candidate.name))")
    }
    func askForMove(again text: String?, _ take: @escaping @MainActor (String) -> Void) {
        log.note("askForMove(\(text ?? ""))")
        if text == nil { take("move type Price to Models") }
    }
    func warn(_ sentence: String) { log.note("warn(\(sentence))") }
    func showLayers(of after: Analysis, comparedWith before: Analysis) {
        log.note("showLayers(\(before.codebase.modules.count) → \(after.codebase.modules.count))")
    }
    func save(_ whatIf: WhatIf, named: @escaping @MainActor (String) -> Void) {
        log.note("save(\(whatIf.moves.map(\.description).joined(separator: ", ")))")
        named("first")
    }
    func openWhatIf(_ take: @escaping @MainActor (WhatIf) -> Void) {
        log.note("openWhatIf()")
        take(SampleShop.whatIf)
    }
    func openWorkspaces() { log.note("openWorkspaces()") }
}
