import Architecture
import Codebase
import TerminalUI

extension ModuleDetailViewModel {
    var commands: [Command] {
        if let why { return whyCommands(why) }
        guard report != nil else { return [readAgainCommand] }
        let rows = tab == .neighbourhood ? graphCommands : rowCommands
        if let typingCommands { return typingCommands }
        return rows + tabCommands + screenCommands + listCommands
    }

    private var rowCommands: [Command] {
        let canOpen = selectedRow == nil ? "Select a row first." : nil
        let isEdge = selectedRow?.module != nil
        return [
            command(
                "open", isEdge ? "Open the module" : "Open the editor here", [.enter],
                hint: isEdge ? "open" : "edit", disabled: canOpen,
                effect: isEdge ? .looks : .edits
            ) { $0.openSelected() },
            command("expand", "Show the imports behind this dependency", [.right, "l"]) {
                $0.expand()
            },
            command("collapse", "Hide the imports behind this dependency", [.left, "h"]) {
                $0.collapse()
            },
            command(
                "toggle", "Show or hide the imports behind this dependency", [.space],
                hint: "evidence",
                disabled: edgeAround == nil ? "Only modules have evidence." : nil
            ) { $0.toggle() },
        ]
    }

    private var graphCommands: [Command] {
        [
            command("open", "Open the module", [.enter], hint: "open") { $0.openSelected() },
            command("left", "Module to the left", [.left, "h"]) { $0.moveInGraph(by: -1) },
            command("right", "Module to the right", [.right, "l"]) { $0.moveInGraph(by: 1) },
            command("above", "To the dependents", [.up, "k"]) { $0.moveInGraph(toRowAbove: true) },
            command("below", "To the dependencies", [.down, "j"]) {
                $0.moveInGraph(toRowAbove: false)
            },
        ]
    }

    private var screenCommands: [Command] {
        let noPlace = selectedRow?.place == nil ? "This row has no line to open." : nil
        let noViolation =
            report?.violations.isEmpty == true ? "This module has no violations." : nil
        return [
            command("why", "Why does it depend on another module?", ["w"], hint: "why") {
                $0.askWhy()
            },
            command(
                "violations", "Show its violations", ["v"], hint: "violations",
                disabled: noViolation
            ) {
                $0.router.showViolations(of: $0.id)
            },
            command("edit", "Open the editor at this line", .edit, hint: "edit", disabled: noPlace)
            {
                $0.edit()
            },
            command("copy", "Copy file and line, or the identifier of the row", .copy, hint: "copy")
            {
                $0.copySelected()
            },
            command("copyID", "Copy the identifier of this module", ["Y"]) {
                $0.router.copy($0.id.rawValue)
            },
            command("sort", "Order files by path or by lines", ["s"], disabled: notFiles) {
                $0.toggleFileOrder()
            },
            command(
                "explain", "Explain the rules that it breaks", .explain,
                disabled: brokenKinds.isEmpty ? "The selection has no violations." : nil
            ) { $0.router.explain($0.brokenKinds) },
            readAgainCommand,
        ]
    }

    private var readAgainCommand: Command {
        command("reload", "Read the codebase again", .readAgain) { $0.readAgain() }
    }

    private var notFiles: String? { tab == .files ? nil : "Only files can be sorted." }

    private var tabCommands: [Command] {
        [
            command("nextTab", "Next tab", [.tab, "]"], hint: "next tab") {
                $0.select($0.tab.moved(by: 1))
            },
            command("previousTab", "Previous tab", [.backTab, "["]) {
                $0.select($0.tab.moved(by: -1))
            },
        ]
            + DetailTab.allCases.map { tab in
                command("tab.\(tab)", "Show \(tab.title)", keywords: tab.keywords) {
                    $0.select(tab)
                }
            }
    }

    private func whyCommands(_ why: WhyModel) -> [Command] {
        guard !why.isPicking else {
            return [command("why.close", "Close", [.escape], hint: "close") { $0.why = nil }]
        }
        let noSite = why.selectedStep?.place == nil ? "This step has no line to open." : nil
        return [
            command(
                "why.edit", "Open the editor at this line", .edit.under(.enter), hint: "edit",
                disabled: noSite
            ) {
                guard let place = $0.why?.selectedStep?.place else { return }
                $0.router.editLine(place.file, line: place.line)
            },
            command(
                "why.module", "Open the next module", ["m"], hint: "module",
                disabled: why.selectedStep == nil ? "No step selected." : nil
            ) {
                ($0.why?.selectedStep?.edge.to).map($0.router.openModule)
            },
            command(
                "why.all", "Draw all paths", ["p"], hint: "all paths",
                disabled: why.drawnTarget == nil ? "No path between own modules to draw." : nil
            ) { model in
                guard let why = model.why, let target = why.drawnTarget else { return }
                model.router.showPaths(from: why.report.id, to: target)
            },
            command("why.again", "Ask about another module", ["w"], hint: "another") {
                $0.why?.pickAgain()
            },
            command("why.close", "Close", .back, hint: "close") { $0.why = nil },
        ] + why.movementCommands
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding = [], hint: String? = nil,
        disabled: String? = nil, effect: CommandEffect? = nil, keywords: String = "",
        action: @escaping @MainActor (ModuleDetailViewModel) -> Void
    ) -> Command {
        Command(
            "module.\(id)", title, keys: keys, hint: hint, disabled: disabled, effect: effect,
            keywords: keywords
        ) { [weak self] in self.map(action) }
    }
}

extension ModuleDetailViewModel {
    /// What Enter and a double-click do.
    func openSelected() {
        guard let row = selectedRow else { return }
        if let module = row.module { router.openModule(module) } else { edit() }
    }

    func edit() {
        guard let place = selectedRow?.place else { return }
        router.editLine(place.file, line: place.line)
    }

    func copySelected() {
        guard let row = selectedRow else { return router.copy(id.rawValue) }
        if let module = row.module { return router.copy(module.rawValue) }
        row.place.map { router.copy("\($0.file):\($0.line)") }
    }

    /// The rules that the selected dependency breaks; those of the whole module for other rows.
    var brokenKinds: [ViolationKind] {
        let violations: [Violation]
        if case .edge(let item, _) = selectedRow?.content {
            violations = item.violations
        } else {
            violations = report?.violations ?? []
        }
        let kinds = Set(violations.map(\.kind))
        return ViolationKind.allCases.filter(kinds.contains)
    }

    func askWhy() {
        why = report.map(WhyModel.init)
    }

    func expand() {
        (selectedRow?.module).map { setOpen(true, $0) }
    }

    func collapse() {
        edgeAround.map { setOpen(false, $0) }
    }

    func toggle() {
        edgeAround.map { setOpen(!isOpen($0), $0) }
    }

    /// The edge that the selected row is or stands under.
    private var edgeAround: ModuleID? {
        guard let selection = list.selection, rows.indices.contains(selection) else { return nil }
        return rows[...selection].last { $0.module != nil }?.module
    }

    func moveInGraph(by steps: Int) {
        guard let report, let selection = list.selection else { return }
        let above = report.neighboursAbove.count
        let row = selection < above ? 0..<above : above..<list.count
        list.select(min(max(selection + steps, row.lowerBound), row.upperBound - 1))
    }

    func moveInGraph(toRowAbove: Bool) {
        guard let report, let selection = list.selection else { return }
        let above = report.neighboursAbove.count
        let below = list.count - above
        guard toRowAbove == (selection >= above), toRowAbove ? above > 0 : below > 0 else { return }
        let target =
            toRowAbove ? min(selection - above, above - 1) : above + min(selection, below - 1)
        list.select(target)
    }
}

extension ImportChain.Step {
    /// The first import, or else the declaration.
    var place: DetailRow.Place? {
        if let site = edge.sites.first {
            return DetailRow.Place(file: site.file, line: site.line)
        }
        return declaration.map { DetailRow.Place(file: $0.file, line: $0.line) }
    }
}
