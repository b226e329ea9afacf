import Architecture
import Codebase

/// What would be counted if the layers were those of a draft; nothing is read again.
package struct LayerDraftEffect: Equatable, Sendable {
    /// What is counted now, and what would be.
    package let totals: (before: DecisionTotals, after: DecisionTotals)
    /// What would break the layers, worst first.
    package let violations: [Violation]
    /// Those of them that are not there now.
    package let appeared: Set<Violation.ID>
    /// What breaks the layers now and would not.
    package let ended: [Violation]

    /// Works out what a draft would lead to; takes as long as checking the rules.
    package init(_ draft: LayerDraft, of analysis: Analysis) {
        let after = analysis.governed(by: draft.configuration(of: analysis).inFile)
        totals = (DecisionTotals(analysis), DecisionTotals(after))
        violations = after.violations.filter(\.isOfLayers)
        let known = Set(analysis.violations.filter(\.isOfLayers).map(\.id))
        let found = Set(violations.map(\.id))
        appeared = found.subtracting(known)
        ended = analysis.violations.filter { $0.isOfLayers && !found.contains($0.id) }
    }

    /// The same effect if it is shown alike.
    package static func == (left: Self, right: Self) -> Bool {
        left.totals == right.totals && left.violations == right.violations
            && left.appeared == right.appeared && left.ended == right.ended
    }

    /// The violations that begin at some modules or lead to them.
    package func violations(touching modules: Set<ModuleID>) -> [Violation] {
        violations.filter { violation in
            modules.contains(violation.from) || violation.to.map(modules.contains) == true
        }
    }
}

extension Violation {
    /// Whether layers make it.
    fileprivate var isOfLayers: Bool { kind.isAboutLayers || kind == .unassigned }
}
