import Codebase

/// An analysis in the making.
struct AnalysisDraft {
    /// The analysis as it was last put together.
    private(set) var latest: Analysis
    private let codebase: Codebase
    private let declarations: DeclaredGraph
    private let written: LayerConfiguration?
    private let baseline: Baseline?
    private let start: ContinuousClock.Instant
    private var facts: [RelativePath: SourceFacts] = [:]

    init(
        codebase: Codebase, written: LayerConfiguration?, baseline: Baseline? = nil,
        start: ContinuousClock.Instant
    ) {
        let declarations = DeclaredGraph(of: codebase)
        let codebase = assignRoles(codebase, declarations)
        self.codebase = codebase
        self.declarations = declarations
        self.written = written
        self.baseline = baseline
        self.start = start
        latest = analyzeUnfinished(
            codebase, facts: [:], written: written, declarations: declarations, start: start)
    }

    /// The number of files whose facts are known.
    var filesRead: Int { facts.count }

    mutating func add(_ batch: [FileFacts]) {
        for file in batch { facts[file.file] = file.facts }
    }

    /// Puts the graph together again with the facts so far.
    mutating func relink() {
        latest = analyzeUnfinished(
            codebase, facts: facts, written: written, declarations: declarations, start: start)
    }

    /// The whole analysis.
    ///
    /// - Parameter files: The files that should have been read.
    func complete(files: [RelativePath]) -> Analysis {
        analyze(
            codebase, facts: facts, written: written, baseline: baseline,
            unread: files.filter { facts[$0] == nil },
            declarations: declarations, start: start)
    }
}
