import Architecture
import ArgumentParser

/// Which violations `check` is asked about; the exit status is about these alone.
struct FilterArguments: ParsableArguments {
    /// The least severity that is shown, by the words of the screens.
    enum Level: String, CaseIterable, ExpressibleByArgument {
        case error, warning, note
    }

    @Option(help: "Only violations of this kind; can be repeated.")
    var kind: [ViolationKind] = []

    @Option(help: "Only violations of this severity or worse.")
    var severity: Level?

    /// Those of the violations that are asked about, in their order.
    func chosen(from violations: [Violation]) -> [Violation] {
        violations.filter { violation in
            (kind.isEmpty || kind.contains(violation.kind)) && isSevere(violation.severity)
        }
    }

    /// Those of the stale entries that are asked about, in their order.
    func chosen(from stale: [StaleEntry]) -> [StaleEntry] {
        stale.filter { kind.isEmpty || kind.contains($0.entry.kind) }
    }

    /// Those of the budgets that count what is asked about, in their order.
    func chosen(from budgets: [BudgetUse]) -> [BudgetUse] {
        budgets.filter { use in
            kind.isEmpty || use.budget.kinds.isEmpty
                || use.budget.kinds.contains(where: kind.contains)
        }
    }

    private func isSevere(_ severity: Severity) -> Bool {
        switch self.severity {
        case .error: severity == .error
        case .warning: severity == .error || severity == .warning
        case .note, nil: true
        }
    }
}

extension ViolationKind: ExpressibleByArgument {
    /// The kind of that name; case does not count.
    package init?(argument: String) {
        self.init(rawValue: argument.lowercased())
    }
}
