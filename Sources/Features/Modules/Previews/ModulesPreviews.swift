import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states of the table worth looking at: the dev app shows them, the snapshot tests pin them.
package enum ModulesPreviews: String, PreviewList {
    case starting, reading, byLayer, byClosure, elsewhere, filtered, noMatch, wideNames, incomplete
    case large, empty, failed, misconfigured, folders, openFolders, foundFolders, monolith

    package static var story: String { "Modules" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let log = context.log
        let model = ModulesViewModel(
            source: FixedAnalysis(
                state(context.names),
                onReload: { Task { @MainActor in log.note("reload()") } },
                onShow: { units in Task { @MainActor in log.note("show(\(units.noun))") } }),
            router: PreviewRouter(log: log), executor: ImmediateExecutor())
        prepare(model)
        return ModulesScreen(viewModel: model)
    }

    private static let samples = SampleCache<AnalysisState>()

    private func state(_ names: SampleNames) -> AnalysisState {
        Self.samples.sample("\(self) \(names)") { sample(names) }
    }

    private func sample(_ names: SampleNames) -> AnalysisState {
        let depot = SampleCodebase.depot.named(names)
        return switch self {
        case .starting: .starting(AnalysisProgress(step: .listing))
        case .reading:
            .partial(
                depot.analysis(isComplete: false),
                AnalysisProgress(step: .sources, done: 41, total: 185))
        case .byLayer, .byClosure, .elsewhere, .filtered, .noMatch: .complete(depot.analysis())
        case .wideNames: .complete(depot.withWideNames.analysis())
        case .incomplete: .complete(depot.withGaps.analysis())
        case .large: .complete(SampleCodebase.large(modules: 2_000).analysis())
        case .empty: .complete(SampleCodebase(layers: [], entries: []).analysis())
        case .folders, .openFolders, .foundFolders: .complete(SampleMonolith.folders)
        case .monolith: .complete(SampleCodebase.monolith.analysis())
        case .failed: .failed(.unreadable(path: "/home/ada/Depot", reason: "Permission denied"))
        case .misconfigured: .failed(.configuration(Self.mistake))
        }
    }

    private static var mistake: ConfigurationError {
        ConfigurationError(
            file: ".strata.yml", line: 4, column: 3, found: "The layer Core is named twice.",
            expected: "Give every layer a name of its own.")
    }

    private func prepare(_ model: ModulesViewModel) {
        switch self {
        case .byClosure: model.sort(by: .closure)
        case .elsewhere: model.toggleOthers()
        case .filtered: model.filter = ListFilter("feat", isEditing: true)
        case .openFolders:
            model.listing.unfolding.toggle("::Harbour/Features")
            model.sort(by: .files)
        case .foundFolders: model.filter = ListFilter("tides")
        case .noMatch: model.filter = ListFilter("zebra")
        default: break
        }
    }
}
