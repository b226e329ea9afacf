import Architecture
import Codebase

/// What has to be kept in order beside the dependencies: layers, the record, compositions.
struct FindUpkeep {
    let analysis: Analysis
    let names: ModuleWords

    func findings() -> [HealthFinding] {
        composition + [unassigned, comments, stale, budgets].compactMap(\.self)
    }

    /// What rules found that read what objects are made of, a finding for each rule.
    private var composition: [HealthFinding] {
        let found = analysis.violations.filter {
            $0.kind.isOfCompositions && $0.severity.weight > 1
        }
        return ViolationKind.allCases.compactMap { kind in
            let same = found.filter { $0.kind == kind }
            guard let first = same.first else { return nil }
            return HealthFinding(
                .composition, kind.rawValue, severity: first.severity,
                title: same.count == 1
                    ? first.message.withoutFullStop
                    : "\(kind.rawValue): \(same.count.counted("place")) where objects are made",
                why: [kind.harm] + (same.count == 1 ? [] : [first.message]),
                // No dependency breaks these rules, so a violation would be worth 1 (see
                // `HealthWin.worth`). By judgement, an error is worth as much as a dependency that
                // is one, and a warning half as much as a dependency that only warns.
                win: HealthWin(
                    errors: 0,
                    violations: same.count * (first.severity == .error ? 8 : 2)),
                cost: HealthCost(
                    files: Set(same.flatMap { $0.sites.map(\.file) }).count, lines: same.count),
                modules: Array(Set(same.map(\.from))).sorted(), violations: same.map(\.id),
                steps: [
                    HealthStep(
                        .openComposition, "See what is made of what",
                        command: "strata composition"),
                    Commands(names).explain(kind),
                ])
        }
    }

    private var unassigned: HealthFinding? {
        let found = analysis.violations.filter { $0.kind == .unassigned && $0.severity.weight > 1 }
        guard let first = found.first else { return nil }
        let modules = found.map(\.from)
        return HealthFinding(
            .unassigned, "modules", severity: first.severity,
            title: found.count == 1
                ? "\(names.name(of: first.from)) is in no layer"
                : "\(found.count.counted("module")) are in no layer",
            why: ["No layer rule applies to \(names.list(modules))."],
            win: HealthWin(violations: found.count),
            cost: HealthCost(files: 1, lines: found.count), modules: modules,
            violations: found.map(\.id),
            steps: [HealthStep(.layer(modules), "Name their layers in .strata.yml")])
    }

    private var comments: HealthFinding? {
        let found = analysis.violations.filter { $0.kind == .exclusion }
        guard let first = found.first else { return nil }
        return HealthFinding(
            .record, "comments", severity: first.severity,
            title: "\(found.count.counted("comment")) \(found.count == 1 ? "excludes" : "exclude") "
                + "nothing",
            why: ["Whoever reads them believes that something is wrong there."],
            win: HealthWin(violations: found.count),
            cost: HealthCost(
                files: Set(found.flatMap { $0.sites.map(\.file) }).count, lines: found.count),
            modules: Array(Set(found.map(\.from))).sorted(), violations: found.map(\.id),
            steps: [Commands(names).explain(.exclusion)])
    }

    private var stale: HealthFinding? {
        guard !analysis.stale.isEmpty else { return nil }
        return HealthFinding(
            .record, "stale", severity: .error,
            title: "\(analysis.stale.count.counted("recorded violation")) "
                + "\(analysis.stale.count == 1 ? "is" : "are") gone",
            why: ["What was repaired could come back unseen, so strata check fails."],
            // It fails strata check, so it is worth as much as an error.
            win: HealthWin(violations: 8 * analysis.stale.count), cost: HealthCost(files: 1),
            steps: [
                HealthStep(
                    .prune, "Take out of the record what is gone",
                    command: "strata baseline --prune")
            ])
    }

    private var budgets: HealthFinding? {
        let missed = analysis.budgets.filter { $0.state == .exceeded }
        guard let first = missed.first else { return nil }
        return HealthFinding(
            .record, "budgets", severity: .error,
            title: "\(missed.count.counted("budget")) \(missed.count == 1 ? "is" : "are") exceeded",
            why: [first.fault ?? "More is recorded than may be."],
            // As what is stale.
            win: HealthWin(violations: 8 * missed.count), cost: HealthCost(files: 1),
            steps: [
                HealthStep(
                    .configure, "See what is recorded of \(first.budget.subject)",
                    command: "strata check")
            ])
    }
}

extension String {
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension ViolationKind {
    /// Whether Health tells it among what is wrong with containers and composition roots: all rules
    /// about how objects are made but `unset` and `unchecked`, which are off unless a person turns
    /// them on.
    var isOfCompositions: Bool {
        switch self {
        case .unregistered, .unresolved, .duplicate, .unapplied, .recursion, .captured, .unwired,
            .leak, .unprovided:
            true
        default: false
        }
    }

    /// What comes of it, for rules about what objects are made of.
    fileprivate var harm: String {
        switch self {
        case .unregistered, .unprovided, .unapplied, .unwired:
            "The app ends when it asks for what nobody provides."
        case .recursion: "Objects that need each other to be made are never made."
        case .leak: "Who makes an implementation by hand cannot be given another one."
        default: "What is made twice, or for nobody, is read and kept up for nothing."
        }
    }
}
