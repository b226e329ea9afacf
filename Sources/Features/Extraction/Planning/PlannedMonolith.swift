import Architecture
import Codebase
import Extracting

/// A plan with all that the screen shows of it.
nonisolated struct PlannedMonolith: Sendable {
    private(set) var plan: ExtractionPlan
    /// What worked it out, for what later questions need.
    let planExtraction: PlanExtraction
    /// What crosses the line around each candidate, in the order of the plan.
    let boundaries: [ExtractionBoundary]
    /// What each candidate wins, in the order of the plan.
    let wins: [ExtractionWin]
    /// The candidates and what stays, longest first.
    let parts: [MonolithPart]

    /// The most steps of a plan: those that `strata plan` and `strata extract` know.
    static let steps = 10

    /// Works a plan out.
    ///
    /// - Parameters:
    ///   - records: What changed together, and what the compiler resolved.
    ///   - files: All files of the codebase; none where resources do not matter.
    ///   - pace: Told how many candidates are chosen; says whether to go on.
    init(
        _ module: Module, in analysis: Analysis, records: ModuleRecords = .none,
        files: [RelativePath] = [], pace: PlanExtraction.Pace
    ) {
        planExtraction = PlanExtraction(module, in: analysis, records: records, files: files)
        plan = planExtraction.plan(steps: Self.steps, pace: pace)
        boundaries = planExtraction.boundaries(of: plan)
        wins = planExtraction.wins(of: plan)
        parts = planExtraction.parts(of: plan)
    }

    /// Takes over what reading a candidate in detail has shown.
    mutating func note(_ trial: ExtractionTrial, of candidate: ExtractionCandidate) {
        guard let number = plan.candidates.firstIndex(of: candidate) else { return }
        plan.candidates[number].trial = trial
    }

    /// The lines that all candidates together take along.
    var linesMoving: Int { plan.candidates.reduce(0) { $0 + $1.lines } }
}

/// What works a plan out.
typealias PlanMonolith =
    @Sendable (_ module: Module, _ analysis: Analysis, _ pace: @escaping PlanExtraction.Pace) async
    -> PlannedMonolith
