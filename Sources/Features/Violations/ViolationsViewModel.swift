import Architecture
import Codebase
import FeatureKit
import Observation
import TerminalUI

/// What the screen knows, and what was done on it.
@Observable final class ViolationsViewModel: ListModel, MarkingModel {
    enum State {
        case waiting(AnalysisProgress)
        /// `progress` while sources are still being read.
        case shown(Catalog, progress: AnalysisProgress?)
        case failed(AnalysisError)
    }

    enum Focus {
        case list, evidence
    }

    enum Sheet: Equatable {
        /// Of a rule, and of the violation for which it was asked.
        case explanation(ViolationKind, of: Violation.ID?)
    }

    /// What is known, and what is asked for.
    let survey: Survey<ViolationInquiry>
    var focus = Focus.list
    /// The violation whose evidence is shown.
    private(set) var shown: ViolationItem?
    var sheet: Sheet?
    var sheetOffset = 0
    var marks = Marks<ViolationItem.ID>()
    var list = ListState() { didSet { selectionMayHaveMoved(from: oldValue) } }
    var filter = ListFilter() {
        didSet { if filter.text != oldValue.text { survey.question.filter = filter.text } }
    }

    let evidence: EvidenceModel
    let router: any ViolationsRouter
    let scope: Scope
    private let source: any UnitsSource
    private let collectEvidence: CollectEvidence
    private let executor: (any TaskExecutor)?
    private let ownership: OwnersModel
    @ObservationIgnored var selected: Arrangement.RowID?
    @ObservationIgnored var wanted: Violation.ID?
    /// The version of the catalogue whose evidence is shown.
    @ObservationIgnored private var version = 0
    @ObservationIgnored private var collecting: Task<Void, Never>?
    @ObservationIgnored var isArranging = false

    init(
        source: any UnitsSource, excerpts: Excerpts, router: any ViolationsRouter,
        scope: Scope = Scope(), collectEvidence: CollectEvidence = .byName,
        owners: (any OwnersReader)? = nil, executor: (any TaskExecutor)? = nil
    ) {
        self.source = source
        ownership = OwnersModel(reader: owners)
        self.collectEvidence = collectEvidence
        var inquiry = ViolationInquiry(scope: scope)
        inquiry.severities = scope.start
        survey = Survey(inquiry, source: source, executor: executor)
        self.executor = executor
        self.router = router
        self.scope = scope
        evidence = EvidenceModel(excerpts: excerpts)
        survey.onAnswer = { [weak self] _ in self?.restoreSelection() }
        survey.onAnalysis = { [weak self] in
            self?.showNewEvidence()
            self?.ownership.read(self?.survey.analysis)
        }
        ownership.onOwners = { [weak self] in self?.survey.question.owners = $0 }
    }

    var state: State {
        let catalog = survey.table.catalog
        switch survey.phase {
        case .failed(let error): return .failed(error)
        case .starting(let progress):
            return catalog.map { .shown($0, progress: nil) } ?? .waiting(progress)
        case .reading(let progress):
            return catalog.map { .shown($0, progress: progress) } ?? .waiting(progress)
        case .complete:
            return catalog.map { .shown($0, progress: nil) }
                ?? .waiting(AnalysisProgress(step: .linking))
        }
    }

    var catalog: Catalog? {
        guard case .shown(let catalog, _) = state else { return nil }
        return catalog
    }

    /// The rows that are shown.
    var arrangement: Arrangement { survey.answer ?? .empty }

    /// How they are grouped.
    var grouping: Grouping { arrangement.grouping }

    /// The severities that are asked for.
    var violationFilter: ViolationFilter { survey.question.severities }

    /// The violation under the selection; none while a group is selected.
    var selectedItem: ViolationItem? {
        guard let catalog, let row = list.selection, arrangement.rows.indices.contains(row),
            case .violation(let index, _) = arrangement.rows[row]
        else { return nil }
        return catalog.items[index]
    }

    var selectedGroup: Arrangement.Group? {
        guard let row = list.selection, arrangement.rows.indices.contains(row),
            case .group(let group) = arrangement.rows[row]
        else { return nil }
        return group
    }
}

extension ViolationsViewModel {
    func listen() { survey.listen() }

    func stopListening() { survey.stop() }

    func take(_ state: AnalysisState) { survey.take(state) }

    func reload() { survey.source.reload() }

    /// Shows what folders inside the modules break, or what modules do.
    func switchUnits() {
        guard let catalog else { return }
        source.show(catalog.analysis.otherUnits)
    }

    /// Selects a violation as soon as it is known, whatever else is selected until then.
    func selectWhenKnown(_ violation: Violation.ID) {
        wanted = violation
        restoreSelection()
    }

    /// Who owns the files behind a violation, who own most of them first; empty where nobody says.
    func owners(of item: ViolationItem) -> [String] { survey.question.owners(of: item) }

    /// Evidence of another analysis may be other evidence, and its files may have changed.
    private func showNewEvidence() {
        guard survey.table.version != version else { return }
        version = survey.table.version
        evidence.excerpts.forget()
        showEvidence(again: true)
    }
}

extension ViolationsViewModel {
    private func selectionMayHaveMoved(from old: ListState) {
        guard !isArranging, old.selection != list.selection else { return }
        noteSelection()
    }

    func noteSelection() {
        selected = arrangement.id(at: list.selection, in: catalog?.items ?? [])
        if selectedItem?.id != shown?.id { showEvidence(again: false) }
    }

    /// Collects the evidence elsewhere; what was shown stays until it is there.
    private func showEvidence(again: Bool) {
        collecting?.cancel()
        guard let item = selectedItem, let analysis = catalog?.analysis else {
            shown = nil
            focus = .list
            return evidence.show(.empty, keepingPlace: false)
        }
        collecting = Task { [collectEvidence] in
            let document = await withTaskExecutorPreference(executor) {
                await Self.document(of: item.violation, in: analysis, collectEvidence)
            }
            guard !Task.isCancelled else { return }
            await withTaskExecutorPreference(executor) { await evidence.prepare(document) }
            guard !Task.isCancelled else { return }
            show(document, of: item, again: again)
        }
    }

    private func show(_ document: EvidenceDocument, of item: ViolationItem, again: Bool) {
        shown = item
        router.noteLook(at: item.violation.id)
        evidence.show(document, keepingPlace: again)
        if document.rows.isEmpty { focus = .list }
    }

    @concurrent private nonisolated static func document(
        of violation: Violation, in analysis: Analysis, _ collectEvidence: CollectEvidence
    ) async -> EvidenceDocument {
        let evidence = await collectEvidence.evidence(for: [violation], in: analysis)[violation.id]
        return EvidenceDocument(evidence ?? [], declaration: violation.declaration) {
            analysis.facts[$0]?.lineCount
        }
    }

    /// Waits until the evidence of the selection is shown with its text.
    func settle() async {
        await survey.settle()
        await ownership.settle()
        await survey.settle()
        await collecting?.value
        await evidence.settle()
    }
}
