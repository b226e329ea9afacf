import Architecture
import Codebase
import Composing
import FeatureKit
import TerminalUI

extension CompositionViewModel {
    var commands: [Command] {
        guard let board else { return failedCommands }
        guard !board.isEmpty else { return [readAgainCommand] }
        if let typingCommands { return typingCommands }
        // Escape drops what is typed before it leaves anything.
        let (drop, filter) = (filterCommands.dropFirst(), filterCommands.prefix(1))
        return drop + survey.inTurn(focusCommands + rowCommands + lookCommands(board))
            + [readAgainCommand] + filter + survey.inTurn(movementCommands)
    }

    private var focusCommands: [Command] {
        focus == .tree ? treeCommands : relationCommands
    }

    private var treeCommands: [Command] {
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
        let (title, hint) =
            board.page == .tree
            ? ("Show how long objects live", "lifetimes")
            : ("Show what is made with what", "tree")
        return [command("page", title, ["v"], hint: hint) { $0.cyclePage() }]
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

extension CompositionViewModel {
    /// The place that the keys are about.
    var place: CompositionPlace? {
        focus == .relations ? selectedRelation?.place : detail?.place
    }

    private var module: ModuleID? {
        guard let selected else { return nil }
        return board?.index.module(of: selected)
    }

    /// The rules that the selected row breaks, each once.
    var kinds: [ViolationKind] {
        guard let detail else { return [] }
        return detail.findings.reduce(into: []) { kinds, finding in
            if !kinds.contains(finding.kind) { kinds.append(finding.kind) }
        }
    }

    func edit() {
        guard let place else { return }
        router.editLine(place.file, line: place.line)
    }

    func toggle() {
        guard let selected, selected.marker != .leaf else { return }
        let isOpening = selected.marker == .collapsed
        survey.question.toggle(selected.id)
        if isOpening { survey.inTurn { [weak self] in self?.scrollToChildren() } }
    }

    /// Shows what was opened as far as there is room.
    private func scrollToChildren() {
        guard let board, let row = treeList.selection else { return }
        let below = board.rows[(row + 1)...].prefix { $0.depth > board.rows[row].depth }.count
        var list = treeList
        list.move(by: min(below, max(0, list.pageSize - 1)))
        list.select(row)
        treeList = list
    }

    func expand() {
        guard let selected else { return }
        if selected.marker == .collapsed {
            toggle()
        } else if selected.marker == .expanded {
            treeList.move(by: 1)
        }
    }

    func collapse() {
        guard let selected, let row = treeList.selection else { return }
        if selected.marker == .expanded { return toggle() }
        let above = board?.rows[..<row].lastIndex { $0.depth < selected.depth }
        above.map { treeList.select($0) }
    }

    /// Goes to the next row that a finding is about, round the ends. What is in closed rows is
    /// marked at the row that hides it.
    func moveToFinding(by step: Int) {
        guard let board, let start = treeList.selection, !board.rows.isEmpty else { return }
        let count = board.rows.count
        for distance in 1...count {
            let row = ((start + step * distance) % count + count) % count
            let candidate = board.rows[row]
            let isOpenGroup = candidate.depth == 0 && candidate.marker == .expanded
            if !isOpenGroup, !board.index.findings(at: candidate).isEmpty {
                return treeList.select(row)
            }
        }
    }

    /// Selects in the tree what a detail is about.
    func follow() {
        guard let number = selectedRelation?.number, let board else { return }
        focus = .tree
        if let row = Self.row(of: number, in: board) { return treeList.select(row) }
        // It is in a group that is closed or filtered.
        filter.clear()
        let group = board.index.groups.first { $0.members.contains(number) }
        if let group, survey.question.page == .tree {
            survey.question.toggled.remove("group \(group.name)")
        } else {
            let lifetime = board.composition.registrations[number].lifetime
            survey.question.toggled.remove("lifetime \(lifetime.rawValue)")
        }
        survey.inTurn { [weak self] in
            guard let self, let board = self.board, let row = Self.row(of: number, in: board)
            else { return }
            treeList.select(row)
        }
    }

    static func row(of number: Int, in board: CompositionBoard) -> Int? {
        board.rows.firstIndex { $0.depth == 1 && $0.content == .made(number) }
    }

    func selectRow(_ row: Int) {
        focus = .tree
        treeList.select(row)
    }

    func selectRelation(_ row: Int) {
        focus = .relations
        relationList.select(row)
    }
}
