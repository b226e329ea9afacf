import Codebase
import FeatureKit
import TerminalUI

final class ModuleDetailScreen: Screen {
    let viewModel: ModuleDetailViewModel

    init(viewModel: ModuleDetailViewModel) {
        self.viewModel = viewModel
    }

    var title: String { viewModel.report?.name ?? viewModel.id.targetName }

    var body: any View {
        ZStack {
            switch viewModel.state {
            case .waiting(let progress): WaitingView(progress: progress)
            case .failed(let error): FailedView(error, advice: "")
            case .missing: MissingView(id: viewModel.id)
            case .shown(let report, let progress):
                ModuleDetailView(viewModel: viewModel, report: report, progress: progress)
            }
            if let why = viewModel.why {
                WhyView(model: why)
            }
        }
    }

    var commands: [Command] { viewModel.commands }

    var isEditingText: Bool {
        viewModel.why.map(\.isPicking) ?? viewModel.filter.isEditing
    }

    var mode: ScreenMode? {
        if let why = viewModel.why {
            return .dialog(why.isPicking ? "Why: choose a module" : "Why: the path")
        }
        if isEditingText { return .filter }
        guard viewModel.report != nil else { return .failed }
        return viewModel.tab == .neighbourhood ? ScreenMode("Graph") : nil
    }

    var isPreparing: Bool { viewModel.isPreparing }

    var status: String? {
        guard viewModel.why == nil, viewModel.report != nil, let row = viewModel.list.selection
        else { return nil }
        let list = viewModel.list
        let headings = list.headers.count { $0 < row }
        let all = list.count - list.headers.count
        return "\((row - headings + 1).grouped) of \(all.grouped)"
    }

    func receive(_ event: Event) -> Bool {
        if let why = viewModel.why { return why.receive(event) }
        return viewModel.filter.receive(event)
    }

    func didAppear() {
        viewModel.listen()
    }

    func didDisappear() {
        viewModel.stopListening()
    }
}
