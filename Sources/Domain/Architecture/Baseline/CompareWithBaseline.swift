import Codebase

extension Analysis {
    /// The same analysis with what is recorded told from what is new.
    ///
    /// A violation is recorded if its rule and modules are, and all names that it uses. Names are
    /// found in the text, never asked of the compiler: else the record would depend on what was
    /// built last. Where layers or budgets let nothing be recorded everything is new. A cycle is
    /// recorded if it goes through recorded modules of one cycle only.
    ///
    /// - Parameter baseline: The record; nil if there is none.
    package func compared(with baseline: Baseline?) -> Analysis {
        guard isComplete, baseline != nil || !configuration.budgets.isEmpty else { return self }
        var comparison = BaselineComparison(of: self, with: baseline ?? Baseline())
        var compared = self
        compared.baseline = baseline
        compared.setViolations(violations.map { comparison.judge($0) })
        // Entries are about what a person wrote layers for: modules, or folders.
        if units == written?.units ?? .modules {
            compared.stale = comparison.stale
            compared.budgets = compared.countBudgets()
        }
        return compared
    }
}

/// Compares violations with the record, one after the other.
private struct BaselineComparison {
    private let analysis: Analysis
    private let baseline: Baseline
    /// What was found of each entry.
    private var found: [BaselineEntry?]

    init(of analysis: Analysis, with baseline: Baseline) {
        self.analysis = analysis
        self.baseline = baseline
        found = baseline.entries.map { _ in nil }
    }

    mutating func judge(_ violation: Violation) -> Violation {
        var judged = violation
        judged.state = .new
        judged.unrecorded = []
        guard analysis.mayRecord(violation), let place = baseline.position(about: violation)
        else { return judged }
        let entry = baseline.entries[place]
        let current = BaselineEntry(of: violation, in: analysis, like: entry)
        found[place] = found[place].map { $0.widened(by: current) } ?? current
        judged.unrecorded = Set(current.names ?? []).subtracting(entry.names ?? []).sorted()
        judged.state = judged.unrecorded.isEmpty ? .recorded : .new
        return judged
    }

    /// The entries that say more than what was found, in the order of the record.
    var stale: [StaleEntry] {
        zip(baseline.entries, found).compactMap { entry, found in
            guard let found else { return StaleEntry(entry: entry, rest: nil) }
            let rest = entry.about(
                entry.modules.filter(found.modules.contains),
                names: entry.names.map { $0.filter((found.names ?? []).contains) })
            return rest == entry ? nil : StaleEntry(entry: entry, rest: rest)
        }
    }
}

extension BaselineEntry {
    /// What there is to record of a violation.
    ///
    /// - Parameter entry: What is recorded of it already; if that names nothing, neither does this.
    init(of violation: Violation, in analysis: Analysis, like entry: BaselineEntry? = nil) {
        let modules =
            violation.cycle.isEmpty
            ? [violation.from] + [violation.to].compactMap(\.self) : violation.cycle
        var names: [String]?
        if entry.map({ $0.names != nil }) ?? true, violation.hasNames(in: analysis) {
            names = evidenceByName(for: violation, in: analysis).flatMap { $0.uses.map(\.name) }
        }
        self.init(violation.kind, modules, names: names, note: entry?.note ?? Note())
    }

    /// The entry about all that two entries are about: cycles through parts of a recorded one.
    fileprivate func widened(by other: BaselineEntry) -> BaselineEntry {
        about(modules + other.modules.filter { !modules.contains($0) }, names: names)
    }
}

extension Violation {
    /// Whether it is about names that one module of the codebase uses of another.
    fileprivate func hasNames(in analysis: Analysis) -> Bool {
        guard let to, cycle.isEmpty, !sites.isEmpty else { return false }
        return analysis.names.module(to) != nil
    }
}
