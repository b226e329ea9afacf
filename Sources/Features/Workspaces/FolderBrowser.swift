import Architecture
import Observation
import TerminalUI

/// Goes through the folders of the machine to find a codebase.
@Observable final class FolderBrowser: ListModel {
    private(set) var folder: String
    /// The folders in it that the filter lets through.
    private(set) var shown: [FolderEntry] = []
    /// What a person should know about the folder: that it cannot be read, say.
    private(set) var problem: String?
    private(set) var isKnown = false
    /// The path being typed; nil if none is.
    private(set) var typed: TextInput?
    var list = ListState()
    var filter = ListFilter() {
        didSet { if filter.text != oldValue.text { narrow(selecting: nil) } }
    }

    let words: PathWords
    private let store: any WorkspaceStore
    @ObservationIgnored private var entries: [FolderEntry] = []
    @ObservationIgnored private var reading: Task<Void, Never>?
    @ObservationIgnored private var completing: Task<Void, Never>?

    init(store: any WorkspaceStore, folder: String, home: String) {
        self.store = store
        self.folder = folder
        words = PathWords(home: home)
    }

    var selected: FolderEntry? {
        guard let row = list.selection, shown.indices.contains(row) else { return nil }
        return shown[row]
    }

    var total: Int { entries.count }

    /// Reads the folder, the first time only.
    func start() {
        if !isKnown, reading == nil { go(to: folder) }
    }

    /// Shows another folder; the old one stays until the new one is read.
    func go(to path: String, selecting name: String? = nil) {
        reading?.cancel()
        reading = Task {
            do throws(WorkspaceError) {
                let found = try await store.folders(in: path)
                if !Task.isCancelled { show(found, of: path, selecting: name) }
            } catch {
                if !Task.isCancelled { fail(with: error) }
            }
        }
    }

    func goUp() {
        guard folder != "/" else { return }
        go(to: PathWords.parent(of: folder), selecting: PathWords.name(of: folder))
    }

    func goIn() {
        (selected?.path).map { go(to: $0) }
    }

    /// Waits until the folder is read.
    func settle() async {
        await reading?.value
        await completing?.value
    }

    private func show(_ found: [FolderEntry], of path: String, selecting name: String?) {
        folder = path
        entries = found
        problem = nil
        isKnown = true
        if filter.isActive { filter.clear() }
        narrow(selecting: name)
    }

    private func fail(with error: WorkspaceError) {
        problem = error.description
        isKnown = true
    }

    private func narrow(selecting name: String?) {
        shown = filter.matcher.filter(entries, by: \.name).map { entries[$0.index] }
        let row = name.flatMap { name in shown.firstIndex { $0.name == name } }
        list = ListState(count: shown.count, selection: row ?? 0)
    }
}

extension FolderBrowser {
    func beginTyping() {
        let path = words.shortened(folder)
        typed = TextInput(path.hasSuffix("/") ? path : path + "/")
    }

    func endTyping() {
        typed = nil
    }

    /// The absolute path of what was typed.
    var typedPath: String? { typed.map { words.expanded($0.text, in: folder) } }

    /// Takes a key or pasted text while a path is typed; Enter and Escape are left to the screen.
    func receive(_ event: Event) -> Bool {
        guard var input = typed else { return filter.receive(event) }
        if event == .key(.tab) {
            complete()
            return true
        }
        guard input.receive(event) else { return false }
        typed = input
        return true
    }

    /// Adds what all folders that begin like this have in common.
    func complete() {
        guard let typed, let slash = typed.text.lastIndex(of: "/") else { return }
        let parent = words.expanded(String(typed.text[...slash]), in: folder)
        let start = String(typed.text[typed.text.index(after: slash)...])
        let head = String(typed.text[...slash])
        completing?.cancel()
        completing = Task {
            do throws(WorkspaceError) {
                let names = try await store.folders(in: parent).map(\.name)
                guard !Task.isCancelled, self.typed?.text == typed.text else { return }
                finish(head, names.filter { $0.hasPrefix(start) })
            } catch {
                if !Task.isCancelled { problem = error.description }
            }
        }
    }

    private func finish(_ head: String, _ names: [String]) {
        guard var common = names.first else {
            problem = "No folder begins like this. Correct the path."
            return
        }
        problem = nil
        for name in names { common = common.commonPrefix(with: name) }
        typed = TextInput(head + common + (names.count == 1 ? "/" : ""))
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
