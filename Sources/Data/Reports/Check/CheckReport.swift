import Architecture
import Codebase

/// The JSON of `strata check`.
package struct CheckReport: Encodable, Sendable {
    let schema = 1
    let violations: [ViolationRecord]
    let stale: [StaleRecord]
    let budgets: [BudgetRecord]
    let incomplete: [IncompleteRecord]
    let accepted: [AcceptedRecord]
    let warnings: [String]
    let choices: [ChoiceRecord]
    let totals: TotalsRecord
    let summary: Summary
    /// What is different from an earlier state; null if none was named.
    @ExplicitNull var base: DifferenceRecord?

    struct ViolationRecord: Encodable, Sendable {
        let id: String
        let kind: String
        let from: String
        @ExplicitNull var to: String?
        let state: String
        /// Why it is recorded or excluded; null if nothing is said.
        @ExplicitNull var reason: String?
        let severity: String
        let message: String
        /// The names that it uses beyond those that are recorded.
        let unrecorded: [String]
        let cycle: [String]
        let breakers: [EdgeRecord]
        let evidence: [EvidenceRecord]
    }

    /// An entry of the record; `gone` is null if the whole violation is.
    struct StaleRecord: Encodable, Sendable {
        let kind: String
        let modules: [String]
        @ExplicitNull var gone: [String]?
        @ExplicitNull var line: Int?
    }

    /// How many violations may be recorded, and how many are.
    struct BudgetRecord: Encodable, Sendable {
        let about: String
        let atMost: Int
        let recorded: Int
        let state: String
        @ExplicitNull var line: Int?
    }

    struct EdgeRecord: Encodable, Sendable {
        let from: String
        let to: String
    }

    struct EvidenceRecord: Encodable, Sendable {
        let file: String
        let line: Int
        let column: Int
        let uses: [UseRecord]
        /// Whether the compiler resolved the uses.
        let exact: Bool
        /// Why they were found by name; null if they were not.
        @ExplicitNull var inexact: String?
    }

    struct UseRecord: Encodable, Sendable {
        let line: Int
        let name: String
    }

    struct Summary: Encodable, Sendable {
        let errors: Int
        let warnings: Int
        let notes: Int
        let new: Int
        let recorded: Int
        let excluded: Int
        let stale: Int
        let modules: Int
        let files: Int
        let milliseconds: Int
    }

    /// What `strata check` was asked about; that sources belong to no module is added to the
    /// warnings.
    package init(_ result: CheckResult) {
        let analysis = result.analysis
        base = result.difference.map { DifferenceRecord($0.difference, base: $0.base) }
        violations = (result.violations + result.excluded).map {
            ViolationRecord(
                $0, evidence: result.evidence[$0.id] ?? [],
                recorded: $0.state == .recorded
                    ? analysis.baseline?.entry(about: $0)?.note.reason : nil)
        }
        stale = result.stale.map(StaleRecord.init)
        budgets = analysis.budgets.map(BudgetRecord.init)
        incomplete =
            analysis.incomplete.map(IncompleteRecord.init)
            + IncompleteRecord.unusableLayers(of: analysis)
        accepted = analysis.accepted.map(AcceptedRecord.init)
        warnings = result.warnings + [analysis.codebase.unclaimedNotice].compactMap { $0 }
        choices = analysis.codebase.choices.map(ChoiceRecord.init)
        totals = TotalsRecord(analysis.totals)
        let new = result.violations.filter { $0.state == .new }
        summary = Summary(
            errors: new.count { $0.severity == .error },
            warnings: new.count { $0.severity == .warning },
            notes: new.count { $0.severity == .info },
            new: new.count,
            recorded: result.violations.count - new.count,
            excluded: result.excluded.count,
            stale: result.stale.count,
            modules: analysis.totals.modules,
            files: analysis.totals.files.swift,
            milliseconds: analysis.milliseconds)
    }

    private enum CodingKeys: CodingKey {
        case schema, violations, stale, budgets, incomplete, accepted, warnings, choices, totals
        case summary, base
    }
}

extension CheckReport.ViolationRecord {
    init(_ violation: Violation, evidence: [Evidence], recorded: String?) {
        id = violation.id
        kind = violation.kind.rawValue
        from = violation.from.rawValue
        to = violation.to?.rawValue
        state = violation.state.rawValue
        reason = violation.permission?.reason ?? recorded
        severity = violation.severity.rawValue
        message = violation.message
        unrecorded = violation.unrecorded
        cycle = violation.cycle.map(\.rawValue)
        breakers = violation.breakers.map {
            CheckReport.EdgeRecord($0)
        }
        self.evidence =
            evidence.isEmpty
            ? violation.declaration.map { [CheckReport.EvidenceRecord($0)] } ?? []
            : evidence.map(CheckReport.EvidenceRecord.init)
    }
}

extension CheckReport.StaleRecord {
    init(_ stale: StaleEntry) {
        kind = stale.entry.kind.rawValue
        modules = stale.entry.modules.map(\.rawValue)
        gone = stale.rest == nil ? nil : stale.gone
        line = stale.entry.line
    }
}

extension CheckReport.BudgetRecord {
    init(_ use: BudgetUse) {
        about = use.budget.subject
        atMost = use.budget.limit
        recorded = use.recorded
        state = use.state.rawValue
        line = use.budget.place?.line
    }
}

extension CheckReport.EvidenceRecord {
    init(_ evidence: Evidence) {
        file = evidence.site.file.string
        line = evidence.site.line
        column = evidence.site.column
        uses = evidence.uses.map { CheckReport.UseRecord(line: $0.line, name: $0.name) }
        exact = evidence.teller.isExact
        if case .syntax(let reason) = evidence.teller { inexact = reason.rawValue }
    }

    init(_ declaration: DeclarationSite) {
        file = declaration.file.string
        line = declaration.line
        column = 1
        uses = []
        exact = false
        inexact = CompilerSilence.notAsked.rawValue
    }
}
