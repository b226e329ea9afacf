import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

extension ViolationsViewModel {
    private static let samples = SampleCache<AnalysisState>()

    static func preview(
        violations: SampleCodebase.Violations = .some, names: SampleNames = .plain,
        reading: SampleCodebase.Reading = .done, texts: SampleTexts = .all,
        log: RouteLog = RouteLog()
    ) -> ViolationsViewModel {
        let sample = SampleCodebase(violations: violations, names: names, reading: reading)
        return preview(
            state: samples.sample("\(violations) \(names) \(reading)") { sample.state },
            texts: texts, log: log)
    }

    static func preview(
        state: AnalysisState, texts: SampleTexts = .all, log: RouteLog = RouteLog()
    ) -> ViolationsViewModel {
        let executor = ImmediateExecutor()
        return ViolationsViewModel(
            source: FixedAnalysis(state),
            excerpts: Excerpts(reader: texts, root: "/codebase", executor: executor),
            router: PreviewRouter(log: log), executor: executor)
    }
}
