import Codebase
import TerminalUI

final class WorkspacesScreen: Screen {
    let viewModel: WorkspacesViewModel

    init(viewModel: WorkspacesViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Workspaces" }

    var body: any View {
        ZStack {
            WorkspacesView(viewModel: viewModel)
            if let sheet = viewModel.sheet {
                WorkspaceSheet(sheet: sheet, words: viewModel.words)
            }
        }
    }

    var commands: [Command] { viewModel.commands }

    var isEditingText: Bool {
        guard viewModel.sheet == nil else { return false }
        if viewModel.browser.typed != nil { return true }
        return viewModel.focus == .recent
            ? viewModel.filter.isEditing : viewModel.browser.filter.isEditing
    }

    var mode: ScreenMode? {
        if viewModel.sheet != nil { return .dialog("Question") }
        if viewModel.browser.typed != nil { return ScreenMode("Path") }
        if isEditingText { return .filter }
        return viewModel.focus == .browser ? ScreenMode("Folders") : nil
    }

    var status: String? {
        guard viewModel.sheet == nil else { return nil }
        let list = viewModel.focus == .recent ? viewModel.list : viewModel.browser.list
        return list.selection.map { "\($0 + 1) of \(list.count)" }
    }

    func receive(_ event: Event) -> Bool {
        viewModel.focus == .recent
            ? viewModel.filter.receive(event) : viewModel.browser.receive(event)
    }

    func didAppear() {
        viewModel.load()
    }
}
