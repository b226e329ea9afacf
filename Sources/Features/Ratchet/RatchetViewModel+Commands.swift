import Architecture
import Codebase
import FeatureKit
import TerminalUI

extension RatchetViewModel {
    var commands: [Command] {
        guard let board else { return failedCommands }
        guard board.hasRecord else { return [readAgainCommand] }
        if let typingCommands { return typingCommands }
        // Escape drops what is typed before it leaves anything.
        let (drop, filter) = (filterCommands.dropFirst(), filterCommands.prefix(1))
        return drop + survey.inTurn(focusCommands + entryCommands + lookCommands(board))
            + [readAgainCommand] + filter + survey.inTurn(movementCommands)
    }

    private var focusCommands: [Command] {
        switch focus {
        case .courses:
            [
                Command.open("Go to its entries") { [weak self] in self?.focus = .entries },
                command("entries", "Go to the entries", [.tab, .backTab], hint: "entries") {
                    $0.focus = .entries
                },
            ]
        case .entries:
            [
                Command.open("Show it among the violations", disabled: whyNotOpened) {
                    [weak self] in self?.open()
                },
                command(
                    "courses", "Back to the courses", .back.or(.tab, .backTab, .left, "h"),
                    hint: "courses"
                ) { $0.focus = .courses },
            ]
        }
    }

    private var entryCommands: [Command] {
        let nothing = selected == nil ? "No entry is selected." : nil
        return [
            command(
                "edit", "Open the record at the entry", .edit, hint: "edit",
                disabled: nothing ?? (selected?.violation == nil ? "It left the record." : nil)
            ) { $0.edit() },
            command(
                "copy", "Copy the commit", .copy,
                disabled: nothing ?? (selected?.commit == nil ? "It is not committed." : nil)
            ) { model in (model.selected?.commit?.name).map(model.router.copy) },
            command("module", "Open the module", ["m"], disabled: nothing) { model in
                (model.selected?.entry.modules.first).map(model.router.openModule)
            },
            command(
                "blame", "Find the commit that brought it", ["O"],
                disabled: nothing ?? (selected?.violation == nil ? "It left the record." : nil)
            ) { model in
                (model.selected?.violation).map(model.router.blame)
            },
            command("explain", "Explain the rule", .explain, disabled: nothing) { model in
                (model.selected?.entry.kind).map { model.router.explain([$0]) }
            },
        ]
    }

    private func lookCommands(_ board: RatchetBoard) -> [Command] {
        let pages = RatchetPage.allCases.map { page in
            command("page.\(page)", "Show \(page.words)", []) { $0.show(page) }
        }
        return [
            command(
                "page", "Show the oldest, what went, or what came", ["v"],
                hint: board.page.next.hint
            ) { $0.cyclePage() },
            command(
                "group", "Count by kind, layer or owner", ["b"],
                hint: "by \(board.grouping.next.rawValue)"
            ) { $0.cycleGrouping() },
        ] + pages
    }

    private var readAgainCommand: Command {
        command("reload", "Read the codebase and the history again", .readAgain) { $0.readAgain() }
    }

    private var failedCommands: [Command] {
        guard case .failed(let error) = state else { return [readAgainCommand] }
        let router = router
        return Command.waysOut(
            of: error, on: "ratchet", readAgain: { [weak self] in self?.readAgain() },
            openAnother: { router.openWorkspaces() },
            edit: { router.editLine($0, line: $1) })
    }

    private var whyNotOpened: String? {
        guard let selected else { return "No entry is selected." }
        return selected.violation == nil ? "It is gone: there is no violation to show." : nil
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, action: @escaping @MainActor (RatchetViewModel) -> Void
    ) -> Command {
        Command("ratchet.\(id)", title, keys: keys, hint: hint, disabled: disabled) {
            [weak self] in self.map(action)
        }
    }
}

extension RatchetViewModel {
    /// What Enter and a double-click do on an entry.
    func open() {
        (selected?.violation).map(router.openViolation)
    }

    func edit() {
        guard let selected else { return }
        router.editLine(Baseline.file, line: selected.entry.line)
    }

    func selectCourse(_ row: Int) {
        focus = .courses
        courseList.select(row)
    }

    func selectEntry(_ row: Int) {
        focus = .entries
        entryList.select(row)
    }
}

extension RatchetPage {
    fileprivate var words: String {
        switch self {
        case .oldest: "the oldest entries"
        case .went: "what went lately"
        case .came: "what came lately"
        }
    }

    fileprivate var hint: String {
        switch self {
        case .oldest: "oldest"
        case .went: "what went"
        case .came: "what came"
        }
    }
}
