import Architecture
import Codebase
import FeatureKit
import Observation
import TerminalUI

/// What is known about one module, and what was done on its screen.
@Observable final class ModuleDetailViewModel: ListModel {
    enum State {
        case waiting(AnalysisProgress)
        /// `progress` while sources are still being read.
        case shown(ModuleReport, progress: AnalysisProgress?)
        /// The codebase has no such module, or not any more.
        case missing
        case failed(AnalysisError)
    }

    let id: ModuleID
    let router: any ModuleDetailRouter
    let excerpt: Excerpt
    private(set) var state = State.waiting(AnalysisProgress(step: .listing))
    private(set) var tab = DetailTab.dependencies
    private(set) var rows: [DetailRow] = []
    private(set) var sortsFilesByLines = false
    var why: WhyModel?
    var filter = ListFilter() {
        didSet { if filter.text != oldValue.text { arrange() } }
    }
    var list = ListState() {
        didSet { if list.selection != oldValue.selection { noteSelection() } }
    }

    private let source: any AnalysisSource
    private let collectEvidence: CollectEvidence
    private let executor: (any TaskExecutor)?
    @ObservationIgnored private var evidence: [EdgeID: [Evidence]] = [:]
    @ObservationIgnored private var open: [DetailTab: Set<ModuleID>] = [:]
    @ObservationIgnored private var selected: [DetailTab: String] = [:]
    @ObservationIgnored private var isArranging = false
    /// Whether the question why is to be asked as soon as the module is known.
    @ObservationIgnored private var asksWhy = false
    /// The module that is asked about; nil for the person to choose.
    @ObservationIgnored private var whyTarget: ModuleID?
    @ObservationIgnored private var listening: Task<Void, Never>?
    @ObservationIgnored private var reporting: Task<Void, Never>?
    /// What came in while a report was worked out; only the newest matters.
    @ObservationIgnored private var waiting: (Analysis, AnalysisProgress?)?
    @ObservationIgnored private var collecting: Task<Void, Never>?

    /// - Parameter executor: Where figures and evidence are worked out; nil for the threads beside
    ///   the main actor.
    init(
        id: ModuleID, source: any AnalysisSource, excerpt: Excerpt,
        router: any ModuleDetailRouter, collectEvidence: CollectEvidence = .byName,
        executor: (any TaskExecutor)? = nil
    ) {
        self.collectEvidence = collectEvidence
        self.executor = executor
        self.id = id
        self.source = source
        self.excerpt = excerpt
        self.router = router
        take(source.current)
    }

    /// Shows a part of the screen, as soon as the module is known.
    func begin(at part: ModuleDetailFactory.Part) {
        switch part {
        case .dependents: tab = .dependents
        case .graph: tab = .neighbourhood
        case .why: asksWhy = true
        case .whyTo(let id):
            asksWhy = true
            whyTarget = id
        }
        take(source.current)
        if asksWhy, report != nil { answerWhy() }
    }

    private func answerWhy() {
        asksWhy = false
        askWhy()
        if let whyTarget { why?.choose(whyTarget) }
        whyTarget = nil
    }

    var report: ModuleReport? {
        guard case .shown(let report, _) = state else { return nil }
        return report
    }

    /// Whether the module is known, but its report is not there yet.
    var isPreparing: Bool {
        guard case .waiting = state else { return false }
        return source.current.analysis != nil
    }

    var selectedRow: DetailRow? {
        guard let row = list.selection, rows.indices.contains(row) else { return nil }
        return rows[row]
    }
}

extension ModuleDetailViewModel {
    func listen() {
        listening?.cancel()
        listening = source.follow(on: executor) { [weak self] in self?.take($0) != nil }
    }

    func readAgain() { source.reload() }

    func stopListening() {
        listening?.cancel()
        listening = nil
    }

    func take(_ state: AnalysisState) {
        switch state {
        case .starting(let progress):
            if report == nil { self.state = .waiting(progress) }
        case .failed(let error): self.state = .failed(error)
        case .partial(let analysis, let progress): describe(analysis, progress)
        case .complete(let analysis): describe(analysis, nil)
        }
    }

    /// Works the report out elsewhere; what was shown stays until it is there.
    private func describe(_ analysis: Analysis, _ progress: AnalysisProgress?) {
        if let report, report.analysis.says(theSameAs: analysis) {
            state = .shown(report, progress: progress)
            return
        }
        waiting = (analysis, progress)
        guard reporting == nil else { return }
        reporting = Task { [id] in
            while let (analysis, progress) = waiting {
                waiting = nil
                let report = await withTaskExecutorPreference(executor) {
                    await Self.report(on: id, in: analysis)
                }
                show(report, progress)
            }
            reporting = nil
        }
    }

    @concurrent private static func report(
        on id: ModuleID, in analysis: Analysis
    ) async -> ModuleReport? {
        ModuleReport(id, in: analysis)
    }

    private func show(_ report: ModuleReport?, _ progress: AnalysisProgress?) {
        guard let report else {
            state = progress.map(State.waiting) ?? .missing
            return
        }
        if self.report == nil, report.kind != .own { tab = .dependents }
        state = .shown(report, progress: progress)
        evidence = [:]
        arrange()
        if asksWhy { answerWhy() }
        collectMissingEvidence()
        excerpt.show(selectedRow?.place, again: true)
    }

    /// Waits until everything that is visible is there.
    func settle() async {
        await reporting?.value
        await collecting?.value
        await excerpt.settle()
    }
}

extension ModuleDetailViewModel {
    func select(_ tab: DetailTab) {
        guard tab != self.tab else { return }
        self.tab = tab
        if filter.isActive { filter.clear() }
        arrange()
        collectMissingEvidence()
    }

    func toggleFileOrder() {
        sortsFilesByLines.toggle()
        arrange()
    }

    func isOpen(_ module: ModuleID) -> Bool { open[tab]?.contains(module) == true }

    func setOpen(_ isOpen: Bool, _ module: ModuleID) {
        if isOpen {
            open[tab, default: []].insert(module)
        } else {
            open[tab]?.remove(module)
            selected[tab] = module.rawValue
        }
        arrange()
        collectMissingEvidence()
    }

    /// Works out the rows anew and keeps the selection at what it was.
    private func arrange() {
        guard let report else { return }
        let found = evidence.filter { ($0.key.to == id) == (tab == .dependents) }
        rows = DetailRows(
            report: report, matcher: FilterMatcher(filter.text, mode: .substring),
            sortsFilesByLines: sortsFilesByLines,
            evidence: Dictionary(
                found.map { (tab == .dependents ? $0.key.from : $0.key.to, $0.value) },
                uniquingKeysWith: { first, _ in first }),
            open: open[tab] ?? []
        ).rows(of: tab)
        let wish = selected[tab]
        let row = wish.flatMap { wish in rows.firstIndex { $0.id == wish } }
        isArranging = true
        list = ListState(
            count: rows.count, headers: rows.indices.filter { rows[$0].isHeading },
            selection: row ?? (wish == nil ? 0 : list.selection ?? 0))
        isArranging = false
        noteSelection()
    }

    private func noteSelection() {
        guard !isArranging else { return }
        selected[tab] = selectedRow?.id
        excerpt.show(tab == .neighbourhood ? nil : selectedRow?.place)
    }

    private func edge(to other: ModuleID) -> EdgeID {
        tab == .dependents ? EdgeID(from: other, to: id) : EdgeID(from: id, to: other)
    }

    /// Collects the evidence of open edges elsewhere.
    private func collectMissingEvidence() {
        let missing = (open[tab] ?? []).map(edge).filter { evidence[$0] == nil }
        guard !missing.isEmpty, let analysis = report?.analysis else { return }
        collecting = Task { [tab, collectEvidence] in
            let found = await withTaskExecutorPreference(executor) {
                await collectEvidence.evidence(for: missing, in: analysis)
            }
            keep(found, on: tab)
        }
    }

    private func keep(_ found: [EdgeID: [Evidence]], on tab: DetailTab) {
        evidence.merge(found) { _, new in new }
        if tab == self.tab { arrange() }
    }
}
