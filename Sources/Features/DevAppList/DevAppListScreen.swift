import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// What can be run alone, beside what it is compiled with.
final class DevAppListScreen: ListScreen {
    let viewModel: DevAppListViewModel

    init(viewModel: DevAppListViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Dev apps" }

    var body: any View {
        ZStack {
            content
            if let sheet = viewModel.sheet {
                DevAppSheet(
                    sheet: sheet, root: viewModel.services.source.root,
                    offset: viewModel.sheetOffset
                )
                .onScroll { [viewModel] in viewModel.scrollSheet(by: $0) }
            }
        }
    }

    var commands: [Command] { viewModel.commands }

    var mode: ScreenMode? {
        switch viewModel.sheet {
        case .start: return .dialog("Build and run")
        case .planning: return .dialog("Working out a change")
        case .proposal: return .dialog("New dev app")
        case .refused: return .dialog("Refusal")
        case nil: break
        }
        if case .failed = viewModel.phase { return .failed }
        return isEditingText ? .filter : nil
    }

    var isEditingText: Bool { viewModel.filter.isEditing && viewModel.sheet == nil }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }

    private var content: any View {
        switch viewModel.phase {
        case .starting(let progress): WaitingView(progress: progress)
        case .failed(let error): FailedView(error)
        case .reading, .complete: found
        }
    }

    private var found: any View {
        let isDone = viewModel.phase == .complete
        return viewModel.table.rows.isEmpty && isDone
            ? NoDevApps() as any View : DevAppListView(viewModel: viewModel)
    }
}
