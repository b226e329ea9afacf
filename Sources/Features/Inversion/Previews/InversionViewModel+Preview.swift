import Architecture
import Codebase
import Editing
import Inverting
import Samples
import ScreenPreviews

extension InversionViewModel {
    /// A view model over samples, which works everything out at once.
    static func preview(
        _ sample: SampleInversion = SampleInversion(), state: AnalysisState? = nil,
        source: (any AnalysisSource)? = nil, planner: (any InversionPlanner)? = nil,
        pace: SamplePlanner.Pace = .instant,
        prover: SampleProver.Answer = .holds, farthest: InversionProof.Level = .tests,
        tree: SampleTree = .clean, journal: SampleJournal = SampleJournal(),
        isTrusted: Bool = true, log: RouteLog = RouteLog()
    ) -> InversionViewModel {
        let writer = ChangeWriter(journal)
        let texts = SampleSources(from: sample.from, to: sample.to).texts
        let contents = PatchedContents(NoContents(), patches: texts.mapValues { Array($0.utf8) })
        let services = InversionServices(
            plan: planner ?? SamplePlanner(sample: sample, pace: pace),
            prove: SampleProver(answer: prover, farthest: farthest),
            applyChanges: ApplyChanges(writer: writer, workingTree: tree), writer: writer,
            texts: SampleHighlighter(contents: contents),
            highlight: { SampleHighlighter(contents: $0) }, isTrusted: { isTrusted })
        return InversionViewModel(
            of: sample.violation.id,
            source: source ?? FixedAnalysis(state ?? .complete(sample.analysis())),
            services: services, router: PreviewRouter(log: log), executor: ImmediateExecutor())
    }
}
