import Architecture
import Codebase
import Diagnosing
import FeatureKit
import Observation
import TerminalUI

/// What hurts, which finding is selected, and what is known of it.
@Observable final class HealthViewModel: SurveyModel {
    /// What the keys are about.
    enum Focus {
        case findings, evidence
    }

    let content: SurveyedList<HealthListing>
    var focus = Focus.findings
    /// The lines below what is said of the selected finding.
    private(set) var evidence: [EvidenceRow] = []
    var evidenceList = ListState()
    @ObservationIgnored let router: any HealthRouter
    /// The finding whose evidence is shown.
    @ObservationIgnored private var shown: HealthFinding?

    init(
        source: any AnalysisSource, diagnose: @escaping Diagnose, router: any HealthRouter,
        executor: (any TaskExecutor)? = nil
    ) {
        content = SurveyedList(
            HealthListing(diagnose: diagnose), of: source, executor: executor)
        self.router = router
        content.onSelection = { [weak self] in self?.showEvidence() }
        content.onRows = { [weak self] in self?.showEvidence() }
    }

    var health: Health? { table.health }

    /// The list that has the keyboard.
    var list: ListState {
        get { focus == .findings ? content.list : evidenceList }
        set { if focus == .findings { content.list = newValue } else { evidenceList = newValue } }
    }

    /// How far the reading is; nil when all is known.
    var progress: AnalysisProgress? {
        switch phase {
        case .starting(let progress), .reading(let progress):
            health == nil ? progress : nil
        case .complete, .failed: nil
        }
    }

    /// Why there is nothing to show, if the codebase cannot be read at all.
    var failure: AnalysisError? {
        if case .failed(let error) = phase { error } else { nil }
    }

    /// Whether there is nothing to do at all.
    var isQuiet: Bool { health?.findings.isEmpty ?? false }

    /// The selected line of the evidence.
    var selectedEvidence: EvidenceRow? {
        guard let row = evidenceList.selection, evidence.indices.contains(row) else { return nil }
        return evidence[row]
    }
}

extension HealthViewModel {
    func selectFinding(_ row: Int) {
        focus = .findings
        content.list.select(row)
    }

    func selectEvidence(_ row: Int) {
        focus = .evidence
        evidenceList.select(row)
    }

    /// Takes over what stands behind the selected finding.
    private func showEvidence() {
        let finding = selected?.finding
        evidence = finding.map { EvidenceRow.all(of: $0, in: table) } ?? []
        var list = finding?.id == shown?.id ? evidenceList : ListState()
        list.update(
            count: evidence.count, headers: evidence.indices.filter { evidence[$0].isHeading })
        evidenceList = list
        shown = finding
        if evidence.isEmpty { focus = .findings }
    }
}
