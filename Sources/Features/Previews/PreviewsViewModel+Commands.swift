import Architecture
import Codebase
import FeatureKit
import Previewing
import TerminalUI

extension PreviewsViewModel {
    var commands: [Command] {
        switch phase {
        case .starting: return []
        case .failed(let error): return failureCommands(error)
        case .reading, .complete: break
        }
        switch focus {
        case .modules:
            return typingCommands
                ?? inTurn([openCommand] + moduleCommands) + orderCommands + listCommands
        case .detail:
            return detail.typingCommands
                ?? backCommands + rowCommands + inTurn(moduleCommands) + detail.listCommands
        }
    }

    private var none: String? { selected == nil ? "No module is selected." : nil }

    private var openCommand: Command {
        .open("Show its components and previews", disabled: none) { [weak self] in
            self?.focus = .detail
        }
    }

    /// What can be done with the selected module, whichever half has the keyboard.
    private var moduleCommands: [Command] {
        let devApp = selected?.module.devApp
        let edit = command(
            "edit", "Open in the editor (a module: its first component without a preview)", .edit,
            hint: "edit", disabled: none ?? (place == nil ? "This dependency is in no file." : nil)
        ) { model in
            if let place = model.place { model.router.editLine(place.file, line: place.line) }
        }
        return [
            edit,
            command(
                "devApp", "Show the dev app that runs the module alone", ["p"], hint: "dev app",
                disabled: none ?? (devApp == nil ? "No dev app runs this module alone." : nil)
            ) { model in model.selected?.module.devApp.map(model.router.showDevApp) },
            command("module", "Open the module", ["m"], hint: "module", disabled: none) { model in
                (model.selected?.id).map(model.router.openModule)
            },
            command("copy", "Copy file and line", .copy, disabled: none) { $0.copyPlace() },
        ]
    }

    private var orderCommands: [Command] {
        sortCommands(on: "previews")
            + [
                noFoldersCommand(on: "previews"), readAgainCommand(on: "previews"),
                command("detail", "To the components", [.tab], disabled: none) {
                    $0.focus = .detail
                },
            ]
            + columnCommands(on: "previews", letter: \.letter, label: \.label)
    }

    /// Escape clears the filter of the half that has the keyboard before it goes back.
    private var backCommands: [Command] {
        let back = KeyBinding.back.or(.left, "h", .tab)
        let keys = detail.filter.isActive ? back.without(.escape) : back
        return [
            command("back", "Back to the modules", keys, hint: "modules") { $0.focus = .modules }
        ]
    }

    private var rowCommands: [Command] {
        let isCut = if case .cut = detail.selected { true } else { false }
        return [
            .open(
                isCut ? "Open the module that depends" : "Open in the editor",
                disabled: detail.selected == nil ? "Nothing is selected." : nil,
                effect: isCut ? .looks : .edits
            ) { [weak self] in self?.openRow() }
        ]
    }

    private func failureCommands(_ error: AnalysisError) -> [Command] {
        Command.waysOut(of: error, on: "previews") { [weak self] in
            self?.readAgain()
        } openAnother: { [weak self] in
            self?.router.openWorkspaces()
        } edit: { [weak self] in
            self?.router.editLine($0, line: $1)
        }
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, action: @escaping @MainActor (PreviewsViewModel) -> Void
    ) -> Command {
        Command("previews.\(id)", title, keys: keys, hint: hint, disabled: disabled) {
            [weak self] in self.map(action)
        }
    }
}

extension PreviewsViewModel {
    /// The place that the editor opens: of the selected row, or of what the module misses first.
    var place: (file: RelativePath, line: Int?)? {
        if focus == .detail { return detail.selected?.place }
        let rows = selected.map { DetailRow.rows(of: $0.module) } ?? []
        return rows.lazy.compactMap(\.place).first
    }

    /// What Enter and a double-click do in the second half.
    func openRow() {
        guard let row = detail.selected else { return }
        if case .cut(let cut, _) = row { return router.openModule(cut.from) }
        if let place = row.place { router.editLine(place.file, line: place.line) }
    }

    /// What the mouse does in the modules; a click brings the keyboard along.
    var moduleActions: RowActions {
        RowActions(
            select: { [weak self] row in
                self?.focus = .modules
                self?.list.select(row)
            },
            open: { [weak self] row in
                self?.list.select(row)
                self?.focus = .detail
            }, scroll: { [weak self] in self?.list.scroll(by: $0) })
    }

    /// What the mouse does in the second half.
    var detailActions: RowActions {
        let select: @MainActor (Int) -> Void = { [weak self] row in
            self?.focus = .detail
            self?.detail.list.select(row)
        }
        return RowActions(
            select: select,
            open: { [weak self] row in
                select(row)
                self?.openRow()
            }, scroll: { [weak self] in self?.detail.list.scroll(by: $0) })
    }

    private func copyPlace() {
        guard focus == .detail, let place = detail.selected?.place else {
            if let id = selected?.id { router.copy(id.rawValue) }
            return
        }
        router.copy("\(place.file)" + (place.line.map { ":\($0)" } ?? ""))
    }
}
