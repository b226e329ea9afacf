import Codebase

/// Rules that need more of some files than their facts (``SourceFacts``): those about how objects
/// are made. They run after an analysis, which says what files they have to read.
package protocol FurtherRules: Sendable {
    /// What they find in a codebase whose sources are all read; severities that a person chose and
    /// exclusions come later.
    func findings(in analysis: Analysis) async -> FurtherFindings
}

/// What further rules found.
package struct FurtherFindings: Sendable {
    /// Everything that breaks a rule, in any order.
    package let violations: [Violation]
    /// What could not be judged, each with its place.
    package let notes: [IncompleteItem]

    package init(violations: [Violation] = [], notes: [IncompleteItem] = []) {
        self.violations = violations
        self.notes = notes
    }
}

extension Analysis {
    /// The same analysis with what further rules found, as far as it is on and not excluded.
    package func adding(_ findings: FurtherFindings) -> Analysis {
        if findings.violations.isEmpty, findings.notes.isEmpty { return self }
        let context = RuleContext(
            codebase: codebase, graph: graph, configuration: configuration, assignment: assignment,
            facts: facts, names: names)
        var filter = ExclusionFilter(context)
        var found: [Violation] = []
        var allowed: [Violation] = []
        for violation in findings.violations
        where violation.severity != .off && context.isWorthTelling(violation) {
            if let excluded = filter.excluding(violation) {
                allowed.append(excluded)
            } else {
                found.append(violation)
            }
        }
        let unused = filter.unused
        let problems = assignment.problems.filter { problem in
            if case .unusedExclusion(let exclusion) = problem { return unused.contains(exclusion) }
            return true
        }
        var all = self
        all.setViolations((violations + found).sorted { $0.sortKey < $1.sortKey })
        all.setProblems(problems, notes: Set(notes + findings.notes).sorted())
        all.excluded = (excluded + allowed).sorted { $0.sortKey < $1.sortKey }
        return all.compared(with: baseline)
    }

    /// What further rules found in the modules of an analysis, in the units of this one.
    func adding(fromModules analysis: Analysis) -> Analysis {
        let further = (analysis.violations + analysis.excluded).filter(\.kind.isFurther)
        if further.isEmpty { return self }
        let owners = Dictionary(
            codebase.modules.flatMap { module in module.sources.map { ($0, module.id) } },
            uniquingKeysWith: { first, _ in first })
        let violations = further.map { violation in
            violation.moved(to: violation.sites.first.flatMap { owners[$0.file] })
        }
        return adding(FurtherFindings(violations: violations))
    }
}

extension ViolationKind {
    /// Whether ``FurtherRules`` find it, as they read more of files than facts; `checkRules` checks
    /// the others.
    var isFurther: Bool {
        switch self {
        case .unregistered, .unresolved, .duplicate, .unapplied, .recursion, .captured, .unwired,
            .leak, .unprovided, .unset, .unchecked:
            true
        default: false
        }
    }
}

extension Violation {
    /// The same found in another module.
    fileprivate func moved(to module: ModuleID?) -> Violation {
        Violation(
            kind: kind, from: module ?? from, to: to, severity: severity, message: message,
            sites: sites)
    }
}
