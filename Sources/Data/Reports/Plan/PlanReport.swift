import Architecture
import Codebase
import Extracting

/// The JSON of `strata plan`.
package struct PlanReport: Encodable, Sendable {
    let schema = 1
    let module: String
    let candidates: [CandidateRecord]
    let steps: [String]
    let notes: [String]
    let unclearNames: Int
    let edges: EdgesRecord
    @ExplicitNull var commits: Int?
    let incomplete: [IncompleteRecord]

    struct CandidateRecord: Encodable, Sendable {
        let name: String
        let kind: String
        let origin: String
        let files: [String]
        let lines: Int
        let why: String
        let price: PriceRecord
        let cut: [CutRecord]
        let needs: [String]
        let large: Bool
        @ExplicitNull var part: PartRecord?
        @ExplicitNull var wins: WinRecord?
        @ExplicitNull var extract: TrialRecord?
    }

    /// Which part of a larger group a step is.
    struct PartRecord: Encodable, Sendable {
        let of: String
        let number: Int
        let count: Int
    }

    /// How many files the compiler told the edges of, and how many were read by name, and why.
    struct EdgesRecord: Encodable, Sendable {
        let teller: String
        let exact: Int
        let byName: Int
        let reasons: [String]

        init(_ edges: EdgeAccuracy) {
            teller = edges.word
            exact = edges.exact
            byName = edges.named
            reasons = edges.reasons
        }
    }

    struct WinRecord: Encodable, Sendable {
        let percent: Int
        let linesLeft: Int
        let previews: Int
        let linesOfPreview: Int
        let chainBefore: Int
        let chainAfter: Int
        let linesBeside: Int
        let freed: [String]
    }

    struct TrialRecord: Encodable, Sendable {
        let fits: Bool
        @ExplicitNull var why: String?
        let uses: Int
        @ExplicitNull var turning: String?
        let taken: [String]
        let parts: [String]
        let imports: Int
        let symbols: Int
    }

    struct PriceRecord: Encodable, Sendable {
        let files: Int
        let lines: Int
        let types: [String]
        let members: Int
        let cutEdges: Int
        let cutSites: Int
        let cutOnCycles: Int
        let cutCost: Int
        let imports: Int
        let tests: [String]
        let objectiveC: Int
        let generated: [String]
        let generatedLines: Int
        let resources: [String]
        let shared: [String]
        let sharers: [String]
        let cycles: [[String]]
        /// Whether nothing in the files may mean several things.
        let exact: Bool
        let edges: EdgesRecord
        @ExplicitNull var changes: ChangesRecord?
        /// The names of the numbers that are estimates.
        let estimates = ["members", "cutCost", "tests"]

        private enum CodingKeys: CodingKey {
            case files, lines, types, members, cutEdges, cutSites, cutOnCycles, cutCost, imports
            case tests, objectiveC, generated, generatedLines, resources, shared, sharers, cycles
            case exact, edges, changes, estimates
        }
    }

    /// How often files changed.
    struct ChangesRecord: Encodable, Sendable {
        let commits: Int
        let together: Int
        let alone: Int
    }

    struct CutRecord: Encodable, Sendable {
        let from: String
        let to: String
        let `class`: String
        let sites: Int
        let names: [String]
    }

    /// - Parameters:
    ///   - wins: What each step wins, in the order of the plan; none to leave that out.
    ///   - notes: What has to be known before anything else, a sentence each.
    package init(
        _ plan: ExtractionPlan, wins: [ExtractionWin] = [], notes: [String] = [],
        in analysis: Analysis
    ) {
        module = plan.module.rawValue
        self.notes = notes
        candidates = plan.candidates.enumerated().map { number, candidate in
            CandidateRecord(candidate, wins.isEmpty ? nil : wins[number])
        }
        steps = plan.steps
        unclearNames = plan.unclear
        edges = EdgesRecord(plan.edges)
        _commits = ExplicitNull(wrappedValue: plan.commits)
        incomplete = analysis.incomplete.map(IncompleteRecord.init)
    }

    private enum CodingKeys: CodingKey {
        case schema, module, candidates, steps, notes, unclearNames, edges, commits, incomplete
    }
}

extension PlanReport.CandidateRecord {
    fileprivate init(_ candidate: ExtractionCandidate, _ win: ExtractionWin?) {
        large = candidate.isLarge
        _part = ExplicitNull(
            wrappedValue: candidate.division.map {
                PlanReport.PartRecord(of: $0.group, number: $0.number, count: $0.count)
            })
        _wins = ExplicitNull(wrappedValue: win.map(PlanReport.WinRecord.init))
        _extract = ExplicitNull(wrappedValue: candidate.trial.map(PlanReport.TrialRecord.init))
        name = candidate.name
        kind = candidate.kind.rawValue
        origin = candidate.origin.rawValue
        files = candidate.files.map(\.string)
        lines = candidate.lines
        why = candidate.reasons.joined(separator: " ")
        price = PlanReport.PriceRecord(candidate)
        cut = candidate.cut.map { PlanReport.CutRecord($0) }
        needs = candidate.needs
    }
}

extension PlanReport.PriceRecord {
    fileprivate init(_ candidate: ExtractionCandidate) {
        let price = candidate.price
        files = candidate.files.count
        lines = candidate.lines
        types = price.types
        members = price.members
        cutEdges = price.cutEdges
        cutSites = price.cutSites
        cutOnCycles = price.onCycles
        cutCost = price.cutCost
        imports = price.imports
        tests = price.tests.map(\.string)
        objectiveC = price.objectiveC
        generated = price.baggage.generated.map(\.string)
        generatedLines = price.baggage.generatedLines
        resources = price.baggage.resources.map(\.string)
        shared = price.baggage.shared.map(\.string)
        sharers = price.baggage.sharers
        cycles = price.cycles.map { $0.map(\.string) }
        exact = !price.isLowerBound
        edges = PlanReport.EdgesRecord(price.edges)
        _changes = ExplicitNull(
            wrappedValue: price.changes.map {
                PlanReport.ChangesRecord(commits: $0.all, together: $0.together, alone: $0.alone)
            })
    }
}

extension PlanReport.CutRecord {
    init(_ edge: ExtractionCandidate.CutEdge) {
        self.init(
            from: edge.from.string, to: edge.to.string, class: edge.coupling.rawValue,
            sites: edge.sites, names: edge.names)
    }
}

extension PlanReport.WinRecord {
    fileprivate init(_ win: ExtractionWin) {
        self.init(
            percent: win.percent, linesLeft: win.linesLeft, previews: win.previews,
            linesOfPreview: win.linesOfPreview, chainBefore: win.chainBefore,
            chainAfter: win.chainAfter, linesBeside: win.linesBeside, freed: win.freed)
    }
}

extension PlanReport.TrialRecord {
    fileprivate init(_ trial: ExtractionTrial) {
        fits = trial.fits
        _why = ExplicitNull(wrappedValue: trial.obstacle)
        uses = trial.uses
        _turning = ExplicitNull(wrappedValue: trial.turning)
        taken = trial.taken.map(\.string)
        parts = trial.parts
        imports = trial.imports
        symbols = trial.symbols
    }
}
