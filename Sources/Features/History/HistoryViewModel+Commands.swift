import Chronicling
import FeatureKit
import TerminalUI

extension HistoryViewModel {
    var commands: [Command] {
        guard board != nil else { return waitingCommands }
        if let typingCommands { return typingCommands }
        // Escape drops what is typed before it leaves anything.
        var commands = Array(filterCommands.dropFirst())
        commands += focusCommands
        commands += commitCommands + lookCommands + [readAgainCommand]
        commands += filterCommands.prefix(1)
        return commands + movementCommands
    }

    private var focusCommands: [Command] {
        switch focus {
        case .charts:
            [
                Command.open("Go to the commits") { [weak self] in self?.focus = .commits },
                command("commits", "Go to the commits", [.tab, .backTab], hint: "commits") {
                    $0.focus = .commits
                },
            ]
        case .commits:
            [
                command(
                    "diff", "Show what the commit changed in the pager", [.enter], hint: "diff",
                    disabled: whyNoCommit, effect: .edits
                ) { $0.open() },
                command(
                    "figures", "Back to the figures", .back.or(.tab, .backTab, .left, "h"),
                    hint: "figures"
                ) { $0.focus = .charts },
            ]
        }
    }

    private var commitCommands: [Command] {
        [
            command(
                "mark", "Mark the commit to compare with, or take the mark away", ["c"],
                hint: "compare", disabled: whyNoCommit
            ) { $0.toggleMark() },
            command(
                "page", "Show commits, what changed, or what changes together", ["v"],
                hint: pageHint
            ) {
                $0.cyclePage()
            },
            command("copy", "Copy the name of the commit", .copy, disabled: whyNoCommit) { model in
                (model.selected?.id).map(model.router.copy)
            },
            command("ratchet", "Go to the record of violations", ["t"]) {
                $0.router.openRatchet()
            },
        ]
    }

    private var lookCommands: [Command] {
        [
            command(
                "zoomIn", "Show fewer commits around the selected one", ["+", "="], hint: "zoom"
            ) { $0.zoom(isIn: true) },
            command("zoomOut", "Show more commits", ["-"]) { $0.zoom(isIn: false) },
            command("all", "Show all commits", ["z"]) { $0.showAll() },
            command("nextChange", "Go to the next change of the figure", ["]"]) {
                $0.moveToChange(isForward: true)
            },
            command("previousChange", "Go to the change before", ["["]) {
                $0.moveToChange(isForward: false)
            },
            command("changesDown", "Scroll what is listed down", ["}"]) { $0.scrollChanges(by: 5) },
            command("changesUp", "Scroll what is listed up", ["{"]) { $0.scrollChanges(by: -5) },
        ]
    }

    private var pageHint: String {
        switch page {
        case .commits: "what changed"
        case .changes: "coupling"
        case .coupling: "commits"
        }
    }

    private var whyNoCommit: String? { selected == nil ? "No commit is selected." : nil }

    private var readAgainCommand: Command {
        command("reload", "Read the history again", .readAgain) { $0.readAgain() }
    }

    private var waitingCommands: [Command] {
        let router = router
        return [
            readAgainCommand,
            Command(
                "history.workspaces", "Open another codebase", keys: ["o"],
                hint: "other codebase"
            ) { router.openWorkspaces() },
        ]
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, effect: CommandEffect? = nil,
        action: @escaping @MainActor (HistoryViewModel) -> Void
    ) -> Command {
        Command(
            "history.\(id)", title, keys: keys, hint: hint, disabled: disabled, effect: effect
        ) { [weak self] in self.map(action) }
    }
}
