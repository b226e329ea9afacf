import Architecture
import Codebase
import Samples
import ScreenPreviews

extension ModuleDetailViewModel {
    private static let samples = SampleCache<AnalysisState>()

    static func preview(
        of id: ModuleID? = nil, size: SampleCodebase.Size = .small,
        names: SampleNames = .plain, reading: SampleCodebase.Reading = .done,
        texts: SampleTexts = .all, log: RouteLog = RouteLog(),
        collectEvidence: CollectEvidence = .byName
    ) -> ModuleDetailViewModel {
        let sample = SampleCodebase(size: size, names: names, reading: reading)
        return preview(
            of: id ?? sample.id("FeedFeature"),
            state: samples.sample("\(size) \(names) \(reading)") { sample.state }, texts: texts,
            log: log, collectEvidence: collectEvidence)
    }

    static func preview(
        of id: ModuleID = "::FeedFeature", state: AnalysisState, texts: SampleTexts = .all,
        log: RouteLog = RouteLog(), collectEvidence: CollectEvidence = .byName
    ) -> ModuleDetailViewModel {
        let executor = ImmediateExecutor()
        return ModuleDetailViewModel(
            id: id, source: FixedAnalysis(state),
            excerpt: Excerpt(reader: texts, root: "/codebase", executor: executor),
            router: PreviewRouter(log: log), collectEvidence: collectEvidence, executor: executor)
    }
}
