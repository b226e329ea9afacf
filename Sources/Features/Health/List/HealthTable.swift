import Architecture
import Codebase
import Diagnosing
import FeatureKit

/// All that the screen shows of one analysis, worked out once.
nonisolated struct HealthTable: Sendable {
    /// What hurts; nil while sources are still being read.
    private(set) var health: Health?
    let totals: CodebaseTotals
    /// Whether a file names the layers.
    private(set) var isWritten = false
    /// Whether the layers are those that Strata found by itself.
    private(set) var isInferred = false
    /// What modules are called.
    private var names: [ModuleID: String] = [:]
    /// The violations about each dependency, worst first.
    private(set) var violations: [EdgeID: [Violation]] = [:]
    /// The places behind each dependency.
    private(set) var imports: [EdgeID: Int] = [:]
    /// Where each dependency is imported first.
    private(set) var sites: [EdgeID: SourcePlace] = [:]
    /// Where modules are declared.
    private(set) var places: [ModuleID: SourcePlace] = [:]
    /// What it was worked out from; nil while sources are still being read.
    private var analysis: Analysis?
    private var history: ChangeHistory?

    /// What is known before all sources are read.
    init(totals: CodebaseTotals = CodebaseTotals()) {
        self.totals = totals
    }

    /// What is shown of a finished analysis.
    init(_ health: Health, of analysis: Analysis, history: ChangeHistory? = nil) {
        self.init(totals: analysis.totals)
        self.history = history
        self.health = health
        self.analysis = analysis
        isWritten = analysis.written != nil
        isInferred = analysis.configuration.source == .inferred
        for violation in analysis.violations {
            for edge in violation.edges { violations[edge, default: []].append(violation) }
        }
        let found = Set(health.findings.flatMap(\.edges))
        for graph in [analysis.ofModules.graph, analysis.graph] {
            for node in graph.nodes { names[node.id] = node.name }
            for edge in graph.edges where found.contains(edge.id) {
                imports[edge.id] = edge.sites.count
                sites[edge.id] = edge.sites.first.map { SourcePlace(file: $0.file, line: $0.line) }
            }
        }
        for module in analysis.ofModules.codebase.modules + analysis.codebase.modules {
            places[module.id] = SourcePlace(declaring: module)
        }
    }

    /// The same with its first findings as they turned out to be, if it was these that were tried.
    func taking(_ trial: HealthTrial?) -> HealthTable {
        guard let trial, health?.findings == trial.before else { return self }
        var copy = self
        copy.health = trial.after
        return copy
    }

    /// Who owns the code behind a finding, who own most of it first.
    func owners(of finding: HealthFinding, by owners: CodebaseOwners) -> [String] {
        analysis.map { owners.owners(of: finding, in: $0) } ?? []
    }

    /// The folders of the large module that a finding is about; nil where it is about something else.
    func folders(of finding: HealthFinding) -> FolderParts? {
        guard finding.topic == .monolith, let analysis = analysis?.ofModules,
            let module = finding.modules.first.flatMap(analysis.codebase.module)
        else { return nil }
        return FolderParts(of: module, leaving: finding.leaving, in: analysis)
    }

    func name(_ id: ModuleID) -> String { names[id] ?? id.targetName }

    /// Whether an analysis, and what commits changed, say what this one was worked out from.
    func isStillTrue(of other: Analysis, _ history: ChangeHistory?) -> Bool {
        guard let analysis, history == self.history else { return false }
        return analysis.isOfSameReading(as: other) && analysis.written == other.written
            && analysis.budgets == other.budgets && analysis.says(theSameAs: other)
    }
}

nonisolated extension HealthFinding {
    /// The files that can become a module now; nil as long as none are known.
    fileprivate var leaving: ExtractionStep? {
        if case .take(let step, _) = steps.first?.action { step } else { nil }
    }
}
