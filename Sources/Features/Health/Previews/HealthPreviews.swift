import Architecture
import Codebase
import Diagnosing
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum HealthPreviews: String, PreviewList {
    case causes, details, further, filtered, noMatch, clean, quiet, reading, failed

    package static var story: String { "Health" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let log = context.log
        let sample = Self.samples.sample("\(self)") { Sample(state) }
        let model = HealthViewModel(
            source: FixedAnalysis(
                sample.state, onReload: { Task { @MainActor in log.note("reload()") } }),
            diagnose: { _, _ in sample.health },
            router: PreviewRouter(log: log), executor: ImmediateExecutor())
        model.inTurn { prepare(model) }
        return HealthScreen(viewModel: model)
    }

    private static let samples = SampleCache<Sample>()

    /// A state with what hurts in it.
    private struct Sample {
        let state: AnalysisState
        let health: Health

        init(_ state: AnalysisState) {
            self.state = state
            health = state.analysis.map { diagnoseHealth($0) } ?? Health(findings: [], checks: [])
        }
    }

    private var state: AnalysisState {
        switch self {
        case .causes, .details, .further, .filtered, .noMatch: .complete(SampleMusic.tangled)
        case .clean: .complete(SampleMusic.clean)
        case .quiet: .complete(SampleMusic.quiet)
        case .reading: .starting(AnalysisProgress(step: .manifests, done: 3, total: 12))
        case .failed: .failed(.noSwift(path: "/home/ada/Photos"))
        }
    }

    private func prepare(_ model: HealthViewModel) {
        switch self {
        case .details:
            model.focus = .evidence
            model.list.move(by: 1)
        case .further: model.list.moveToEnd()
        case .filtered: model.filter = ListFilter("songs", isEditing: true)
        case .noMatch: model.filter = ListFilter("zebra")
        default: break
        }
    }
}
