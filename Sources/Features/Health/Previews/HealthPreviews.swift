import Architecture
import Codebase
import Diagnosing
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum HealthPreviews: String, PreviewList {
    case causes, details, further, filtered, noMatch, monolith, clean, quiet, reading, failed

    package static var story: String { "Health" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let log = context.log
        let sample = Self.samples.sample("\(self)") { Sample(state) }
        let model = HealthViewModel(
            source: FixedAnalysis(
                sample.state, onReload: { Task { @MainActor in log.note("reload()") } }),
            diagnose: { _, _ in sample.health },
            tryFirstStep: self == .monolith ? Self.tides : nil,
            router: PreviewRouter(log: log), executor: ImmediateExecutor())
        model.inTurn { prepare(model) }
        return HealthScreen(viewModel: model)
    }

    /// Two files of the monolith come free.
    private static let tides = TryFirstStep(
        StepTrials(extract: { _, analysis in
            let files = analysis.codebase.modules.flatMap(\.sources)
                .filter { $0.string.contains("/Tides/") }
            let step = ExtractionStep(name: "Tides", files: files, lines: 137, importers: 1)
            return .free(
                step,
                next: [ExtractionStep(name: "Berths", files: [], lines: 231, importers: 2)])
        }))

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
        case .monolith: .complete(SampleMonolith.modules)
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
