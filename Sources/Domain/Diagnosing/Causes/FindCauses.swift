import Architecture
import Codebase

/// What the layers forbid, by causes.
struct FindCauses {
    let analysis: Analysis
    let names: ModuleWords
    let reach: Reach
    /// The dependencies that other findings are about.
    let told: Set<EdgeID>

    func findings() -> [HealthFinding] {
        let edges = ForbiddenEdge.all(in: analysis).filter { !told.contains($0.id) }
        return Cause.all(of: edges, in: CausePlaces(analysis: analysis)).map(finding)
    }

    private func finding(_ cause: Cause) -> HealthFinding {
        let used = UsedNames(of: cause.edges, in: analysis)
        let words = WordCause(cause: cause, analysis: analysis, names: names, used: used)
        let errors = cause.edges.count { $0.severity == .error }
        let (topic, subject, modules) = about(cause)
        return HealthFinding(
            topic, subject, severity: cause.severity, title: words.title, why: words.why,
            win: HealthWin(
                edges: cause.edges.count, errors: errors, violations: cause.violations.count,
                imports: cause.imports, pairs: reach.pairs(without: cause.edges.map(\.id))),
            cost: HealthCost(files: cause.files, lines: used.lines),
            modules: modules, edges: cause.edges.map(\.id),
            violations: cause.violations.map(\.id), steps: words.steps)
    }

    private func about(_ cause: Cause) -> (HealthTopic, String, [ModuleID]) {
        switch cause.center {
        case .target(let id): (.target, id.rawValue, [id] + cause.edges.map(\.from))
        case .both(let id):
            (
                .target, id.rawValue,
                [id] + cause.edges.map { $0.to == id ? $0.from : $0.to }.uniqued
            )
        case .source(let id): (.source, id.rawValue, [id] + cause.edges.map(\.to))
        case .pattern(let pattern):
            (
                .pattern, "\(pattern.kind.rawValue) \(pattern.words)",
                (cause.edges.map(\.from) + cause.edges.map(\.to)).uniqued
            )
        case .edge(let id): (.edge, "\(id.from) \(id.to)", [id.from, id.to])
        }
    }
}

extension [ModuleID] {
    /// Each once, where it stands first.
    fileprivate var uniqued: [ModuleID] {
        var seen: Set<ModuleID> = []
        return filter { seen.insert($0).inserted }
    }
}
