import Codebase

extension Analysis {
    /// What the analysis would be if the configuration file said something else; nothing is read
    /// again.
    ///
    /// What further rules found keeps its severity, unless the file gives it another one.
    ///
    /// - Parameter written: What the file would say.
    package func governed(by written: LayerConfiguration) -> Analysis {
        let before = ofModules
        let changed = analyze(
            before.codebase, facts: before.facts, written: written, baseline: before.baseline,
            unread: before.unread, after: before
        ).adding(FurtherFindings(violations: before.further(under: written)))
        return written.units.areModules ? changed : analyzeUnits(changed)
    }

    private func further(under written: LayerConfiguration) -> [Violation] {
        (violations + excluded).filter(\.kind.isFurther).map { violation in
            Violation(
                kind: violation.kind, from: violation.from, to: violation.to,
                severity: written.severities[violation.kind] ?? violation.severity,
                message: violation.message, sites: violation.sites,
                declaration: violation.declaration)
        }
    }
}
