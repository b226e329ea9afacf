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
    /// The folders of the large module that the selected finding is about.
    private(set) var folders: FolderParts?
    @ObservationIgnored let router: any HealthRouter
    /// The finding whose evidence is shown.
    @ObservationIgnored private var shown: HealthFinding?
    /// Whether steps are being tried, one after the other.
    private(set) var isTrying = false
    /// Findings whose first step was tried, by identifier.
    private var outcomes: [HealthFinding.ID: StepOutcome] = [:]
    @ObservationIgnored private let source: any AnalysisSource
    @ObservationIgnored let ownership: OwnersModel
    @ObservationIgnored private let tryFirstStep: TryFirstStep?
    @ObservationIgnored private(set) var reading: Task<Void, Never>?
    @ObservationIgnored private(set) var trial: Task<Void, Never>?
    /// Tries the first findings, as `strata health` does.
    @ObservationIgnored private(set) var leading: Task<Void, Never>?
    @ObservationIgnored private let known: HealthKnowledge
    @ObservationIgnored private let turn = TrialTurn()
    /// The findings of which the first ones are or were tried.
    @ObservationIgnored private var led: [HealthFinding] = []
    /// Whether the first row is to be selected once new rows are there.
    @ObservationIgnored private var followsFirst = false

    init(
        source: any AnalysisSource, diagnose: @escaping Diagnose,
        history: (@Sendable () async -> ChangeHistory?)? = nil,
        tryFirstStep: TryFirstStep? = nil, owners: (any OwnersReader)? = nil,
        router: any HealthRouter,
        executor: (any TaskExecutor)? = nil
    ) {
        let known = HealthKnowledge()
        self.known = known
        content = SurveyedList(
            HealthListing(diagnose: diagnose, known: known), of: source, executor: executor)
        self.source = source
        ownership = OwnersModel(reader: owners)
        self.tryFirstStep = tryFirstStep
        self.router = router
        content.onSelection = { [weak self] in self?.showEvidence() }
        content.onRows = { [weak self] in self?.takeRows() }
        content.survey.onAnalysis = { [weak self] in
            self?.ownership.read(self?.content.survey.analysis)
        }
        ownership.onOwners = { [weak self] in self?.listing.owners = $0 }
        if let history { listen(to: history, known) }
    }

    /// Ranks again once it is known what the latest commits changed.
    private func listen(
        to history: @escaping @Sendable () async -> ChangeHistory?, _ known: HealthKnowledge
    ) {
        reading = Task { [weak self] in
            let history = await history()
            guard let self, let history, !Task.isCancelled else { return }
            known.history = history
            content.survey.take(source.current)
        }
    }

    var health: Health? { table.health }

    /// Who owns the code behind the selected finding, who own most of it first; empty where nobody
    /// says.
    var owners: [String] { selected.map { listing.owners(of: $0, in: table) } ?? [] }

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

    /// The selected finding, as far as its first step was tried.
    var finding: HealthFinding? {
        guard let selected = selected?.finding else { return nil }
        return outcome(of: selected) ?? selected
    }

    /// How many findings were not tried yet, of how many; nil if none is being tried.
    var untried: (left: Int, all: Int)? {
        guard isTrying, let findings = health?.findings else { return nil }
        let left = findings.count { outcome(of: $0) == nil }
        return left == 0 ? nil : (left, findings.count)
    }

    /// What became of a finding whose first step was tried; nil as long as nobody did.
    private func outcome(of finding: HealthFinding) -> HealthFinding? {
        guard let known = outcomes[finding.id], finding == known.before || finding == known.after
        else { return nil }
        return known.after
    }

    /// Whether the first step of a finding can be done; nil as long as nobody tried.
    func verdict(of finding: HealthFinding) -> StepVerdict? {
        (outcome(of: finding) ?? finding).verdict
    }

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

    private func takeRows() {
        folders = nil
        if followsFirst, !content.rows.isEmpty {
            followsFirst = false
            content.list.select(0)
        }
        tryLeading()
        showEvidence()
    }

    /// Whether nobody has moved away from the first row.
    private var isAtFirst: Bool {
        focus == .findings && content.list.selection == 0 && content.filter.text.isEmpty
    }

    /// Tries the first findings, and lets those lead that can be done, unless a person has moved.
    private func tryLeading() {
        guard let tryFirstStep, let health, !health.findings.isEmpty, health.findings != led,
            case .complete(let analysis) = source.current
        else { return }
        led = health.findings
        outcomes = [:]
        leading?.cancel()
        isTrying = true
        leading = Task { [weak self] in
            guard let turn = self?.turn else { return }
            let after = await turn.run {
                await tryFirstStep.attempt(health, in: analysis, first: TryFirstStep.leading)
            }
            guard !Task.isCancelled, let self else { return }
            defer { if !Task.isCancelled { isTrying = false } }
            note(after, of: health)
            let leads = isAtFirst && after != health
            if leads {
                followsFirst = true
                order(as: after, from: health)
            }
            await tryRest(of: leads ? after : health, in: analysis)
        }
    }

    /// Tries the findings that nobody tried yet, one after the other; what can be done leads then,
    /// unless a person has moved. The selected one stays selected.
    private func tryRest(of health: Health, in analysis: Analysis) async {
        guard let tryFirstStep else { return }
        for finding in health.findings where outcome(of: finding) == nil {
            let result = await turn.run { () -> HealthFinding? in
                // A person may have looked at it meanwhile.
                if outcome(of: finding) != nil { return nil }
                return await tryFirstStep.attempt(finding, in: analysis)
            }
            guard !Task.isCancelled else { return }
            if let result { outcomes[finding.id] = StepOutcome(before: finding, after: result) }
            if finding.id == selected?.finding?.id { listEvidence() }
        }
        let tried = { (finding: HealthFinding) in self.outcome(of: finding) ?? finding }
        let after = Health(
            findings: health.troubles.map(tried).doableFirst + health.tightenings.map(tried),
            checks: health.checks)
        if isAtFirst, after != health { order(as: after, from: health) }
    }

    private func order(as after: Health, from before: Health) {
        led = after.findings
        known.trial = HealthTrial(before: before.findings, after: after)
        content.survey.take(source.current)
    }

    private func note(_ after: Health, of before: Health) {
        let results = Dictionary(
            after.findings.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for finding in before.findings {
            guard let result = results[finding.id], result.verdict != nil else { continue }
            outcomes[finding.id] = StepOutcome(before: finding, after: result)
        }
    }

    /// Takes over what stands behind the selected finding.
    private func showEvidence() {
        tryStep()
        listEvidence()
    }

    private func listEvidence() {
        let finding = finding
        evidence = finding.map { EvidenceRow.all(of: $0, in: table) } ?? []
        // They are worked out from all files of the module.
        if folders == nil || finding != shown { folders = finding.flatMap(table.folders) }
        var list = finding?.id == shown?.id ? evidenceList : ListState()
        list.update(
            count: evidence.count, headers: evidence.indices.filter { evidence[$0].isHeading })
        evidenceList = list
        shown = finding
        if evidence.isEmpty { focus = .findings }
    }

    /// Tries the first step of the selected finding once a person has looked at it for a moment.
    private func tryStep() {
        guard let tryFirstStep, let finding = selected?.finding, outcome(of: finding) == nil else {
            return
        }
        trial?.cancel()
        guard case .complete(let analysis) = source.current else { return }
        trial = Task { [weak self] in
            do { try await Task.sleep(for: Self.look) } catch { return }
            if let turn = self?.turn {
                let result = await turn.run { [weak self] () -> HealthFinding? in
                    // Whoever was before may have tried it.
                    guard self?.outcome(of: finding) == nil, !Task.isCancelled else { return nil }
                    return await tryFirstStep.attempt(finding, in: analysis)
                }
                guard !Task.isCancelled else { return }
                if let result {
                    self?.outcomes[finding.id] = StepOutcome(before: finding, after: result)
                }
            }
            self?.listEvidence()
        }
    }

    /// Who moves through a list rests on a row for less.
    private static let look = Duration.milliseconds(120)
}

/// A finding whose first step was tried.
private struct StepOutcome {
    let before: HealthFinding
    let after: HealthFinding
}
