import Architecture
import Codebase
import Editing
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum LayersPreviews: String, PreviewList {
    case proposed, inferred, written, moved, marked, folded, outside, effect
    case filtered, noMatch, nothing, reading, failed

    package static var story: String { "Layers" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let log = context.log
        let model = LayersViewModel(
            source: FixedAnalysis(
                state, onReload: { Task { @MainActor in log.note("reload()") } }),
            router: PreviewRouter(log: log), executor: ImmediateExecutor())
        switch self {
        case .filtered: model.filter = ListFilter("ti", isEditing: true)
        case .noMatch: model.filter = ListFilter("zebra")
        default: break
        }
        model.onEffect = { [weak model] in model.map(arrange) }
        return LayersScreen(viewModel: model)
    }

    private static let samples = SampleCache<AnalysisState>()

    private var state: AnalysisState {
        Self.samples.sample("\(kind)") {
            switch kind {
            case .inferred: .complete(SampleFerry.named)
            case .written: .complete(SampleFerry.written)
            case .nothing: .complete(SampleFerry.nothing)
            case .reading: .starting(AnalysisProgress(step: .sources, done: 204, total: 468))
            case .failed: .failed(.noSwift(path: "/home/ada/Photos"))
            default: .complete(SampleFerry.unnamed)
            }
        }
    }

    /// The state that stands for all that show the same codebase.
    private var kind: Self {
        switch self {
        case .inferred, .nothing, .reading, .failed: self
        case .written, .moved, .outside, .effect: .written
        default: .proposed
        }
    }

    private func arrange(_ model: LayersViewModel) {
        switch self {
        case .moved:
            model.content.select(.module("::TideClient"))
            model.shift(by: -1)
        case .outside:
            model.content.select(.module("::Design"))
            model.history?.change { $0.move(["::Design"], to: nil) }
        case .marked:
            model.marks = Marks(["::Deck", "::Ledger"])
            model.content.select(.module("::Ledger"))
        case .folded:
            model.toggleAll()
        case .effect:
            model.openEffect()
            model.list.move(by: 1)
        default: break
        }
    }
}
