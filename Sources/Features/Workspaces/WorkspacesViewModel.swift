import Codebase
import Observation
import TerminalUI

/// The codebases that were opened before, and the folders where there may be others.
@Observable final class WorkspacesViewModel: ListModel {
    enum State {
        case loading
        case loaded([Workspace])
        case failed(WorkspaceError)
    }

    enum Focus {
        case recent, browser
    }

    enum Sheet: Equatable {
        case trust(Workspace)
        case untrust(Workspace)
        case forget(Workspace)
        /// Whether to put back what was forgotten.
        case restore(Workspace)
    }

    private(set) var state = State.loading
    /// The codebases that the filter lets through.
    private(set) var shown: [Workspace] = []
    private(set) var focus = Focus.recent
    /// Why the last thing asked for was not done.
    private(set) var problem: String?
    /// What was forgotten last, to put it back.
    private(set) var forgotten: Workspace?
    var sheet: Sheet?
    var list = ListState()
    var filter = ListFilter() {
        didSet { if filter.text != oldValue.text { narrow() } }
    }

    let browser: FolderBrowser
    let router: any WorkspacesRouter
    let words: PathWords
    /// The root of the codebase that is open.
    let current: String?
    let now: () -> Int
    private let store: any WorkspaceStore
    @ObservationIgnored private var working: Task<Void, Never>?

    init(
        store: any WorkspaceStore, browser: FolderBrowser, home: String, current: String?,
        now: @escaping () -> Int, router: any WorkspacesRouter
    ) {
        self.store = store
        self.browser = browser
        self.current = current
        self.now = now
        self.router = router
        words = PathWords(home: home)
    }

    var workspaces: [Workspace] {
        guard case .loaded(let workspaces) = state else { return [] }
        return workspaces
    }

    var selected: Workspace? {
        guard let row = list.selection, shown.indices.contains(row) else { return nil }
        return shown[row]
    }

    /// Whether there is nothing to come back to yet.
    var isFirstStart: Bool {
        guard case .loaded(let workspaces) = state else { return false }
        return workspaces.isEmpty
    }

    func load() {
        browser.start()
        work { [store] () async throws(WorkspaceError) in try await store.workspaces() }
    }

    func focusRecent() {
        focus = .recent
    }

    func focusBrowser() {
        focus = .browser
    }

    /// Waits until what was asked for is done.
    func settle() async {
        await working?.value
        await browser.settle()
    }
}

extension WorkspacesViewModel {
    func openSelected() {
        guard let workspace = selected else { return }
        guard workspace.exists else {
            problem = "\(words.shortened(workspace.root)) no longer exists. Press d to forget it."
            return
        }
        router.openCodebase(workspace.root)
    }

    /// Opens what is selected in the browser, or goes into it if no project stands there.
    func openFolder() {
        browser.selected.map(open)
    }

    /// Opens what the typed path leads to, or goes there.
    func openTypedFolder() {
        browser.finishTyping().map(open)
    }

    private func open(_ entry: FolderEntry) {
        if entry.holdsProject {
            router.openCodebase(entry.path)
        } else {
            browser.go(to: entry.path)
        }
    }

    func askToForget() {
        sheet = selected.map(Sheet.forget)
    }

    func askToRestore() {
        sheet = forgotten.map(Sheet.restore)
    }

    func askAboutTrust() {
        guard let workspace = selected else { return }
        sheet = workspace.trust == .untrusted ? .trust(workspace) : .untrust(workspace)
    }

    /// Does what the sheet asked about.
    func confirm() {
        switch sheet {
        case .trust(let workspace): set(.trusted, of: workspace)
        case .untrust(let workspace): set(.untrusted, of: workspace)
        case .forget(let workspace):
            forgotten = workspace
            work { [store] () async throws(WorkspaceError) in
                try await store.forget(workspace.root)
                return try await store.workspaces()
            }
        case .restore(let workspace):
            forgotten = nil
            work { [store] () async throws(WorkspaceError) in
                try await store.remember(workspace)
                return try await store.workspaces()
            }
        case nil: break
        }
        sheet = nil
    }

    private func set(_ trust: Trust, of workspace: Workspace) {
        work { [store, router] () async throws(WorkspaceError) in
            try await store.setTrust(trust, of: workspace.root)
            router.trustChanged(to: trust, of: workspace.root)
            return try await store.workspaces()
        }
    }

    /// Does something with the store and shows what it holds then.
    private func work(_ body: @escaping () async throws(WorkspaceError) -> [Workspace]) {
        let before = working
        working = Task {
            await before?.value
            do throws(WorkspaceError) {
                show(try await body())
            } catch {
                if case .loaded = state {
                    problem = error.description
                } else {
                    state = .failed(error)
                }
            }
        }
    }

    private func show(_ workspaces: [Workspace]) {
        let isFirst = if case .loading = state { true } else { false }
        state = .loaded(workspaces)
        problem = nil
        narrow()
        if isFirst, workspaces.isEmpty { focus = .browser }
    }

    /// Keeps the selection at the same codebase, or else at the same row.
    private func narrow() {
        let root = selected?.root
        let matcher = FilterMatcher(filter.text)
        let all = workspaces
        shown = matcher.filter(all) { words.shortened($0.root) }.map { all[$0.index] }
        let row = root.flatMap { root in shown.firstIndex { $0.root == root } }
        list = ListState(count: shown.count, selection: row ?? list.selection ?? 0)
    }
}
