import Architecture
import Codebase
import Editing
import Inverting
import Samples
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum InversionPreviews: String, CaseIterable, PreviewList {
    case several, one, questions, noneFits, noRecipe, many
    case evidence, files, change, sideBySide, leftOut, filtered
    case proving, checked, untrusted, tested, proofFailed
    case asking, askingUncommitted, askingWithoutGit, askingToBuild, askingToUndo, looking
    case applied, undone, refused, stale
    case waiting, planning, checking, gone, failed

    package static var story: String { "Inversion" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let viewModel = viewModel(SampleInversion(amount, names: context.names), context.log)
        viewModel.take(viewModel.source.current)
        ImmediateExecutor.begin {
            await viewModel.settle()
            await arrange(viewModel)
            // What led here is no part of the state.
            context.log.clear()
        }
        return InversionScreen(viewModel: viewModel)
    }

    private var amount: SampleInversion.Amount {
        switch self {
        case .one: .one
        case .noneFits: .noneFits
        case .noRecipe: .nothing
        case .many, .filtered: .many
        default: .some
        }
    }

    private func viewModel(_ sample: SampleInversion, _ log: RouteLog) -> InversionViewModel {
        switch self {
        case .proving: .preview(sample, prover: .never, log: log)
        case .proofFailed:
            .preview(sample, prover: .fails(at: .build, Self.compilerLines), log: log)
        case .askingUncommitted: .preview(sample, tree: .uncommitted, log: log)
        case .askingWithoutGit: .preview(sample, tree: .noRepository, log: log)
        case .looking: .preview(sample, tree: .endless, log: log)
        case .untrusted: .preview(sample, isTrusted: false, log: log)
        case .refused:
            .preview(
                sample, journal: SampleJournal(failure: .changedSince([sample.view])), log: log)
        case .waiting:
            .preview(
                sample,
                state: .starting(AnalysisProgress(step: .sources, done: 1_204, total: 3_980)),
                log: log)
        case .planning: .preview(sample, pace: .endless, log: log)
        case .checking: .preview(sample, pace: .endlessDraft, log: log)
        case .gone: .preview(sample, state: .complete(sample.analysis(isGone: true)), log: log)
        case .failed: .preview(sample, state: .failed(.noSwift(path: "/home/ada/Notes")), log: log)
        default: .preview(sample, log: log)
        }
    }

    private func arrange(_ model: InversionViewModel) async {
        switch self {
        case .questions: model.selectRecipe(1)
        case .evidence: model.selectEvidence(1)
        case .files: model.selectFile(2)
        case .change:
            model.selectFile(2)
            model.focusOn(.change)
        case .sideBySide:
            model.selectFile(1)
            model.switchArrangement()
            model.focusOn(.change)
        case .leftOut:
            model.selectFile(1)
            model.toggleTick()
        case .filtered:
            model.focusOn(.files)
            model.fileFilter = ListFilter("view4", isEditing: true)
        case .proving, .checked, .untrusted: model.prove()
        case .tested, .proofFailed, .askingToBuild: await build(model)
        case .asking, .askingUncommitted, .askingWithoutGit, .looking: model.askToApply()
        case .applied, .undone, .askingToUndo, .refused: await apply(model)
        case .stale:
            model.take(.complete(SampleInversion().analysis(lines: 21)))
        default: break
        }
    }

    private func build(_ model: InversionViewModel) async {
        model.prove()
        await model.settle()
        model.prove()
        if self != .askingToBuild { model.confirm() }
    }

    private func apply(_ model: InversionViewModel) async {
        if self == .askingToUndo { model.selectRecipe(1) }
        model.askToApply()
        await model.settle()
        model.confirm()
        await model.settle()
        if self == .applied { model.take(.complete(SampleInversion().analysis(isGone: true))) }
        guard self == .undone || self == .askingToUndo else { return }
        model.askToUndo()
        if self == .undone { model.confirm() }
    }

    private static let compilerLines = [
        "Sources/App/CompositionRoot+Cart.swift:6:60: error: cannot find 'CartRoutes' in scope",
        "Sources/App/CompositionRoot+Cart.swift:14:31: error: missing argument for parameter 'of' "
            + "in call",
    ]
}
