import Architecture
import Codebase
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states of the overview worth looking at: the dev app shows them, the snapshot tests pin them.
package enum OverviewPreviews: String, PreviewList {
    case starting, reading, violations, clean, selected, incomplete, wideNames, filtered, noMatch
    case matrix, matrixCell, large, largeMatrix, empty, failed, misconfigured
    case folders, folderMatrix, panel, counted
    case compactMatrix, foldedMatrix, compared, comparedMatrix

    package static var story: String { "Overview" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let log = context.log
        let model = OverviewViewModel(
            source: FixedAnalysis(
                analysisState(context.names),
                onReload: { Task { @MainActor in log.note("reload()") } },
                onShow: { units in Task { @MainActor in log.note("show(\(units.noun))") } }),
            router: PreviewRouter(log: log),
            comparedWith: self == .compared || self == .comparedMatrix ? SampleMusic.tangled : nil,
            executor: ImmediateExecutor())
        model.survey.inTurn { prepare(model) }
        return OverviewScreen(viewModel: model)
    }

    private static let samples = SampleCache<AnalysisState>()

    func analysisState(_ names: SampleNames) -> AnalysisState {
        Self.samples.sample("\(self) \(names)") { sample(names) }
    }

    private func sample(_ names: SampleNames) -> AnalysisState {
        let tempo = SampleCodebase.tempo.named(names)
        return switch self {
        case .starting: .starting(AnalysisProgress(step: .manifests, done: 3, total: 12))
        case .reading:
            .partial(
                tempo.analysis(isComplete: false),
                AnalysisProgress(step: .sources, done: 120, total: 312))
        case .clean: .complete(tempo.withConfiguration.analysis())
        case .incomplete:
            .complete(tempo.withViolations.withConfiguration.withGaps.analysis())
        case .wideNames: .complete(SampleCodebase.tempo.withViolations.withWideNames.analysis())
        case .large, .largeMatrix, .compactMatrix, .foldedMatrix:
            .complete(SampleCodebase.large(modules: 600).named(names).analysis())
        case .empty: .complete(SampleCodebase(layers: [], modules: []).analysis())
        case .folders, .folderMatrix: .complete(SampleMonolith.folders)
        case .compared, .comparedMatrix: .complete(Self.future)
        case .failed: .failed(.noSwift(path: "/home/ada/Photos"))
        case .misconfigured: .failed(.configuration(Self.mistake))
        case .violations, .selected, .filtered, .noMatch, .matrix, .matrixCell, .panel, .counted:
            .complete(tempo.withViolations.analysis())
        }
    }

    /// What would be if the largest module gave half of its files away and nothing were forbidden of
    /// the module that breaks the most rules.
    static var future: Analysis {
        let today = SampleMusic.tangled
        let modules = today.codebase.modules.filter(\.role.isProduction)
        guard
            let largest = modules.max(by: { ($0.sources.count, $1.id) < ($1.sources.count, $0.id) })
        else { return today }
        let made = Module(
            id: ModuleID(container: largest.container, target: "Halves"), name: "Halves",
            moduleName: "Halves", kind: .library, origin: largest.origin,
            container: largest.container, manifest: largest.manifest,
            path: largest.path.parent.appending("Halves"),
            sources: [], dependencies: [])
        let broken = today.violations.flatMap(\.edges).first
        let edits: [CodebaseEdit] =
            [
                .add(made),
                .move(
                    Array(largest.sources.prefix((largest.sources.count + 1) / 2)),
                    from: largest.id, to: made.id),
            ] + (broken.map { [.disconnect($0)] } ?? [])
        return (try? today.applying(edits, layers: today.configuration)) ?? today
    }

    private static var mistake: ConfigurationError {
        ConfigurationError(
            file: ".strata.yml", line: 7, column: 12,
            found: "There is no option called peer.", expected: "Write peers, strict or may-import."
        )
    }

    private func prepare(_ model: OverviewViewModel) {
        switch self {
        case .selected: model.select(.module("::Library"))
        case .wideNames:
            model.select(
                .module("::LibraryBrowsingAndPlaylistManagementFeaturePresentationLayer"))
        case .filtered: model.filter = ListFilter("lib", isEditing: true)
        case .panel:
            model.select(.module("::Library"))
            model.enterPanel(at: 1)
        case .counted:
            model.select(.module("::Library"))
            model.countsBandLinks = true
        case .noMatch: model.filter = ListFilter("zebra")
        case .folders: model.select(.module("::Harbour/Domain"))
        case .matrix, .largeMatrix, .folderMatrix, .comparedMatrix: model.toggleArrangement()
        case .compactMatrix:
            model.toggleArrangement()
            model.isCompact = true
        case .foldedMatrix:
            model.toggleArrangement()
            model.survey.inTurn { model.collapseAll() }
        case .matrixCell:
            model.toggleArrangement()
            model.survey.inTurn {
                model.moveCell(toViolationForward: true)
                model.openEdge()
            }
        default: break
        }
    }
}
