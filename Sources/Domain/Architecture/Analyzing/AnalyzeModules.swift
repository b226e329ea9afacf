import Codebase

/// The analysis of a codebase whose sources are read: the one way from what was read to what is
/// shown, for screens, the command line, folders and what would be if.
///
/// It is pure: the same codebase, facts and layers make the same analysis. Roles are worked out
/// anew, so that a module that was added or emptied in thought plays its part.
///
/// - Parameters:
///   - facts: What every file says that could be read.
///   - written: What the configuration file says; nil if there is none.
///   - baseline: The violations that are recorded; nil if there is no record.
///   - unread: The files that should have been read and were not, in any order.
///   - before: An analysis from which the edges of modules are taken over that neither changed nor
///     compile a file in `changed`; nil to link everything.
///   - changed: The files whose facts differ from those of `before`.
///   - declarations: What the manifests declare, if the codebase has its roles already; nil to work
///     both out.
///   - start: When the work began, for ``Analysis/milliseconds``.
package func analyze(
    _ codebase: Codebase, facts: [RelativePath: SourceFacts], written: LayerConfiguration?,
    baseline: Baseline? = nil, unread: [RelativePath] = [], after before: Analysis? = nil,
    changed: Set<RelativePath> = [], declarations: DeclaredGraph? = nil,
    start: ContinuousClock.Instant = .now
) -> Analysis {
    LinkedCodebase(
        codebase, facts: facts, written: written, after: before, changed: changed,
        declarations: declarations, start: start
    ).analysis(baseline: baseline, unread: unread)
}

/// A codebase whose modules are linked and placed in layers, and which no rule has judged yet.
struct LinkedCodebase: Sendable {
    private let codebase: Codebase
    private let graph: ModuleGraph
    private let configuration: LayerConfiguration
    private let assignment: LayerAssignment
    private let facts: [RelativePath: SourceFacts]
    private let written: LayerConfiguration?
    private let names: NameIndex
    private let start: ContinuousClock.Instant

    /// Links a codebase; the parameters are those of
    /// ``analyze(_:facts:written:baseline:unread:after:changed:declarations:start:)``, and
    ///
    /// - Parameters:
    ///   - index: What modules declare, of the same files and facts, where that was indexed since
    ///     `before`.
    ///   - moved: What files that were moved in thought name, where that is kept.
    init(
        _ codebase: Codebase, facts: [RelativePath: SourceFacts], written: LayerConfiguration?,
        after before: Analysis? = nil, naming index: NameIndex? = nil,
        changed: Set<RelativePath> = [], declarations: DeclaredGraph? = nil,
        moved: MovedUses? = nil, start: ContinuousClock.Instant = .now
    ) {
        let hasRoles = declarations != nil
        let declarations = declarations ?? DeclaredGraph(of: codebase)
        let codebase = hasRoles ? codebase : assignRoles(codebase, declarations)
        names =
            index.map { NameIndex(codebase: codebase, facts: facts, after: $0, changed: []) }
            ?? NameIndex(of: codebase, facts: facts, after: before, changed: changed)
        graph = linkModules(
            codebase, facts: facts, declarations: declarations,
            known: before.flatMap {
                KnownEdges(of: $0, for: codebase, declarations, changed: changed)
            },
            names: names, moved: moved)
        let named = assignFeatures(codebase, graph: graph, facts: facts, written: written)
        configuration = LayerConfiguration.inForce(written, named, graph)
        self.codebase = assignFeatures(named, follow: configuration)
        assignment = assignLayers(configuration, to: self.codebase)
        self.facts = facts
        self.written = written
        self.start = start
    }

    /// What is known before rules judge it: all but violations and what could not be read.
    var unjudged: Analysis {
        Analysis(
            codebase: codebase, graph: graph, configuration: configuration, assignment: assignment,
            violations: [], facts: facts, isComplete: true, incomplete: [],
            milliseconds: start.duration(to: .now).milliseconds, written: written, names: names)
    }

    /// The whole analysis, without what further rules find.
    func analysis(baseline: Baseline?, unread: [RelativePath]) -> Analysis {
        analysis(of: findings(.judged(in: .modules, written: written)), baseline, unread)
    }

    /// The analysis with what the rules found before, as far as it is of modules that stand where
    /// they stood, and with what is new about the layers.
    ///
    /// - Parameter before: The analysis of the codebase without modules that nobody uses yet.
    func analysis(keepingFindingsOf before: Analysis) -> Analysis {
        let stood = before.assignment.layers
        let isMoved = before.codebase.modules.contains { stood[$0.id] != assignment.layers[$0.id] }
        let areOther =
            before.configuration.layers.map(\.name) != configuration.layers.map(\.name)
        if isMoved || areOther {
            return analysis(baseline: before.baseline, unread: before.unread)
        }
        let new = findings([.unassigned]).violations.filter { stood[$0.from] == nil }
        let known = before.violations.filter { !$0.kind.isFurther && $0.kind != .unassigned }
        let findings = RuleFindings(
            violations: (known + new).sorted { $0.sortKey < $1.sortKey },
            excluded: before.excluded.filter { !$0.kind.isFurther },
            unusedExclusions: before.assignment.problems.compactMap { problem in
                if case .unusedExclusion(let exclusion) = problem { exclusion } else { nil }
            })
        return analysis(of: findings, before.baseline, before.unread)
    }

    private func findings(_ kinds: Set<ViolationKind>) -> RuleFindings {
        checkRules(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignment, facts: facts, names: names, kinds: kinds)
    }

    private func analysis(
        of checked: RuleFindings, _ baseline: Baseline?, _ unread: [RelativePath]
    ) -> Analysis {
        let isJudged = written?.units.areModules ?? true
        let unused =
            isJudged
            ? checked.unusedExclusions.map { .unusedExclusion($0) }
                + Analysis.emptyBudgets(of: configuration, in: codebase) : []
        let problems = UnreadSources(codebase: codebase, facts: facts, unread: unread)
        let accepting = AcceptIncomplete(
            (codebase.ownIncomplete + problems.incomplete).sorted(),
            by: written?.acceptances ?? [])
        return Analysis(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignment.adding(
                unused + accepting.unused.map { .unusedAcceptance($0) }),
            violations: checked.violations, excluded: checked.excluded, facts: facts,
            isComplete: true, incomplete: accepting.incomplete, accepted: accepting.accepted,
            notes: (codebase.notes + codebase.incomplete.filter(\.path.isFixture)
                + problems.notes + graph.undecided.compactMap(\.note)).sorted(),
            unread: unread, milliseconds: start.duration(to: .now).milliseconds,
            written: written, names: names
        ).compared(with: baseline)
    }
}

extension Set<ViolationKind> {
    /// The rules for units: whether comments exclude something is asked where layers are about the
    /// same units only.
    static func judged(in units: Units, written: LayerConfiguration?) -> Set {
        let all = Set(ViolationKind.allCases)
        return units == written?.units ?? .modules ? all : all.subtracting([.exclusion])
    }
}

/// The analysis of a codebase whose sources are still being read: no rules, no final edges.
func analyzeUnfinished(
    _ codebase: Codebase, facts: [RelativePath: SourceFacts], written: LayerConfiguration?,
    declarations: DeclaredGraph, start: ContinuousClock.Instant
) -> Analysis {
    let graph = linkModules(codebase, facts: facts, declarations: declarations, known: nil)
    let configuration = LayerConfiguration.inForce(written, codebase, graph)
    let accepting = AcceptIncomplete(codebase.ownIncomplete, by: written?.acceptances ?? [])
    return Analysis(
        codebase: codebase, graph: graph, configuration: configuration,
        assignment: assignLayers(configuration, to: codebase), violations: [], facts: facts,
        isComplete: false, incomplete: accepting.incomplete, accepted: accepting.accepted,
        milliseconds: start.duration(to: .now).milliseconds, written: written)
}

extension NameIndex {
    /// The index of a codebase; what an earlier analysis has indexed and still holds is taken over.
    fileprivate convenience init(
        of codebase: Codebase, facts: [RelativePath: SourceFacts], after before: Analysis?,
        changed: Set<RelativePath>
    ) {
        if let before = before?.ofModules, before.isComplete {
            self.init(codebase: codebase, facts: facts, after: before.names, changed: changed)
        } else {
            self.init(codebase: codebase, facts: facts)
        }
    }
}

extension Codebase {
    /// What could not be read or may be read wrongly, test data apart.
    fileprivate var ownIncomplete: [IncompleteItem] {
        (incomplete + suspicions).filter { !$0.path.isFixture }.sorted()
    }
}

extension Duration {
    /// Whole milliseconds, rounded down.
    package var milliseconds: Int {
        Int(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
