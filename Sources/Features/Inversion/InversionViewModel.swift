import Architecture
import Codebase
import Editing
import FeatureKit
import Inverting
import Observation
import TerminalUI

/// What can be done about one violation, and what was done.
@Observable final class InversionViewModel: ListModel {
    enum State {
        case waiting(AnalysisProgress)
        case failed(AnalysisError)
        /// The codebase has no such violation any more.
        case gone
        case planning(Violation)
        case planned(InversionPlan)
    }

    /// What the keys are about, in the order in which Tab goes through it.
    enum Focus: Int, CaseIterable {
        case evidence, recipes, files, change
    }

    /// What stands at the right: a recipe with its whole change, or one file.
    enum Subject {
        case recipe, file
    }

    /// What was written, and can be undone here.
    struct Applied: Equatable {
        let recipe: Recipe.Name
        let changes: ChangeSet
        /// Whether a later analysis still has the violation; nil until there is one.
        var isStillThere: Bool?
    }

    struct FileKey: Hashable {
        let recipe: Recipe.Name
        let file: RelativePath
    }

    var state: State
    var focus = Focus.recipes
    var subject = Subject.recipe
    var evidence: [EvidenceRow] = []
    var evidenceList = ListState()
    var recipeList = ListState() {
        didSet { if recipeList.selection != oldValue.selection { recipeChanged() } }
    }
    /// The files of the selected recipe that the filter lets through.
    var shownFiles: [FileDiff] = []
    var fileList = ListState() {
        didSet { if fileList.selection != oldValue.selection { place = .zero } }
    }
    var evidenceFilter = ListFilter() {
        didSet { if evidenceFilter.text != oldValue.text { narrowEvidence() } }
    }
    var fileFilter = ListFilter() {
        didSet { if fileFilter.text != oldValue.text { narrowFiles() } }
    }
    /// The files that are not to be changed, by recipe.
    var leftOut: [Recipe.Name: Set<RelativePath>] = [:]
    var arrangement = Diff.Arrangement.unified
    /// The first row and column of the change that are shown.
    var place = Point.zero
    /// The lines of each difference, highlighted as soon as that is worked out.
    var lines: [FileKey: [DiffLine]] = [:]
    /// Whether it is still being found out which of the recipes hold.
    var isDraft = false
    /// The recipe that is being tried.
    var proving: Recipe.Name?
    var applied: Applied?
    /// Whether what was applied here was taken back.
    var isUndone = false
    /// Whether files that matter were changed since the recipes were worked out.
    var isStale = false
    var sheet: Sheet? { didSet { if sheet != oldValue { sheetOffset = 0 } } }
    var sheetOffset = 0

    let excerpts: Excerpts
    let room = ChangeRoom()
    let violation: Violation.ID
    let source: any AnalysisSource
    let services: InversionServices
    let router: any InversionRouter
    let executor: (any TaskExecutor)?
    /// The analysis that the recipes are for.
    @ObservationIgnored var analysis: Analysis?
    /// The latest complete one.
    @ObservationIgnored var latest: Analysis?
    @ObservationIgnored var highlighted: Set<FileKey> = []
    @ObservationIgnored var listening: Task<Void, Never>?
    @ObservationIgnored var planning: Task<Void, Never>?
    @ObservationIgnored var highlighting: Task<Void, Never>?
    @ObservationIgnored var tryOut: Task<Void, Never>?
    @ObservationIgnored var working: Task<Void, Never>?

    /// - Parameter executor: Where things are worked out; nil for the threads beside the main actor.
    init(
        of violation: Violation.ID, source: any AnalysisSource, services: InversionServices,
        router: any InversionRouter, executor: (any TaskExecutor)? = nil
    ) {
        self.violation = violation
        self.source = source
        self.services = services
        self.router = router
        self.executor = executor
        excerpts = Excerpts(reader: services.texts, root: source.root, executor: executor)
        state =
            switch source.current {
            case .failed(let error): .failed(error)
            case .starting(let progress), .partial(_, let progress): .waiting(progress)
            case .complete: .waiting(AnalysisProgress(step: .linking))
            }
    }

    deinit {
        planning?.cancel()
        tryOut?.cancel()
        highlighting?.cancel()
    }

    var plan: InversionPlan? {
        guard case .planned(let plan) = state else { return nil }
        return plan
    }

    /// The recipe under the selection.
    var selected: PlannedRecipe? {
        guard let plan, let row = recipeList.selection, plan.recipes.indices.contains(row) else {
            return nil
        }
        return plan.recipes[row]
    }

    /// The file under the selection.
    var selectedFile: FileDiff? {
        guard let row = fileList.selection, shownFiles.indices.contains(row) else { return nil }
        return shownFiles[row]
    }

    /// The selected recipe's change without the files that have no tick.
    var chosen: ChangeSet {
        guard let selected else { return ChangeSet("Nothing") }
        let without = leftOut[selected.id] ?? []
        let changes = selected.recipe.changes
        return ChangeSet(
            changes.title, changes: changes.changes.filter { !without.contains($0.path) })
    }

    /// How many files of the selected recipe have a tick.
    var ticked: Int {
        guard let selected else { return 0 }
        let without = leftOut[selected.id] ?? []
        return selected.recipe.changes.changes.count { !without.contains($0.path) }
    }

    /// Whether all files of the selected recipe have a tick.
    var isWhole: Bool { selected.map { ticked == $0.files.count } ?? true }

    func isTicked(_ file: RelativePath) -> Bool {
        selected.map { leftOut[$0.id]?.contains(file) != true } ?? false
    }
}
