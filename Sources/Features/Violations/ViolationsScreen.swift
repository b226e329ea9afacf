import Architecture
import Codebase
import FeatureKit
import TerminalUI

final class ViolationsScreen: Screen {
    let viewModel: ViolationsViewModel

    init(viewModel: ViolationsViewModel) {
        self.viewModel = viewModel
    }

    var title: String {
        if let kind = viewModel.scope.kind { return "Violations: \(kind.rawValue)" }
        guard let module = viewModel.scope.module else { return "Violations" }
        return "Violations of \(viewModel.catalog?.name(of: module) ?? module.rawValue)"
    }

    var body: any View {
        ZStack {
            switch viewModel.state {
            case .waiting(let progress): WaitingView(progress: progress)
            case .failed(let error):
                FailedView(
                    error, title: "Cannot check this codebase",
                    advice: .keys(("r", "tries again"), ("o", "opens another folder")))
            case .shown(let catalog, let progress):
                ViolationsView(viewModel: viewModel, catalog: catalog, progress: progress)
            }
            if let sheet = viewModel.sheet {
                SheetView(sheet: sheet, viewModel: viewModel)
            }
        }
    }

    var commands: [Command] { viewModel.commands }

    var isEditingText: Bool { viewModel.sheet == nil && viewModel.filter.isEditing }

    var mode: ScreenMode? {
        if viewModel.sheet != nil { return .dialog("Explanation") }
        guard viewModel.catalog != nil else { return .failed }
        if isEditingText { return .filter }
        return viewModel.focus == .evidence ? ScreenMode("Evidence") : nil
    }

    var isPreparing: Bool { viewModel.survey.isPreparing }

    var status: String? {
        guard viewModel.sheet == nil, let row = viewModel.list.selection,
            !viewModel.arrangement.rows.isEmpty
        else { return nil }
        let (number, total) = viewModel.arrangement.position(of: row)
        return "\(number.grouped) of \(total.grouped)"
    }

    func receive(_ event: Event) -> Bool {
        viewModel.filter.receive(event)
    }

    func didAppear() {
        viewModel.listen()
    }

    func didDisappear() {
        viewModel.stopListening()
    }
}
