import Architecture
import Codebase
import Extracting
import FeatureKit
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum ExtractionPreviews: String, PreviewList {
    case candidates, tried, trying, turned, refused, byHand, dearest, boundary, picture
    case filtered, noMatch, modules, otherModule
    case whatIf, typed, impossible, noMoves
    case nothingFree, nothing, planning, reading, failed

    package static var story: String { "Extraction" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let log = context.log
        let isPlanning = self == .planning
        let model = ExtractionViewModel(
            source: FixedAnalysis(
                state, onReload: { Task { @MainActor in log.note("reload()") } }),
            services: services, router: PreviewRouter(log: log),
            plan: isPlanning ? Self.planForever : Self.plan,
            look: .zero, executor: ImmediateExecutor())
        prepare(model)
        model.onPlan = { [weak model] in model.map(arrange) }
        return ExtractionScreen(viewModel: model)
    }

    /// Finds three candidates and then no more.
    private static let planForever: PlanMonolith = { module, analysis, pace in
        for chosen in 0...3 { _ = pace(chosen) }
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        return PlannedMonolith(module, in: analysis) { _ in false }
    }

    private static let plan: PlanMonolith = {
        PlannedMonolith($0, in: $1, files: SampleShop.resources, pace: $2)
    }

    /// What reading the steps in detail shows; in most states nobody does.
    private var services: ExtractionServices {
        switch self {
        case .tried:
            ExtractionServices(tryStep: { candidate, _, _ in
                candidate.name == "Models" ? SampleShop.free : SampleShop.refused
            })
        case .turned: ExtractionServices(tryStep: { _, _, _ in SampleShop.turned })
        case .refused: ExtractionServices(tryStep: { _, _, _ in SampleShop.refused })
        case .trying:
            ExtractionServices(tryStep: { _, _, _ in
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
                return nil
            })
        case .byHand:
            ExtractionServices(obstacle: { module, _ in
                "\(module.name) is of CocoaPods, whose files Strata does not edit. Move them by hand."
            })
        default: ExtractionServices()
        }
    }

    private static let samples = SampleCache<AnalysisState>()

    private var state: AnalysisState {
        Self.samples.sample("\(kind)") {
            switch kind {
            case .nothingFree: .complete(SampleShop.knot)
            case .nothing: .complete(SampleShop.nothing)
            case .reading: .starting(AnalysisProgress(step: .sources, done: 204, total: 468))
            case .failed: .failed(.noSwift(path: "/home/ada/Photos"))
            default: .complete(SampleShop.monolith)
            }
        }
    }

    /// The state that stands for all that show the same codebase.
    private var kind: Self {
        switch self {
        case .nothingFree, .nothing, .reading, .failed: self
        default: .candidates
        }
    }

    /// What is asked for before there is a plan.
    private func prepare(_ model: ExtractionViewModel) {
        switch self {
        case .dearest, .boundary:
            model.sort(by: .cost)
            model.reverse()
        case .filtered: model.filter = ListFilter("feature", isEditing: true)
        case .noMatch: model.filter = ListFilter("zebra")
        default: break
        }
    }

    private func arrange(_ model: ExtractionViewModel) {
        switch self {
        case .boundary:
            let cut = model.rows.firstIndex { !$0.candidate.cut.isEmpty }
            model.selectCandidate(cut ?? 0)
            model.openBoundary()
            model.boundaryList.move(by: 1)
        case .picture:
            model.selectCandidate(number: 2)
            model.togglePicture()
        case .whatIf:
            model.toggleCandidate()
            model.selectCandidate(number: 1)
            model.toggleCandidate()
        case .typed:
            model.openWhatIf()
            model.openMoves()
        case .impossible:
            model.toggleCandidate()
            model.type("move type Nobody to Models")
            model.openMoves()
        case .noMoves: model.openMoves()
        case .modules: model.openModules()
        case .otherModule:
            model.openModules()
            model.list.moveToEnd()
            model.chooseModule()
        default: break
        }
    }
}
