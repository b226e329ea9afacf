import Architecture
import Codebase

/// Which violations of the codebase a screen is about.
nonisolated struct Scope: Equatable, Sendable {
    var module: ModuleID?
    var kind: ViolationKind?

    /// What is left out at first: notes of a whole codebase are many, and break nothing.
    var start: ViolationFilter {
        module == nil && kind == nil ? .withoutNotes : ViolationFilter()
    }

    func contains(_ violation: Violation) -> Bool {
        if let kind, violation.kind != kind { return false }
        guard let module else { return true }
        return violation.from == module || violation.to == module
            || violation.cycle.contains(module)
    }
}
