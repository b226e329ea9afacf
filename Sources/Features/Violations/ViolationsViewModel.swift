import Architecture
import Observation
import TerminalUI

/// What the screen knows, and what was done on it.
@Observable final class ViolationsViewModel: ListModel {
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
        case explanation(RuleExplanation)
        case incomplete
    }

    /// Where evidence is collected: beside the screen, or at once, for previews that stand still.
    enum Work {
        case beside, atOnce
    }

    private(set) var state = State.waiting(AnalysisProgress(step: .listing))
    private(set) var arrangement = Arrangement.empty
    private(set) var grouping = Grouping.kind
    private(set) var violationFilter = ViolationFilter()
    private(set) var focus = Focus.list
    /// The violation whose evidence is shown.
    private(set) var shown: ViolationItem?
    var sheet: Sheet?
    var sheetOffset = 0
    var list = ListState() { didSet { selectionMayHaveMoved(from: oldValue) } }
    var filter = ListFilter() {
        didSet { if filter.text != oldValue.text { arrange() } }
    }

    let evidence: EvidenceModel
    let router: any ViolationsRouter
    let scope: Scope
    private let source: any AnalysisSource
    private let work: Work
    @ObservationIgnored private var closed: [Grouping: Set<String>] = [:]
    @ObservationIgnored private var selected: Arrangement.RowID?
    @ObservationIgnored private var wanted: Violation.ID?
    @ObservationIgnored private var listening: Task<Void, Never>?
    @ObservationIgnored private var collecting: Task<Void, Never>?
    @ObservationIgnored private var isArranging = false

    init(
        source: any AnalysisSource, excerpts: Excerpts, router: any ViolationsRouter,
        scope: Scope = Scope(), work: Work = .beside
    ) {
        self.source = source
        self.work = work
        self.router = router
        self.scope = scope
        evidence = EvidenceModel(excerpts: excerpts)
        take(source.current)
    }

    var catalog: Catalog? {
        guard case .shown(let catalog, _) = state else { return nil }
        return catalog
    }

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
    func listen() {
        listening?.cancel()
        listening = Task { [weak self, source] in
            for await state in source.states() {
                guard let self, !Task.isCancelled else { return }
                take(state)
            }
        }
    }

    func stopListening() {
        listening?.cancel()
        listening = nil
    }

    func take(_ state: AnalysisState) {
        switch state {
        case .starting(let progress):
            if catalog == nil { self.state = .waiting(progress) }
        case .partial(let analysis, let progress): show(analysis, progress)
        case .complete(let analysis): show(analysis, nil)
        case .failed(let error): self.state = .failed(error)
        }
    }

    func reload() {
        source.reload()
    }

    /// Selects a violation as soon as it is known, whatever else is selected until then.
    func selectWhenKnown(_ violation: Violation.ID) {
        wanted = violation
        arrange()
    }

    private func show(_ analysis: Analysis, _ progress: AnalysisProgress?) {
        let hadNothing = catalog == nil
        state = .shown(Catalog(analysis, scope: scope), progress: progress)
        evidence.excerpts.forget()
        if hadNothing { selected = nil }
        arrange()
        showEvidence(again: true)
    }
}

extension ViolationsViewModel {
    func cycleGrouping() {
        grouping = grouping.next
        arrange()
    }

    func toggle(_ severity: Architecture.Severity) {
        violationFilter.toggle(severity)
        arrange()
    }

    func cycleStates() {
        violationFilter.states = violationFilter.states.next
        arrange()
    }

    func showEverything() {
        violationFilter = ViolationFilter()
        filter.clear()
        arrange()
    }

    func setOpen(_ isOpen: Bool, group key: String) {
        if isOpen {
            closed[grouping]?.remove(key)
        } else {
            closed[grouping, default: []].insert(key)
        }
        if !isOpen { selected = Arrangement.RowID(group: key, violation: nil) }
        arrange()
    }

    /// Closes all groups, or opens them if all are closed.
    func toggleAllGroups() {
        let keys = arrangement.rows.compactMap { row -> String? in
            if case .group(let group) = row { group.key } else { nil }
        }
        let open = arrangement.rows.contains { if case .violation = $0 { true } else { false } }
        closed[grouping] = open ? Set(keys) : []
        if open { selected = selected.map { .init(group: $0.group, violation: nil) } }
        arrange()
    }

    func focusEvidence() {
        if !evidence.document.rows.isEmpty { focus = .evidence }
    }

    func focusList() {
        focus = .list
    }

    /// Works out the rows anew and keeps the selection at what it was.
    private func arrange() {
        guard let catalog else { return }
        let matcher = FilterMatcher(filter.text, mode: .substring)
        let violationFilter = violationFilter
        arrangement = Arrangement(
            catalog.items, by: grouping, closed: closed[grouping] ?? []
        ) { item in
            violationFilter.contains(item.violation)
                && (matcher.isEmpty || matcher.match(item.text) != nil)
        }
        restoreSelection(in: catalog)
    }

    private func restoreSelection(in catalog: Catalog) {
        isArranging = true
        var row = list.selection ?? 0
        let wish = wanted.map { Arrangement.RowID(group: "", violation: $0) }
        if let wish, let known = arrangement.row(of: wish, in: catalog.items) {
            row = known
            wanted = nil
        } else if let selected {
            row = arrangement.row(of: selected, in: catalog.items) ?? row
        } else {
            row = arrangement.firstViolation ?? 0
        }
        var list = list
        list.update(count: arrangement.rows.count)
        list.select(row)
        self.list = list
        isArranging = false
        noteSelection()
    }
}

extension ViolationsViewModel {
    private func selectionMayHaveMoved(from old: ListState) {
        guard !isArranging, old.selection != list.selection else { return }
        noteSelection()
    }

    private func noteSelection() {
        selected = arrangement.id(at: list.selection, in: catalog?.items ?? [])
        if selectedItem?.violation.id != shown?.violation.id { showEvidence(again: false) }
    }

    /// Collects the evidence elsewhere; what was shown stays until it is there.
    private func showEvidence(again: Bool) {
        collecting?.cancel()
        guard let item = selectedItem, let analysis = catalog?.analysis else {
            shown = nil
            focus = .list
            return evidence.show(.empty, keepingPlace: false)
        }
        if work == .atOnce {
            return show(Self.document(of: item.violation, in: analysis), of: item, again: again)
        }
        collecting = Task {
            let document = await Self.documentBeside(of: item.violation, in: analysis)
            guard !Task.isCancelled else { return }
            show(document, of: item, again: again)
        }
    }

    private func show(_ document: EvidenceDocument, of item: ViolationItem, again: Bool) {
        shown = item
        evidence.show(document, keepingPlace: again)
        if document.rows.isEmpty { focus = .list }
    }

    @concurrent private static func documentBeside(
        of violation: Violation, in analysis: Analysis
    ) async -> EvidenceDocument {
        document(of: violation, in: analysis)
    }

    private nonisolated static func document(
        of violation: Violation, in analysis: Analysis
    ) -> EvidenceDocument {
        let evidence = CollectEvidence()(for: violation, in: analysis)
        return EvidenceDocument(evidence, declaration: violation.declaration) {
            analysis.facts[$0]?.lineCount
        }
    }

    /// Waits until the evidence of the selection is shown with its text.
    func settle() async {
        await collecting?.value
        await evidence.settle()
    }
}
