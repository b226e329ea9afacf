import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// How many violations there are of each severity and which of them are shown; each part answers
/// to a click.
struct SummaryBar: View {
    let viewModel: ViolationsViewModel
    let catalog: Catalog
    let progress: AnalysisProgress?

    private struct Part {
        let text: StyledText
        let action: @MainActor (ViolationsViewModel) -> Void
    }

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        var x = 1
        let end = drawRemark(on: canvas)
        for part in parts {
            let width = TextWidth.of(part.text)
            guard x + width < end else { return }
            canvas.write(cells: part.text.cells(width: width), x: x, y: 0)
            let area = Rect(x: x, y: 0, width: width, height: 1)
            canvas.onClick(in: area, { _ in part.action(viewModel) })
            x += width + 3
        }
    }

    private var parts: [Part] {
        let severities: [(Severity, String, String)] = [
            (.error, "error", "errors"), (.warning, "warning", "warnings"),
            (.info, "note", "notes"),
        ]
        let shown = severities.filter { catalog.counts[$0.0, default: 0] > 0 }
        return shown.map { severity, one, many in
            Part(text: text(severity, one, many)) { $0.toggle(severity) }
        } + recordedParts + excludedParts
    }

    /// What the record has, and what of it is gone.
    private var recordedParts: [Part] {
        guard let baseline = catalog.analysis.baseline, !baseline.entries.isEmpty else { return [] }
        let states = viewModel.violationFilter.states
        let isHidden = states == .new || states == .stale
        let recorded = "\(catalog.recorded.grouped) recorded"
        var parts = [
            Part(text: StyledText(isHidden ? "– \(recorded)" : recorded, .muted)) {
                $0.cycleStates()
            }
        ]
        if catalog.stale > 0 {
            let text = Severity.error.tone.mark + StyledText(" \(catalog.stale.grouped) stale")
            parts.append(Part(text: text) { $0.show(.stale) })
        }
        return parts
    }

    /// What a person allows.
    private var excludedParts: [Part] {
        if catalog.excluded == 0 { return [] }
        let words = "\(catalog.excluded.grouped) excluded"
        let isShown = viewModel.violationFilter.states == .excluded
        return [
            Part(text: StyledText(isShown ? words : "– \(words)", .muted)) { $0.show(.excluded) }
        ]
    }

    private func text(
        _ severity: Severity, _ one: String, _ many: String
    ) -> StyledText {
        let count = catalog.counts[severity, default: 0]
        let words = "\(count.grouped) \(count == 1 ? one : many)"
        guard !viewModel.violationFilter.hidden.contains(severity) else {
            return StyledText("– \(words) hidden", .muted)
        }
        return severity.tone.mark + StyledText(" \(words)")
    }

    /// - Returns: The column at which the parts must end.
    private func drawRemark(on canvas: Canvas) -> Int {
        guard let remark else { return canvas.size.width }
        let width = TextWidth.of(remark)
        let x = max(0, canvas.size.width - width - 1)
        canvas.write(cells: remark.cells(width: width), x: x, y: 0)
        let area = Rect(x: x, y: 0, width: width, height: 1)
        if catalog.analysis.totals.incomplete > 0 {
            canvas.onClick(in: area, { _ in viewModel.router.showGaps() })
        }
        return x - 1
    }

    private var remark: StyledText? {
        if let progress { return StyledText(progress.sentence, .info) }
        let incomplete = catalog.analysis.totals.incomplete
        guard incomplete > 0 else { return nil }
        return StyledText("! \(incomplete.grouped) incomplete", .warning, .bold)
            + StyledText("  i", .key)
    }
}
