import Codebase
import ScreenPreviews
import TerminalUI

/// The states worth looking at: the dev app shows them, the snapshot tests pin them.
package enum WorkspacesPreviews: String, CaseIterable, PreviewList {
    case recent, browsing, typing, firstStart, trusting, untrusting, forgetting, forgotten
    case restoring, gone, filtered
    case wideNames, many, unreadable, lockedFolder, emptyFolder

    package static var story: String { "Workspaces" }

    package func makeScreen(in context: PreviewContext) -> any Screen {
        let viewModel = WorkspacesViewModel.preview(
            store(context.names), folder: folder, log: context.log)
        let screen = WorkspacesScreen(viewModel: viewModel)
        Task {
            viewModel.load()
            await viewModel.settle()
            arrange(viewModel)
        }
        return screen
    }

    private func store(_ names: SampleNames) -> SampleStore {
        switch self {
        case .firstStart: SampleStore(recent: .none)
        case .wideNames: SampleStore(recent: .wideNames)
        case .many: SampleStore(recent: .many, names: names)
        case .unreadable: SampleStore(recent: .unreadable)
        default: SampleStore(names: names)
        }
    }

    private var folder: String {
        switch self {
        case .lockedFolder: "/home/ada/Locked"
        case .emptyFolder: "/home/ada/Code/empty"
        default: "/home/ada/Code"
        }
    }

    private func arrange(_ viewModel: WorkspacesViewModel) {
        switch self {
        case .browsing, .lockedFolder, .emptyFolder: viewModel.focusBrowser()
        case .typing:
            viewModel.focusBrowser()
            viewModel.browser.beginTyping()
            _ = viewModel.browser.receive(.paste("ra"))
        case .trusting:
            viewModel.list.move(by: 1)
            viewModel.askAboutTrust()
        case .forgetting:
            viewModel.list.move(by: 2)
            viewModel.askToForget()
        case .untrusting:
            viewModel.list.move(by: 2)
            viewModel.askAboutTrust()
        case .forgotten, .restoring:
            viewModel.list.move(by: 2)
            viewModel.askToForget()
            viewModel.confirm()
            if self == .restoring { viewModel.askToRestore() }
        case .gone:
            viewModel.list.moveToEnd()
            viewModel.openSelected()
        case .filtered: viewModel.filter = ListFilter("nio", isEditing: true)
        default: break
        }
    }
}

extension WorkspacesViewModel {
    static func preview(
        _ store: any WorkspaceStore = SampleStore(), folder: String = "/home/ada/Code",
        log: RouteLog = RouteLog()
    ) -> WorkspacesViewModel {
        WorkspacesViewModel(
            store: store, browser: FolderBrowser(store: store, folder: folder, home: "/home/ada"),
            home: "/home/ada", current: "/home/ada/Code/strata", now: { SampleStore.now },
            router: PreviewRouter(log: log))
    }
}
