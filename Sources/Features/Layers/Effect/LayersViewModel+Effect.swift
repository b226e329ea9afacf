import Architecture
import Codebase
import Editing
import FeatureKit
import TerminalUI

extension LayersViewModel {
    /// Works out what the draft leads to, beside the main actor; what was known stays until then.
    func workOut() {
        working?.cancel()
        guard let draft, let analysis = table.analysis else { return }
        isWorking = true
        let executor = executor
        working = Task { [weak self] in
            let effect = await withTaskExecutorPreference(executor) {
                await Self.effect(of: draft, analysis)
            }
            if !Task.isCancelled { self?.take(effect) }
        }
    }

    @concurrent private nonisolated static func effect(
        of draft: LayerDraft, _ analysis: Analysis
    ) async -> LayerDraftEffect {
        LayerDraftEffect(draft, of: analysis)
    }

    private func take(_ effect: LayerDraftEffect) {
        isWorking = false
        self.effect = effect
        counts = effect.violations.reduce(into: [:]) { counts, violation in
            counts[violation.from, default: [:]][violation.severity, default: 0] += 1
        }
        showEffect()
        guard let onEffect else { return }
        self.onEffect = nil
        onEffect()
    }

    /// Puts what touches the selection first.
    func showEffect() {
        guard let effect else { return }
        effectRows = EffectRow.all(of: effect, around: selected)
        var list = focus == .effect ? effectList : ListState()
        list.update(
            count: effectRows.count,
            headers: effectRows.indices.filter { effectRows[$0].isHeading })
        effectList = list
    }

    /// What would break the layers from some modules, in a few cells; empty if nothing does.
    func marks(of modules: Set<ModuleID>) -> StyledText {
        let parts = [Severity.error, .warning].compactMap { severity -> StyledText? in
            let count = modules.reduce(0) { $0 + (counts[$1]?[severity] ?? 0) }
            return count == 0 ? nil : severity.tone.mark + StyledText(" \(count.grouped)")
        }
        return parts.first ?? ""
    }

    /// The violation that is selected among the effects.
    var selectedViolation: Violation? {
        guard let row = effectList.selection, effectRows.indices.contains(row) else { return nil }
        return effectRows[row].violation
    }

    func selectEffect(_ row: Int) {
        focus = .effect
        effectList.select(row)
    }

    func openEffect() { if !effectRows.isEmpty { focus = .effect } }

    func closeEffect() {
        focus = .layers
        showEffect()
    }

    /// Selects the module that breaks the layers, to put it elsewhere.
    func goToModule() {
        guard let violation = selectedViolation else { return }
        if filter.isActive { filter.clear() }
        let position = draft?.position(of: violation.from)
        let layer = position.flatMap { draft?.bands[$0].id }
        listing.folded.remove(layer.map(LayerRow.ID.layer) ?? .outside)
        focus = .layers
        inTurn { [weak self] in self?.content.select(.module(violation.from)) }
    }
}
