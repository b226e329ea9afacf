import Architecture
import Codebase
import FeatureKit
import TerminalUI

final class InversionScreen: Screen {
    let viewModel: InversionViewModel

    init(viewModel: InversionViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Inversion" }

    var body: any View {
        ZStack {
            content
            if let sheet = viewModel.sheet {
                InversionSheet(sheet: sheet, offset: viewModel.sheetOffset)
            }
        }
    }

    var commands: [Command] { viewModel.commands }

    var isEditingText: Bool {
        viewModel.sheet == nil && viewModel.plan != nil && viewModel.filter.isEditing
    }

    var mode: ScreenMode? {
        if let sheet = viewModel.sheet { return sheet.mode }
        guard viewModel.plan != nil else { return .failed }
        return isEditingText ? .filter : viewModel.focus.mode
    }

    var isPreparing: Bool {
        if case .planning = viewModel.state { true } else { false }
    }

    var status: String? {
        guard viewModel.sheet == nil, viewModel.plan != nil else { return nil }
        return viewModel.position
    }

    func receive(_ event: Event) -> Bool { viewModel.filter.receive(event) }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stopListening() }

    private var content: any View {
        switch viewModel.state {
        case .waiting(let progress): WaitingView(progress: progress)
        case .failed(let error): FailedView(error, title: "Cannot read this codebase")
        case .gone:
            EmptyState(
                "This violation is gone", symbol: StyledText("✓", .success, .bold),
                explanation: "The codebase keeps this rule now.",
                advice: .keys(("Esc", "goes back")))
        case .planning(let violation):
            WaitingState("Strata is looking for recipes: \(violation.message)", fraction: 0)
        case .planned(let plan): InversionView(viewModel: viewModel, plan: plan)
        }
    }
}

extension InversionViewModel.Focus {
    /// What its keys are about; nil for what the screen begins with.
    fileprivate var mode: ScreenMode? {
        switch self {
        case .recipes: nil
        case .evidence: ScreenMode("Evidence")
        case .files: ScreenMode("Files")
        case .change: ScreenMode("Change")
        }
    }
}

extension InversionViewModel.Sheet {
    fileprivate var mode: ScreenMode {
        switch self {
        case .looking: .dialog("Looking")
        case .apply, .prove, .undo: .dialog("Question")
        case .refused: .dialog("Not done")
        }
    }
}
