import Architecture
import Codebase
import Samples
import ScreenPreviews
import TerminalUI

extension ViolationsViewModel {
    static func preview(
        violations: SampleCodebase.Violations = .some, names: SampleNames = .plain,
        reading: SampleCodebase.Reading = .done, texts: SampleTexts = .all,
        log: RouteLog = RouteLog()
    ) -> ViolationsViewModel {
        let sample = SampleCodebase(violations: violations, names: names, reading: reading)
        return preview(state: sample.state, texts: texts, log: log)
    }

    static func preview(
        state: AnalysisState, texts: SampleTexts = .all, log: RouteLog = RouteLog()
    ) -> ViolationsViewModel {
        ViolationsViewModel(
            source: FixedAnalysis(state), excerpts: Excerpts(reader: texts, root: "/codebase"),
            router: PreviewRouter(log: log), work: .atOnce)
    }
}
