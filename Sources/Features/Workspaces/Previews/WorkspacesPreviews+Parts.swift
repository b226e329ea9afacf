import Codebase
import ScreenPreviews
import TerminalUI

extension WorkspacesPreviews {
    package static var components: [Preview] {
        [recentStates, browserStates, sheetStates].flatMap(\.self)
    }

    private static var recentStates: [Preview] {
        part(
            "Recent", width: 70, height: 9,
            states: [
                .state("rows", model: { recent($0) }, list),
                .state("narrow", width: 44, model: { recent($0) }, list),
                .state("welcome", height: 12, model: { recent($0, .none) }, list),
                .state("unreadable", height: 12, model: { recent($0, .unreadable) }, list),
                .state("wideNames", model: { recent($0, .wideNames) }, list),
            ])
    }

    private static func recent(
        _ preview: PreviewContext, _ recent: SampleStore.Recent = .some
    ) -> WorkspacesViewModel {
        let model = WorkspacesViewModel.preview(
            SampleStore(recent: recent, names: preview.names), log: preview.log)
        model.load()
        return model
    }

    @ViewBuilder private static func list(_ model: WorkspacesViewModel) -> ViewList {
        RecentList(viewModel: model)
    }

    private static var browserStates: [Preview] {
        part(
            "Browser", width: 50, height: 10,
            states: [
                .state("folders", model: { browser($0) }, folders),
                .state("empty", model: { browser($0, "/home/ada/Code/empty") }, folders),
                .state("locked", model: { browser($0, "/home/ada/Locked") }, folders),
                .state(
                    "typing",
                    model: { preview in
                        let model = browser(preview)
                        Task {
                            await model.settle()
                            model.browser.beginTyping()
                            _ = model.browser.receive(.paste("ra"))
                        }
                        return model
                    }, folders),
            ])
    }

    private static func browser(
        _ preview: PreviewContext, _ folder: String = "/home/ada/Code"
    ) -> WorkspacesViewModel {
        let model = WorkspacesViewModel.preview(
            SampleStore(names: preview.names), folder: folder, log: preview.log)
        model.load()
        model.focusBrowser()
        return model
    }

    @ViewBuilder private static func folders(_ model: WorkspacesViewModel) -> ViewList {
        BrowserView(viewModel: model, browser: model.browser)
    }

    private static var sheetStates: [Preview] {
        part(
            "Sheet", width: 78, height: 16,
            states: [
                .state("trust") { sheet(.trust(workspace($0.names))) },
                .state("forget") { sheet(.forget(workspace($0.names))) },
            ])
    }

    @ViewBuilder private static func sheet(_ sheet: WorkspacesViewModel.Sheet) -> ViewList {
        WorkspaceSheet(sheet: sheet, words: PathWords(home: "/home/ada"))
    }

    private static func workspace(_ names: SampleNames) -> Workspace {
        Workspace(
            root: "/home/ada/Code/\(names.name(for: "radio"))", openedAt: SampleStore.now,
            trust: .untrusted)
    }
}
