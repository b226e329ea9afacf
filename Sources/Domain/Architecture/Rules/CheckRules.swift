import Codebase

/// What the rules found.
package struct RuleFindings: Equatable, Sendable {
    /// What is forbidden, worst first, then by kind and module.
    package let violations: [Violation]
    /// What a person allows, in the same order; each says why.
    package let excluded: [Violation]
    /// The exclusions that cover no violation.
    package let unusedExclusions: [Exclusion]
}

// Their order has no effect: no two rules find the same kind, and all that they find is sorted.
private let rules: [any Rule] = [
    UpwardRule(), SidewaysRule(), PeerRule(), BypassRule(), ImpureRule(), CycleRule(),
    ForbiddenRule(), UndeclaredRule(), TransitiveRule(), UnusedRule(), UnassignedRule(),
]

/// What the rules forbid in a codebase whose sources are all read.
///
/// - Parameters:
///   - facts: What the sources say; a module of unknown sources is not taken for blank.
///   - names: What modules declare; nil to find it out.
///   - kinds: The rules to check, as the kinds of their violations.
package func checkRules(
    codebase: Codebase,
    graph: ModuleGraph,
    configuration: LayerConfiguration,
    assignment: LayerAssignment,
    facts: [RelativePath: SourceFacts] = [:],
    names: NameIndex? = nil,
    kinds: Set<ViolationKind> = Set(ViolationKind.allCases)
) -> RuleFindings {
    let context = RuleContext(
        codebase: codebase, graph: graph, configuration: configuration, assignment: assignment,
        facts: facts, names: names)
    func isOn(_ kind: ViolationKind) -> Bool {
        kinds.contains(kind) && configuration.severity(of: kind) != .off
    }
    let found = rules.filter { $0.kinds.contains(where: isOn) }
        .concurrentMap { $0.violations(in: context) }.joined()
        .filter { isOn($0.kind) && context.isWorthTelling($0) }
    var filter = ExclusionFilter(context)
    var comments = CommentFilter(context, kinds: kinds)
    var violations: [Violation] = []
    var excluded: [Violation] = []
    var judged = found.map { comments.filtered($0) }
    // Which comments are needed is known only now.
    if isOn(.exclusion) { judged += comments.violations().map { ($0, false) } }
    for (violation, isExcluded) in judged {
        if let allowed = filter.excluding(violation) {
            excluded.append(allowed)
        } else if isExcluded {
            excluded.append(violation)
        } else {
            violations.append(violation)
        }
    }
    return RuleFindings(
        violations: oneForEachEdge(violations).sorted { $0.sortKey < $1.sortKey },
        excluded: excluded.sorted { $0.sortKey < $1.sortKey }, unusedExclusions: filter.unused)
}

/// Leaves of what an edge breaks the one violation that explains most; a milder one yields to what is
/// worse.
private func oneForEachEdge(_ violations: [Violation]) -> [Violation] {
    func rank(_ violation: Violation) -> (Int, Int) {
        let order = ViolationKind.explainingMost.firstIndex(of: violation.kind) ?? 0
        return (-violation.severity.weight, order)
    }
    var best: [EdgeID: Violation] = [:]
    for violation in violations where violation.kind.forbidsEdges {
        guard let edge = violation.edges.first else { continue }
        if let other = best[edge], rank(other) <= rank(violation) { continue }
        best[edge] = violation
    }
    return violations.filter { violation in
        guard violation.kind.forbidsEdges, let edge = violation.edges.first else { return true }
        return best[edge]?.kind == violation.kind
    }
}

/// Lets pass what exclusions cover, and remembers which did.
struct ExclusionFilter {
    private let context: RuleContext
    private let exclusions: [Exclusion]
    private var isUsed: [Bool]

    init(_ context: RuleContext) {
        self.context = context
        exclusions = context.configuration.exclusions
        isUsed = exclusions.map { _ in false }
    }

    var unused: [Exclusion] { zip(exclusions, isUsed).filter { !$0.1 }.map(\.0) }

    /// The violation with the reason of the first exclusion that covers it; nil if none does.
    mutating func excluding(_ violation: Violation) -> Violation? {
        var excluded: Violation?
        for (index, exclusion) in exclusions.enumerated() where covers(exclusion, violation) {
            isUsed[index] = true
            if excluded != nil { continue }
            excluded = violation
            excluded?.state = .excluded
            excluded?.permission = Violation.Permission(
                reason: exclusion.reason, isInSource: false)
        }
        return excluded
    }

    private func covers(_ exclusion: Exclusion, _ violation: Violation) -> Bool {
        guard exclusion.kinds.isEmpty || exclusion.kinds.contains(violation.kind) else {
            return false
        }
        if !violation.cycle.isEmpty {
            return violation.edges.contains { covers(exclusion, from: $0.from, to: $0.to) }
        }
        return covers(exclusion, from: violation.from, to: violation.to)
    }

    private func covers(_ exclusion: Exclusion, from: ModuleID, to: ModuleID?) -> Bool {
        if let pattern = exclusion.from, !context.matches(PatternMatcher(pattern), from) {
            return false
        }
        guard let pattern = exclusion.to else { return true }
        return to.map { context.matches(PatternMatcher(pattern), $0) } ?? false
    }
}

extension Violation {
    /// Worst first, then by rule and modules.
    var sortKey: (Int, Int, String) {
        let rank = ViolationKind.allCases.firstIndex(of: kind) ?? 0
        return (-severity.weight, rank, id)
    }
}

extension Severity {
    /// The heavier, the worse.
    package var weight: Int {
        switch self {
        case .off: 0
        case .info: 1
        case .warning: 2
        case .error: 3
        }
    }
}
