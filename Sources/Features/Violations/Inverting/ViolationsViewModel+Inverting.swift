import Architecture
import Codebase
import Inverting
import TerminalUI

/// What removes violations: of one its recipes, of several that are marked, or under a heading, one
/// change.
extension ViolationsViewModel {
    var invertCommand: Command {
        let several = together
        guard several.isEmpty else {
            return command(
                "invert", "Work out one change that removes them", ["I"],
                hint: "invert \(several.count.grouped)", keywords: "together several marked"
            ) { $0.router.invert($0.together) }
        }
        return command(
            "invert", "Work out the change that removes it", ["I"], hint: "invert",
            disabled: whyNotInverted
        ) { model in (model.selectedItem?.violation.id).map(model.router.openInversion) }
    }

    /// The dependencies that one change is to remove; none where a single violation is selected.
    private var together: [Violation.ID] {
        guard areModules, !marks.isEmpty || selectedGroup != nil else { return [] }
        let found = chosen.filter { $0.stale == nil && PlanInversion.applies(to: $0.violation) }
        return found.map(\.violation.id)
    }

    private var whyNotInverted: String? {
        guard areModules else {
            return "Only dependencies between modules are inverted: f shows the modules."
        }
        if !marks.isEmpty || selectedGroup != nil {
            return "These are about what is declared: E explains how to fix it."
        }
        guard let violation = selectedItem?.violation else { return "Select a violation first." }
        if selectedItem?.stale != nil { return "It is gone: p takes it out of the record." }
        return PlanInversion.applies(to: violation)
            ? nil
            : "\(violation.kind.rawValue) is about what is declared: E explains how to fix it."
    }
}
