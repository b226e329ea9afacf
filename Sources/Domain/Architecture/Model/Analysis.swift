import Codebase

/// All that is known about a codebase at one moment.
package struct Analysis: Sendable {
    /// The modules and what belongs to none.
    package let codebase: Codebase
    /// The edges between them; declared ones only until all sources are read.
    package let graph: ModuleGraph
    /// The layers in force.
    package let configuration: LayerConfiguration
    /// Which module stands in which layer.
    package private(set) var assignment: LayerAssignment
    /// What the rules forbid, worst first, then by module.
    package private(set) var violations: [Violation]
    /// What would be forbidden had a person not allowed it, in the same order; each says why.
    package internal(set) var excluded: [Violation] = []
    /// The facts of every file read so far.
    package let facts: [RelativePath: SourceFacts]
    /// Whether every source was read, so that import edges and violations are final.
    package let isComplete: Bool
    /// What could not be read or may be read wrongly, in path order: of the codebase and of its
    /// sources.
    package let incomplete: [IncompleteItem]
    /// What would be incomplete had a person not accepted it, in path order.
    package let accepted: [AcceptedItem]
    /// What could not be read in files that no module claims, and what a build makes: shown, but
    /// not counted, as nothing that stands in the codebase is hidden by it.
    package private(set) var notes: [IncompleteItem]
    /// The files that should have been read and were not, in any order.
    package let unread: [RelativePath]
    /// The totals that are shown of it.
    package private(set) var totals: CodebaseTotals
    /// How long it took, in milliseconds.
    package let milliseconds: Int
    /// What stands as modules here.
    package let units: Units
    /// What the configuration file says; nil if there is none.
    package let written: LayerConfiguration?
    /// The violations that are recorded; nil if there is no record.
    package internal(set) var baseline: Baseline?
    /// The entries of the record of which something is gone, in its order.
    package internal(set) var stale: [StaleEntry] = []
    /// What is recorded of each budget, in the order of the configuration.
    package internal(set) var budgets: [BudgetUse] = []
    /// The uses of names that may mean a type of another folder or something else, so that no edge
    /// between folders comes of them.
    package let unclearNames: Int
    /// The names that each module declares; worked out when first asked for.
    let names: NameIndex
    private let basis: Basis

    /// What it was worked out from.
    private indirect enum Basis: Sendable {
        case sources
        case modules(Analysis)
    }

    /// The analysis of modules beside one of folders; itself where modules stand for themselves.
    package var ofModules: Analysis {
        switch basis {
        case .sources: self
        case .modules(let analysis): analysis
        }
    }

    /// An analysis of modules as far as it got.
    package init(
        codebase: Codebase,
        graph: ModuleGraph,
        configuration: LayerConfiguration,
        assignment: LayerAssignment,
        violations: [Violation],
        excluded: [Violation] = [],
        facts: [RelativePath: SourceFacts],
        isComplete: Bool,
        incomplete: [IncompleteItem],
        accepted: [AcceptedItem] = [],
        notes: [IncompleteItem] = [],
        unread: [RelativePath] = [],
        milliseconds: Int,
        written: LayerConfiguration? = nil,
        names: NameIndex? = nil
    ) {
        self.init(
            codebase: codebase, graph: graph, configuration: configuration, assignment: assignment,
            violations: violations, facts: facts, isComplete: isComplete, incomplete: incomplete,
            accepted: accepted, notes: notes, unread: unread, milliseconds: milliseconds,
            units: .modules,
            written: written, unclearNames: 0, names: names, ofModules: nil)
        self.excluded = excluded
    }

    /// An analysis of modules, or of folders beside that of modules.
    init(
        codebase: Codebase,
        graph: ModuleGraph,
        configuration: LayerConfiguration,
        assignment: LayerAssignment,
        violations: [Violation],
        facts: [RelativePath: SourceFacts],
        isComplete: Bool,
        incomplete: [IncompleteItem],
        accepted: [AcceptedItem],
        notes: [IncompleteItem],
        unread: [RelativePath],
        milliseconds: Int,
        units: Units,
        written: LayerConfiguration?,
        unclearNames: Int,
        names: NameIndex? = nil,
        ofModules: Analysis?
    ) {
        self.codebase = codebase
        self.graph = graph
        self.configuration = configuration
        self.assignment = assignment
        self.violations = violations
        self.facts = facts
        self.isComplete = isComplete
        self.incomplete = incomplete
        self.accepted = accepted
        self.notes = notes
        self.unread = unread
        self.milliseconds = milliseconds
        self.units = units
        self.written = written
        self.unclearNames = unclearNames
        basis = ofModules.map(Basis.modules) ?? .sources
        totals = CodebaseTotals(
            of: codebase, graph: graph, facts: facts, violations: violations,
            problems: assignment.problems, incomplete: incomplete.count, accepted: accepted.count,
            remarks: notes.count)
        self.names = names ?? NameIndex(codebase: codebase, facts: facts)
    }
}

extension Analysis {
    /// Whether two are of one reading: nothing was read, changed or linked between them.
    package func isOfSameReading(as other: Analysis) -> Bool { names === other.names }

    /// Puts the same violations in place with other states.
    mutating func setViolations(_ violations: [Violation]) {
        self.violations = violations
        totals.count(violations)
    }

    /// Puts other problems of the layers in place, and other remarks.
    mutating func setProblems(_ problems: [LayerProblem], notes: [IncompleteItem]) {
        assignment = LayerAssignment(
            layers: assignment.layers, unassigned: assignment.unassigned, problems: problems)
        self.notes = notes
        totals.layerWarnings = problems.count { !$0.isError }
        totals.remarks = notes.count
    }
}

/// Which module stands in which layer.
package struct LayerAssignment: Equatable, Sendable {
    /// For each assigned module the position of its layer, 0 for the top one.
    package let layers: [ModuleID: Int]
    /// The modules that should stand in a layer and do not, in the order of their identifiers.
    package let unassigned: [ModuleID]
    /// What is wrong with the patterns.
    package let problems: [LayerProblem]

    /// An assignment as it was worked out.
    package init(
        layers: [ModuleID: Int], unassigned: [ModuleID] = [], problems: [LayerProblem] = []
    ) {
        self.layers = layers
        self.unassigned = unassigned
        self.problems = problems
    }
}

/// Something wrong with the layers themselves.
package enum LayerProblem: Equatable, Sendable {
    /// A pattern that no module matches: a warning.
    case matchesNothing(layer: String, pattern: ModulePattern)
    /// A module that several layers claim: an error, nothing is guessed.
    case ambiguous(module: ModuleID, layers: [String])
    /// A rule about modules that are not there: a warning.
    case idleRule(ImportRule)
    /// An exclusion that covers no violation any more: a warning.
    case unusedExclusion(Exclusion)
    /// A pattern of a budget that no module matches: a warning.
    case emptyBudget(ModulePattern)
    /// An acceptance that covers nothing any more: a warning.
    case unusedAcceptance(Acceptance)

    /// Whether the layers cannot be believed, so that `check` must not call anything clean.
    package var isError: Bool {
        switch self {
        case .ambiguous: true
        case .matchesNothing, .idleRule, .unusedExclusion, .emptyBudget, .unusedAcceptance: false
        }
    }
}
