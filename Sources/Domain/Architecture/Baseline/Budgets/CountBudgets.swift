import Codebase

extension Analysis {
    /// How many violations are recorded of each budget, in the order of the configuration.
    func countBudgets() -> [BudgetUse] {
        let recorded = violations.filter { $0.state == .recorded }
        return configuration.budgets.map { budget in
            BudgetUse(budget, recorded: recorded.count { counts($0, for: budget) })
        }
    }

    /// The budgets that another record would exceed, in the order of the configuration.
    package func budgetsExceeded(by baseline: Baseline) -> [BudgetUse] {
        compared(with: baseline).budgets.filter { $0.state == .exceeded }
    }

    /// Whether layers and budgets let a violation be recorded: those of who breaks the rule, for a
    /// cycle those of all its modules.
    func mayRecord(_ violation: Violation) -> Bool {
        if violation.kind == .exclusion { return false }
        let layers = violation.culprits.compactMap { assignment.layers[$0] }
        return layers.allSatisfy { configuration.layers[$0].options.mayBeRecorded }
            && !configuration.budgets.contains { $0.limit == 0 && counts(violation, for: $0) }
    }

    private func counts(_ violation: Violation, for budget: Budget) -> Bool {
        guard budget.kinds.isEmpty || budget.kinds.contains(violation.kind) else { return false }
        switch budget.scope {
        case .codebase: return true
        case .layer(let name): return violation.culprits.contains { layerName(of: $0) == name }
        case .modules(let patterns):
            return violation.culprits.contains { id in
                guard let module = names.module(id) else { return false }
                return patterns.contains { $0.matches(module) }
            }
        }
    }

    /// The patterns of budgets that no module of a codebase matches, in the order of the file.
    static func emptyBudgets(
        of configuration: LayerConfiguration, in codebase: Codebase
    ) -> [LayerProblem] {
        configuration.budgets.flatMap { budget -> [LayerProblem] in
            guard case .modules(let patterns) = budget.scope else { return [] }
            return patterns.filter { pattern in
                !codebase.modules.contains { pattern.matches($0) }
            }.map { .emptyBudget($0) }
        }
    }
}

extension Violation {
    /// The modules that break the rule: one, or all of a cycle.
    fileprivate var culprits: [ModuleID] { cycle.isEmpty ? [from] : cycle }
}
