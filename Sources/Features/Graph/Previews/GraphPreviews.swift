import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum GraphPreviews: String, PreviewList {
    case whole, around, reduced, columns, layers, unfolded, many, signs, letters, wide, apart
    case nothing, reading, failed

    package static var story: String { "Graph" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let log = context.log
        let sample = Self.samples.sample("\(self)") { state }
        let model = GraphViewModel(
            source: FixedAnalysis(
                sample, onReload: { Task { @MainActor in log.note("reload()") } }),
            selecting: self == .around ? "::Orders" : nil, router: PreviewRouter(log: log),
            executor: ImmediateExecutor())
        model.survey.inTurn { prepare(model) }
        return GraphScreen(viewModel: model)
    }

    private static let samples = SampleCache<AnalysisState>()

    private var state: AnalysisState {
        switch self {
        case .whole, .around, .reduced, .columns, .layers, .unfolded, .wide:
            .complete(SampleShop.some)
        case .many, .signs, .letters: .complete(SampleShop.many)
        case .apart: .complete(SampleShop.apart)
        case .nothing: .complete(SampleShop.empty)
        case .reading: .starting(AnalysisProgress(step: .manifests, done: 3, total: 12))
        case .failed: .failed(.noSwift(path: "/home/ada/Photos"))
        }
    }

    private func prepare(_ model: GraphViewModel) {
        switch self {
        case .whole: model.select(.module("::Cart"))
        case .around: model.goOn()
        case .reduced: model.toggleImplied()
        case .columns:
            model.select(.module("::Orders"))
            model.togglePage()
            model.move(columns: -1)
        case .layers: model.cycleFolding()
        case .signs: model.zoom(by: -2)
        case .letters: model.zoom(by: -1)
        case .wide: model.zoom(by: 1)
        case .unfolded:
            model.cycleFolding()
            model.survey.inTurn {
                model.select(.layer(1))
                model.toggleFold()
            }
        default: break
        }
    }
}
