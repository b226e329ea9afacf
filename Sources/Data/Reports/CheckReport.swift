import Architecture
import Codebase

/// The JSON of `strata check`.
package struct CheckReport: Encodable, Sendable {
    let schema = 1
    let violations: [ViolationRecord]
    let incomplete: [IncompleteRecord]
    let accepted: [AcceptedRecord]
    let warnings: [String]
    let choices: [ChoiceRecord]
    let totals: TotalsRecord
    let summary: Summary

    struct ViolationRecord: Encodable, Sendable {
        let id: String
        let kind: String
        let from: String
        @ExplicitNull var to: String?
        let state: String
        let severity: String
        let message: String
        let cycle: [String]
        let breakers: [EdgeRecord]
        let evidence: [EvidenceRecord]
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
        let stale: Int
        let modules: Int
        let files: Int
        let milliseconds: Int
    }

    /// The violations of an analysis with their evidence.
    ///
    /// - Parameters:
    ///   - violations: Those of its violations that are asked for.
    ///   - evidence: The evidence by the identifier of a violation.
    ///   - warnings: What is wrong with the layers themselves, a sentence each; that sources belong
    ///     to no module is added.
    package init(
        _ analysis: Analysis, violations chosen: [Violation],
        evidence: [Violation.ID: [Evidence]], warnings: [String]
    ) {
        violations = chosen.map { ViolationRecord($0, evidence: evidence[$0.id] ?? []) }
        incomplete =
            analysis.incomplete.map(IncompleteRecord.init)
            + IncompleteRecord.unusableLayers(of: analysis)
        accepted = analysis.accepted.map(AcceptedRecord.init)
        self.warnings = warnings + [analysis.codebase.unclaimedNotice].compactMap { $0 }
        choices = analysis.codebase.choices.map(ChoiceRecord.init)
        totals = TotalsRecord(analysis.totals)
        summary = Summary(
            errors: chosen.count { $0.severity == .error },
            warnings: chosen.count { $0.severity == .warning },
            notes: chosen.count { $0.severity == .info },
            new: chosen.count { $0.state == .new },
            recorded: chosen.count { $0.state == .recorded },
            stale: 0,
            modules: analysis.totals.modules,
            files: analysis.totals.files.swift,
            milliseconds: analysis.milliseconds)
    }

    private enum CodingKeys: CodingKey {
        case schema, violations, incomplete, accepted, warnings, choices, totals, summary
    }
}

extension CheckReport.ViolationRecord {
    init(_ violation: Violation, evidence: [Evidence]) {
        id = violation.id
        kind = violation.kind.rawValue
        from = violation.from.rawValue
        to = violation.to?.rawValue
        state = violation.state.rawValue
        severity = violation.severity.rawValue
        message = violation.message
        cycle = violation.cycle.map(\.rawValue)
        breakers = violation.breakers.map {
            CheckReport.EdgeRecord(from: $0.from.rawValue, to: $0.to.rawValue)
        }
        self.evidence =
            evidence.isEmpty
            ? violation.declaration.map { [CheckReport.EvidenceRecord($0)] } ?? []
            : evidence.map(CheckReport.EvidenceRecord.init)
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
