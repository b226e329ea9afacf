import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states of the list worth looking at: the dev app shows them, the snapshot tests pin them.
package enum GapsPreviews: String, PreviewList {
    case some, unfolded, doubtful, many, filtered, noMatch, none, reading, trust, failed

    package static var story: String { "Gaps" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let log = context.log
        let model = GapsViewModel(
            source: FixedAnalysis(
                state, onReload: { Task { @MainActor in log.note("reload()") } }),
            router: PreviewRouter(log: log), executor: ImmediateExecutor())
        model.inTurn { prepare(model) }
        return GapsScreen(viewModel: model)
    }

    private var state: AnalysisState {
        switch self {
        case .some, .unfolded, .filtered, .noMatch, .trust: .complete(SampleGaps.some)
        case .doubtful: .complete(SampleGaps.doubtful)
        case .many: .complete(SampleGaps.many)
        case .none: .complete(SampleGaps.none)
        case .reading: .starting(AnalysisProgress(step: .manifests, done: 3, total: 12))
        case .failed: .failed(.noSwift(path: "/home/ada/Photos"))
        }
    }

    private func prepare(_ model: GapsViewModel) {
        switch self {
        case .unfolded:
            model.list.select(6)
            model.open()
        case .doubtful: model.open()
        case .filtered: model.filter = ListFilter("sketch", isEditing: true)
        case .noMatch: model.filter = ListFilter("zebra")
        case .trust: model.asksForTrust = true
        default: break
        }
    }
}
