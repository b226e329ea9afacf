import Editing

/// The text of `strata new feature`: the order that was found, the change as a diff, and what is left
/// to a person.
package struct FeaturePlanText: Sendable {
    private let plan: FeaturePlan
    private let paint: Paint

    /// A plan, for people.
    package init(_ plan: FeaturePlan, paint: Paint) {
        self.plan = plan
        self.paint = paint
    }

    /// The whole text, with a line break at the end.
    package var text: String {
        let changes = ChangesText(plan.changes, paint: paint)
        return findings + "\n" + changes.text
            + plan.notes.map { paint.yellow("note: ") + $0.visible + "\n" }.joined()
    }

    private var findings: String {
        let width = plan.findings.map(\.subject.count).max() ?? 0
        return plan.findings.map { finding in
            let gap = String(repeating: " ", count: width - finding.subject.count + 2)
            let source = finding.source.isEmpty ? "" : paint.dim("  ← \(finding.source.visible)")
            return paint.bold(finding.subject) + gap + finding.what.visible + source + "\n"
        }.joined()
    }
}
