import Architecture
import Codebase

/// The exclusions that let violations pass and nothing else: one for each dependency, with all of
/// its kinds.
struct ExclusionsOfViolations {
    let analysis: Analysis

    /// - Throws: ``DecisionError`` if a module can be named by no pattern.
    func exclusions(
        of violations: [Violation], reason: String
    ) throws(DecisionError) -> [Exclusion] {
        var order: [Ends] = []
        var kinds: [Ends: Set<ViolationKind>] = [:]
        for violation in violations {
            let ends = Ends(violation)
            if kinds[ends] == nil { order.append(ends) }
            kinds[ends, default: []].insert(violation.kind)
        }
        var exclusions: [Exclusion] = []
        for ends in order {
            let to: ModulePattern?
            if let id = ends.to { to = try pattern(for: id) } else { to = nil }
            exclusions.append(
                Exclusion(
                    kinds: ViolationKind.allCases.filter { kinds[ends]?.contains($0) == true },
                    from: try pattern(for: ends.from), to: to, reason: reason, line: nil))
        }
        return exclusions
    }

    /// What a violation leads from and to; of a cycle, the dependency whose removal breaks it.
    private struct Ends: Hashable {
        let from: ModuleID
        let to: ModuleID?

        init(_ violation: Violation) {
            let breaker = violation.breakers.first
            let next = violation.cycle.count > 1 ? violation.cycle[1] : nil
            from = breaker?.from ?? violation.cycle.first ?? violation.from
            to = breaker?.to ?? next ?? violation.to
        }
    }

    /// A pattern that selects one module: its name, or its identifier where others are called so.
    func pattern(for id: ModuleID) throws(DecisionError) -> ModulePattern {
        let own = analysis.codebase.module(id)
        let name = own?.name ?? id.targetName
        let named = analysis.codebase.modules.count { $0.name == name || $0.moduleName == name }
        if named == (own == nil ? 0 : 1), Glob(name).literal != nil {
            return ModulePattern(.name, name)
        }
        guard Glob(id.rawValue).literal != nil else {
            throw .byHand("\(id.rawValue) cannot be told from other modules.", line: nil)
        }
        return ModulePattern(.id, id.rawValue)
    }
}
