import Architecture
import Codebase

/// What `strata check` was asked about, before it is printed in one format or another.
package struct CheckResult: Sendable {
    /// The analysis.
    package let analysis: Analysis
    /// Those of its violations that are asked for.
    package let violations: [Violation]
    /// What a person excludes, as far as it is asked for.
    package let excluded: [Violation]
    /// Those of its budgets that are asked for and not met.
    package let budgets: [BudgetUse]
    /// Those of its stale entries that are asked for.
    package let stale: [StaleEntry]
    /// The evidence by the identifier of a violation.
    package let evidence: [Violation.ID: [Evidence]]
    /// What is wrong with the layers themselves, a sentence each.
    package let warnings: [String]
    /// What is different from an earlier state, with its name; nil if none was named.
    package let difference: (base: String, difference: AnalysisDifference)?

    package init(
        _ analysis: Analysis, violations: [Violation], excluded: [Violation] = [],
        stale: [StaleEntry] = [], budgets: [BudgetUse] = [],
        evidence: [Violation.ID: [Evidence]], warnings: [String] = [],
        difference: (base: String, difference: AnalysisDifference)? = nil
    ) {
        self.analysis = analysis
        self.violations = violations
        self.excluded = excluded
        self.budgets = budgets.filter { $0.state != .met }
        self.stale = stale
        self.evidence = evidence
        self.warnings = warnings
        self.difference = difference
    }

    /// The clear name of a module.
    func name(of id: ModuleID) -> String {
        analysis.graph.node(id)?.name ?? id.targetName
    }
}

/// One thing to say of one place, for tools that show it there.
struct CheckFinding: Sendable {
    /// The rules beside those of violations.
    static let furtherRules = ["stale", "budget", "incomplete"]

    /// How much it weighs.
    let severity: Architecture.Severity
    /// The rule: a kind of violation, or one of ``furtherRules``.
    let rule: String
    /// What stays the same while the finding does.
    let fingerprint: String
    /// One sentence.
    let message: String
    /// The file below the root; the record or the manifest where no line of code is behind it.
    let file: String
    /// The line, from 1.
    let line: Int
    /// The column, from 1; nil if nothing is known of columns.
    let column: Int?
    /// Other places with the same cause: file, line and column.
    let others: [(file: String, line: Int, column: Int)]
    /// What a person said of it; nil if nothing, so that it counts.
    let suppression: Suppression?

    /// That a person lets something pass.
    struct Suppression: Sendable {
        /// Whether it is recorded or excluded.
        let state: Violation.State
        /// Why, if that is said.
        let reason: String?
        /// Whether a comment beside the code says so.
        let isInSource: Bool
    }
}

extension CheckResult {
    /// Everything there is to say, worst first: violations, what is excluded, stale entries, budgets,
    /// what is incomplete.
    var findings: [CheckFinding] {
        violations.map(finding) + excluded.map(finding) + stale.map(finding) + budgets.map(finding)
            + analysis.incomplete.map(finding)
    }

    private func finding(_ violation: Violation) -> CheckFinding {
        let sites = (evidence[violation.id] ?? []).map(\.site)
        let entry = analysis.baseline?.entry(about: violation)
        let manifest = analysis.codebase.module(violation.from)?.manifest
        let declared = violation.declaration
        let place = sites.first
        let more =
            violation.unrecorded.isEmpty
            ? "" : " Not recorded: \(violation.unrecorded.joined(separator: ", "))."
        return CheckFinding(
            severity: violation.severity, rule: violation.kind.rawValue,
            fingerprint: violation.id, message: violation.message + more,
            file: (declared?.file ?? place?.file ?? manifest ?? ".strata.yml").string,
            line: declared?.line ?? place?.line ?? 1,
            column: declared == nil ? place?.column : nil,
            others: sites.dropFirst(declared == nil ? 1 : 0).map {
                ($0.file.string, $0.line, $0.column)
            },
            suppression: suppression(of: violation, entry?.note.reason))
    }

    private func suppression(
        of violation: Violation, _ recorded: String?
    ) -> CheckFinding.Suppression? {
        switch violation.state {
        case .new: nil
        case .recorded:
            CheckFinding.Suppression(state: .recorded, reason: recorded, isInSource: false)
        case .excluded:
            CheckFinding.Suppression(
                state: .excluded, reason: violation.permission?.reason,
                isInSource: violation.permission?.isInSource ?? false)
        }
    }

    private func finding(_ use: BudgetUse) -> CheckFinding {
        let advice = use.state == .loose ? " Run: strata baseline --prune" : ""
        return CheckFinding(
            severity: .error, rule: "budget", fingerprint: "budget " + use.budget.subject,
            message: (use.fault ?? "") + advice, file: ".strata.yml",
            line: use.budget.place?.line ?? 1, column: use.budget.place?.column, others: [],
            suppression: nil)
    }

    private func finding(_ stale: StaleEntry) -> CheckFinding {
        CheckFinding(
            severity: .error, rule: "stale", fingerprint: "stale " + stale.entry.id,
            message: sentence(about: stale) + " Run: strata baseline --prune",
            file: Baseline.file.string, line: stale.entry.line ?? 1, column: nil, others: [],
            suppression: nil)
    }

    private func finding(_ item: IncompleteItem) -> CheckFinding {
        CheckFinding(
            severity: .error, rule: "incomplete",
            fingerprint: "incomplete \(item.path) \(item.reason)", message: item.reason,
            file: item.path.isRoot ? "." : item.path.string, line: item.line ?? 1, column: nil,
            others: [], suppression: nil)
    }

    /// What is recorded and gone, in one sentence.
    func sentence(about stale: StaleEntry) -> String {
        let modules = stale.entry.modules.map { name(of: $0) }.joined(separator: " → ")
        let subject = "\(stale.entry.kind.rawValue) \(modules)"
        if stale.rest == nil { return "\(subject) is gone, but recorded." }
        let gone = stale.gone.joined(separator: ", ")
        return "\(subject): \(gone) \(stale.gone.count == 1 ? "is" : "are") recorded, but gone."
    }
}
