import Codebase

/// An analysis in the making.
struct AnalysisDraft {
    /// The analysis as it was last put together.
    private(set) var latest: Analysis
    private let codebase: Codebase
    private let written: LayerConfiguration?
    private let start: ContinuousClock.Instant
    private var facts: [RelativePath: SourceFacts] = [:]

    init(codebase: Codebase, written: LayerConfiguration?, start: ContinuousClock.Instant) {
        self.codebase = codebase
        self.written = written
        self.start = start
        latest = Analysis.unfinished(codebase, written: written, facts: [:], start: start)
    }

    /// The number of files whose facts are known.
    var filesRead: Int { facts.count }

    mutating func add(_ batch: [FileFacts]) {
        for file in batch { facts[file.file] = file.facts }
    }

    /// Puts the graph together again with the facts so far.
    mutating func relink() {
        latest = Analysis.unfinished(codebase, written: written, facts: facts, start: start)
    }

    /// The whole analysis.
    ///
    /// - Parameter files: The files that should have been read.
    func complete(files: [RelativePath]) -> Analysis {
        let graph = linkModules(codebase, facts: facts)
        let named = assignFeatures(codebase, graph: graph, facts: facts, written: written)
        let configuration = LayerConfiguration.inForce(written, named, graph)
        let codebase = assignFeatures(named, follow: configuration)
        let assignment = assignLayers(configuration, to: codebase)
        let checked = checkRules(
            codebase: codebase, graph: graph, configuration: configuration, assignment: assignment,
            facts: facts)
        let unused = written?.units.areModules ?? true ? checked.unusedExclusions : []
        let unread = UnreadSources(codebase: codebase, facts: facts, files: files)
        let accepting = AcceptIncomplete(
            (codebase.ownIncomplete + unread.incomplete).sorted(), by: written?.acceptances ?? [])
        return Analysis(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignment.adding(
                unused.map { .unusedExclusion($0) }
                    + accepting.unused.map { .unusedAcceptance($0) }),
            violations: checked.violations, facts: facts, isComplete: true,
            incomplete: accepting.incomplete, accepted: accepting.accepted,
            notes: (codebase.notes + codebase.incomplete.filter(\.path.isFixture) + unread.notes
                + graph.undecided.compactMap(\.note)).sorted(),
            milliseconds: start.duration(to: .now).milliseconds, written: written)
    }
}

extension Analysis {
    fileprivate static func unfinished(
        _ codebase: Codebase, written: LayerConfiguration?, facts: [RelativePath: SourceFacts],
        start: ContinuousClock.Instant
    ) -> Analysis {
        let graph = linkModules(codebase, facts: facts)
        let configuration = LayerConfiguration.inForce(written, codebase, graph)
        let accepting = AcceptIncomplete(
            codebase.ownIncomplete, by: written?.acceptances ?? [])
        return Analysis(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignLayers(configuration, to: codebase), violations: [], facts: facts,
            isComplete: false, incomplete: accepting.incomplete, accepted: accepting.accepted,
            milliseconds: start.duration(to: .now).milliseconds, written: written)
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
    var milliseconds: Int {
        Int(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
