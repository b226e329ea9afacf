import Codebase
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
    /// Where typing a path began.
    @ObservationIgnored private var before: String?

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
        if let start = typedParts?.start {
            shown = entries.filter { $0.name.hasPrefix(start) }
        } else {
            shown = filter.matcher.filter(entries, by: \.name).map { entries[$0.index] }
        }
        let row = name.flatMap { name in shown.firstIndex { $0.name == name } }
        list = ListState(count: shown.count, selection: row ?? 0)
    }
}

extension FolderBrowser {
    func beginTyping() {
        let path = words.shortened(folder)
        before = folder
        typed = TextInput(path.hasSuffix("/") ? path : path + "/")
    }

    /// Goes back to where typing began.
    func cancelTyping() {
        typed = nil
        if let before, before != folder { go(to: before) } else { narrow(selecting: nil) }
    }

    /// What the typed path leads to: the folder with exactly this name, or else the selected one of
    /// those that begin like this, or else whatever there may be.
    func finishTyping() -> FolderEntry? {
        guard let typed, let parts = typedParts else { return nil }
        let exact = entries.first { $0.name == parts.start }
        let target = parts.start.isEmpty ? nil : exact ?? selected
        self.typed = nil
        if target == nil { go(to: words.expanded(typed.text, in: folder)) }
        return target
    }

    /// Takes a key or pasted text; Enter and Escape are left to the screen while a path is typed.
    func receive(_ event: Event) -> Bool {
        guard var input = typed else { return filter.receive(event) }
        switch event {
        case .key(.tab): complete()
        case .key(.down): list.move(by: 1)
        case .key(.up): list.move(by: -1)
        default:
            guard input.receive(event) else { return false }
            typed = input
            follow()
        }
        return true
    }

    /// Adds what all folders that begin like this have in common, or else all of the selected one.
    func complete() {
        guard let parts = typedParts, var common = shown.first?.name else { return }
        for entry in shown { common = common.commonPrefix(with: entry.name) }
        var isWhole = shown.count == 1
        if common == parts.start, let name = selected?.name {
            common = name
            isWhole = true
        }
        typed = TextInput(parts.head + common + (isWhole ? "/" : ""))
        follow()
    }

    /// Shows the folder whose name was typed so far.
    private func follow() {
        guard let parts = typedParts else { return }
        let parent = words.expanded(parts.head, in: before ?? folder)
        if parent == folder { narrow(selecting: nil) } else { go(to: parent) }
    }

    /// What was typed up to the last slash, and after it.
    private var typedParts: (head: String, start: String)? {
        guard let text = typed?.text else { return nil }
        guard let slash = text.lastIndex(of: "/") else {
            return text == "~" ? ("~", "") : ("", text)
        }
        let next = text.index(after: slash)
        return (String(text[..<next]), String(text[next...]))
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
