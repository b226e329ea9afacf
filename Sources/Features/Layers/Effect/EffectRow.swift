import Architecture
import Codebase
import Editing

/// A line of what a draft leads to.
nonisolated enum EffectRow: Equatable, Sendable {
    case heading(String)
    case note(String)
    /// What is counted now, and what would be.
    case figure(String, before: Int, after: Int)
    /// Something that would break the layers.
    case violation(Violation, isNew: Bool)
    /// Something that breaks them now and would not.
    case ended(Violation)

    /// Whether it cannot be selected.
    var isHeading: Bool {
        switch self {
        case .heading, .note, .figure: true
        default: false
        }
    }

    /// The violation it is about; nil if it is about none.
    var violation: Violation? {
        switch self {
        case .violation(let violation, _), .ended(let violation): violation
        default: nil
        }
    }

    /// The lines of an effect, those first that touch what is selected.
    ///
    /// - Parameter subject: The row that is selected; nil if none is.
    static func all(of effect: LayerDraftEffect, around subject: LayerRow?) -> [EffectRow] {
        let near = subject.map { effect.violations(touching: $0.modules) } ?? []
        let ids = Set(near.map(\.id))
        let others = effect.violations.filter { !ids.contains($0.id) }
        func lines(_ violations: [Violation]) -> [EffectRow] {
            violations.map { .violation($0, isNew: effect.appeared.contains($0.id)) }
        }
        let figures: [EffectRow] = [
            ("Errors", Severity.error), ("Warnings", .warning), ("Notes", .info),
        ].map { name, severity in
            .figure(
                name, before: effect.totals.before.counts[severity, default: 0],
                after: effect.totals.after.counts[severity, default: 0])
        }
        let reason = subject.map { $0.module == nil ? $0.detail : "" } ?? ""
        let clean: [EffectRow] =
            effect.violations.isEmpty ? [.note("✓ No dependency breaks these layers.")] : []
        return (reason.isEmpty ? [] : [.note(reason)])
            + [.heading("Now → with these layers")] + figures + clean
            + section("Breaks them at \(subject?.name ?? "")", lines(near))
            + section(near.isEmpty ? "Breaks them" : "Breaks them elsewhere", lines(others))
            + section("No longer breaks them", effect.ended.map(EffectRow.ended))
    }

    private static func section(_ title: String, _ rows: [EffectRow]) -> [EffectRow] {
        rows.isEmpty ? [] : [.heading("\(title) (\(rows.count.grouped))")] + rows
    }
}
