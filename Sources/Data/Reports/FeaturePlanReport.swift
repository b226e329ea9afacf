import Editing

/// The JSON of `strata new feature`.
package struct FeaturePlanReport: Encodable, Sendable {
    let schema = 1
    let name: String
    let applied: Bool
    let findings: [FindingRecord]
    let changes: [ChangeRecord]
    let notes: [String]

    struct FindingRecord: Encodable, Sendable {
        let subject: String
        let found: String
        let source: String
    }

    /// A plan, for scripts.
    package init(_ plan: FeaturePlan, applied: Bool) {
        name = plan.name
        self.applied = applied
        findings = plan.findings.map {
            FindingRecord(subject: $0.subject, found: $0.what, source: $0.source)
        }
        changes = plan.changes.changes.map(ChangeRecord.init)
        notes = plan.notes
    }

    private enum CodingKeys: CodingKey {
        case schema, name, applied, findings, changes, notes
    }
}

/// The JSON of a change that was taken back.
package struct UndoReport: Encodable, Sendable {
    let schema = 1
    let undone: String
    let changes: [ChangeRecord]

    /// What was changed now; the title is that of the change that was taken back.
    package init(_ changes: ChangeSet, undone: String) {
        self.undone = undone
        self.changes = changes.changes.map(ChangeRecord.init)
    }

    private enum CodingKeys: CodingKey {
        case schema, undone, changes
    }
}
