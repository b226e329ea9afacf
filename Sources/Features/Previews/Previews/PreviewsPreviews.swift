import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum PreviewsPreviews: String, PreviewList {
    case starting, reading, modules, detail, weighed, covered, filtered, detailFiltered, noMatch
    case byWeight, wideNames, incomplete, large, nothing, failed, misconfigured

    package static var story: String { "Previews" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let log = context.log
        let model = PreviewsViewModel(
            source: FixedAnalysis(
                state(context.names), onReload: { Task { @MainActor in log.note("reload()") } }),
            router: PreviewRouter(log: log), executor: ImmediateExecutor())
        model.inTurn { prepare(model) }
        return PreviewsScreen(viewModel: model)
    }

    private static let samples = SampleCache<AnalysisState>()

    private func state(_ names: SampleNames) -> AnalysisState {
        Self.samples.sample("\(self) \(names)") { sample(names) }
    }

    private func sample(_ names: SampleNames) -> AnalysisState {
        let shop = SampleShop.shop.named(names)
        return switch self {
        case .starting: .starting(AnalysisProgress(step: .listing))
        case .reading:
            .partial(
                shop.analysis(isComplete: false),
                AnalysisProgress(step: .sources, done: 41, total: 185))
        case .wideNames: .complete(SampleShop.shop.named(.long).analysis())
        case .incomplete: .complete(shop.withGaps.analysis())
        case .large: .complete(SampleShop.many(modules: 400).analysis())
        case .nothing: .complete(SampleShop.library.analysis())
        case .failed: .failed(.unreadable(path: "/home/ada/Shop", reason: "Permission denied"))
        case .misconfigured: .failed(.configuration(Self.mistake))
        default: .complete(shop.analysis())
        }
    }

    private static var mistake: ConfigurationError {
        ConfigurationError(
            file: ".strata.yml", line: 4, column: 3, found: "The layer Core is named twice.",
            expected: "Give every layer a name of its own.")
    }

    private func prepare(_ model: PreviewsViewModel) {
        switch self {
        case .detail:
            model.content.select("::Browse")
            model.focus = .detail
        case .weighed:
            model.focus = .detail
            model.detail.list.moveToEnd()
        case .covered: model.content.select("::Cart")
        case .filtered: model.filter = ListFilter("car", isEditing: true)
        case .detailFiltered:
            model.focus = .detail
            model.detail.filter = ListFilter("f", isEditing: true)
        case .noMatch: model.filter = ListFilter("zebra")
        case .byWeight: model.sort(by: .lines)
        default: break
        }
    }
}
