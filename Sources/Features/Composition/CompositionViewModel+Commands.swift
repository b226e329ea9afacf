import Architecture
import Codebase
import Composing
import FeatureKit
import TerminalUI

extension CompositionViewModel {
    var commands: [Command] {
        guard let board else { return failedCommands }
        guard !board.isEmpty || board.page == .host else {
            return (board.pages.count > 1 ? lookCommands(board) : []) + [readAgainCommand]
        }
        if let typingCommands { return typingCommands }
        // Escape drops what is typed before it leaves anything.
        let (drop, filter) = (filterCommands.dropFirst(), filterCommands.prefix(1))
        return drop + survey.inTurn(focusCommands + rowCommands + lookCommands(board))
            + [readAgainCommand] + filter + survey.inTurn(movementCommands)
    }

    private var focusCommands: [Command] {
        focus == .tree ? treeCommands : relationCommands
    }

    private var isGraph: Bool { board?.page == .graph }

    private var treeCommands: [Command] { isGraph ? graphCommands : rowsCommands }

    private var rowsCommands: [Command] {
        let isParent = selected.map { $0.marker != .leaf } ?? false
        let isHeading = selected.map { board?.index.place(of: $0) == nil } ?? false
        return [
            isHeading
                ? Command("open", "Open or close the group", keys: [.enter], hint: "open or close")
                { [weak self] in self?.toggle() }
                : Command.open(
                    "Open the line in the editor", disabled: place == nil ? nothing : nil,
                    effect: .edits
                ) {
                    [weak self] in self?.edit()
                },
            command(
                "expand", "Show what it is made with", [.right, "l"],
                hint: selected?.marker == .collapsed ? "made with" : nil,
                disabled: isParent ? nil : "It is made with nothing else."
            ) { $0.expand() },
            command("collapse", "Close it, or go to what it belongs to", [.left, "h"]) {
                $0.collapse()
            },
        ] + sharedCommands
    }

    /// What moves between the columns of the graph, and walks along it.
    private var graphCommands: [Command] {
        [
            isAtCentre
                ? Command.open(
                    "Open the line in the editor", disabled: place == nil ? nothing : nil,
                    effect: .edits
                ) { [weak self] in self?.edit() }
                : Command(
                    "open", "Put it in the middle", keys: [.enter], hint: "go on",
                    disabled: selected == nil ? nothing : nil
                ) { [weak self] in self?.walk() },
            command(
                "expand", "Go to what it gets", [.right, "l"],
                disabled: canMove(by: 1) ? nil : "It gets nothing else."
            ) { $0.moveColumn(by: 1) },
            command(
                "collapse", "Go to who gets it", [.left, "h"],
                disabled: canMove(by: -1) ? nil : "Nobody else is known to get it."
            ) { $0.moveColumn(by: -1) },
        ] + sharedCommands
    }

    private var sharedCommands: [Command] {
        [
            command(
                "relations", "Go to the details", [.tab, .backTab], hint: "details",
                disabled: detail?.relations.isEmpty == false ? nil : "Nothing else is listed of it."
            ) { $0.focus = .relations },
            command("nextFinding", "Next finding", ["n"], disabled: noFinding) {
                $0.moveToFinding(by: 1)
            },
            command("previousFinding", "Previous finding", ["N"], disabled: noFinding) {
                $0.moveToFinding(by: -1)
            },
        ]
    }

    private var relationCommands: [Command] {
        [
            Command.open(
                "Go to it in the tree",
                disabled: selectedRelation?.number == nil
                    ? "It is no row of the tree: e opens its line." : nil
            ) { [weak self] in self?.follow() },
            command(
                "tree", "Back to the tree", .back.or(.tab, .backTab, .left, "h"), hint: "tree"
            ) { $0.focus = .tree },
        ]
    }

    private var rowCommands: [Command] {
        [
            command(
                "edit", "Open the line in the editor", .edit, hint: "edit",
                disabled: place == nil ? "It stands in no line." : nil
            ) { $0.edit() },
            command(
                "copy", "Copy file and line", .copy,
                disabled: place == nil ? "It stands in no line." : nil
            ) { model in
                model.place.map { model.router.copy("\($0.file):\($0.line)") }
            },
            command("module", "Open the module", ["m"], disabled: module == nil ? nothing : nil) {
                model in model.module.map(model.router.openModule)
            },
            command(
                "explain", "Explain the rules", .explain,
                disabled: kinds.isEmpty ? "Nothing is wrong with it." : nil
            ) { $0.router.explain($0.kinds) },
        ]
    }

    private func lookCommands(_ board: CompositionBoard) -> [Command] {
        let next = board.nextPage
        return [
            command(
                "page", next.command.title, ["v"], hint: next.command.hint,
                disabled: next == board.page ? "There is no other page." : nil
            ) { $0.cyclePage() }
        ]
    }

    private var readAgainCommand: Command {
        command("reload", "Read the codebase again", .readAgain) { $0.readAgain() }
    }

    private var failedCommands: [Command] {
        guard case .failed(let error) = state else { return [readAgainCommand] }
        let router = router
        return Command.waysOut(
            of: error, on: "composition", readAgain: { [weak self] in self?.readAgain() },
            openAnother: { router.openWorkspaces() },
            edit: { router.editLine($0, line: $1) })
    }

    private var nothing: String { "Nothing is selected that stands in a line." }

    private var noFinding: String? {
        board?.composition.findings.isEmpty == false ? nil : "Nothing is wrong."
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, action: @escaping @MainActor (CompositionViewModel) -> Void
    ) -> Command {
        Command("composition.\(id)", title, keys: keys, hint: hint, disabled: disabled) {
            [weak self] in self.map(action)
        }
    }
}
