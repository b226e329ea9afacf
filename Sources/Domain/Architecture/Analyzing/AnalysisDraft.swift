import Codebase

/// An analysis in the making.
struct AnalysisDraft {
    /// The analysis as it was last put together; nil where nobody looks at it.
    private(set) var latest: Analysis?
    private let codebase: Codebase
    private let declarations: DeclaredGraph
    private let written: LayerConfiguration?
    private let baseline: Baseline?
    private let before: Analysis?
    private let start: ContinuousClock.Instant
    private var facts: [RelativePath: SourceFacts] = [:]

    /// - Parameters:
    ///   - before: A complete analysis of another state, from which is taken over what still holds.
    ///   - isShown: Whether anybody looks at the analysis so far.
    init(
        codebase: Codebase, written: LayerConfiguration?, baseline: Baseline? = nil,
        after before: Analysis? = nil, isShown: Bool, start: ContinuousClock.Instant
    ) {
        let declarations = DeclaredGraph(of: codebase)
        let codebase = assignRoles(codebase, declarations)
        self.codebase = codebase
        self.declarations = declarations
        self.written = written
        self.baseline = baseline
        self.before = before?.ofModules
        self.start = start
        latest = isShown ? unfinished : nil
    }

    /// The number of files whose facts are known.
    var filesRead: Int { facts.count }

    mutating func add(_ batch: [FileFacts]) {
        for file in batch { facts[file.file] = file.facts }
    }

    /// Puts the graph together again with the facts so far, if anybody looks at it.
    mutating func relink() {
        if latest != nil { latest = unfinished }
    }

    private var unfinished: Analysis {
        analyzeUnfinished(
            codebase, facts: facts, written: written, declarations: declarations, start: start)
    }

    /// The whole analysis, judged by all rules.
    ///
    /// - Parameters:
    ///   - files: The files that should have been read.
    ///   - further: The rules that read more than facts; nil for none.
    func complete(files: [RelativePath], _ further: (any FurtherRules)?) async -> Analysis {
        await LinkedCodebase(
            codebase, facts: facts, written: written, after: before, changed: changed,
            declarations: declarations, start: start
        ).judged(
            baseline: baseline, unread: files.filter { facts[$0] == nil }, by: further)
    }
}

extension AnalysisDraft {
    /// The files that say something else than before; none without an analysis before.
    private var changed: Set<RelativePath> {
        guard let before else { return [] }
        var changed = Set(facts.keys.filter { before.facts[$0] != facts[$0] })
        changed.formUnion(before.facts.keys.filter { facts[$0] == nil })
        return changed
    }
}

extension LinkedCodebase {
    /// The whole analysis, with what further rules find, which judge at the same time.
    ///
    /// - Parameter further: The rules that read more than facts; nil for none.
    func judged(
        baseline: Baseline?, unread: [RelativePath], by further: (any FurtherRules)?
    ) async -> Analysis {
        guard let further else { return analysis(baseline: baseline, unread: unread) }
        async let findings = further.findings(in: unjudged)
        let analysis = analysis(baseline: baseline, unread: unread)
        return analysis.adding(await findings)
    }
}
