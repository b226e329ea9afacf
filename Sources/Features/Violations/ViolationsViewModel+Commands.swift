import Architecture
import Codebase
import FeatureKit
import Inverting
import TerminalUI

extension ViolationsViewModel {
    var commands: [Command] {
        if sheet != nil { return sheetCommands }
        guard let catalog else { return waitingCommands }
        guard !catalog.items.isEmpty else { return cleanCommands }
        if let typingCommands { return typingCommands }
        switch focus {
        case .list:
            return survey.inTurn(listFocusCommands + markCommands + screenCommands)
                + filterCommands
                + survey.inTurn(movementCommands)
        case .evidence:
            return evidenceFocusCommands + screenCommands + evidence.movementCommands
        }
    }

    private var listFocusCommands: [Command] {
        let group = selectedGroup
        return [
            Command.open(group == nil ? "Show the evidence" : "Open or close the group") {
                [weak self] in
                self?.open()
            },
            command("close", "Close the group", [.left, "h"]) { $0.closeGroup() },
            command("toggleAll", "Open or close all groups", ["z"]) { $0.toggleAllGroups() },
            command("focusEvidence", "Go to the evidence", [.tab], hint: "evidence") {
                $0.focusEvidence()
            },
        ]
    }

    private var evidenceFocusCommands: [Command] {
        [
            command("editLine", "Open the editor at this line", [.enter], effect: .edits) {
                $0.edit()
            },
            command(
                "focusList", "Back to the list", .back.or(.tab, .backTab, .left, "h"), hint: "list"
            ) {
                $0.focusList()
            },
        ]
    }

    private var screenCommands: [Command] {
        let nothing = selectedItem == nil ? "Select a violation first." : nil
        return [
            command("edit", "Open the editor at this line", .edit, hint: "edit", disabled: nothing)
            { $0.edit() },
            command("copy", "Copy file and line", .copy, hint: "copy", disabled: nothing) {
                $0.copyPlace()
            },
            command("explain", "Explain the rule", .explain, hint: "explain", disabled: ruleMissing)
            {
                $0.explain()
            },
            command("nextPlace", "Next line of the evidence", ["n"], disabled: nothing) {
                $0.evidence.list.move(by: 1)
            },
            command("previousPlace", "Previous line of the evidence", ["N"], disabled: nothing) {
                $0.evidence.list.move(by: -1)
            },
            command(
                "openFrom", "Open the source module", ["m"], hint: "module",
                disabled: nothing
            ) {
                $0.openModule()
            },
            command("openTo", "Open the target module", ["M"], disabled: targetMissing) {
                $0.openTarget()
            },
            invertCommand,
            command("blame", "Find the commit that brought it", ["O"], disabled: nothing) { model in
                (model.selectedItem?.violation.id).map(model.router.blame)
            },
        ] + recordCommands + filteringCommands
    }

    private var filteringCommands: [Command] {
        cleanCommands + [
            command("group", "Group by kind, module or file", ["b"], hint: "by \(grouping.next)") {
                $0.cycleGrouping()
            },
            command(
                "severities", "Show errors, errors and warnings, or all", ["t"],
                hint: violationFilter == .withoutNotes && catalog?.counts[.info] ?? 0 > 0
                    ? "notes too" : nil, group: "Show"
            ) { $0.cycleSeverities() },
            command(
                "states", "Show what is new, all, recorded, stale or excluded", ["v"],
                disabled: hasRecord || catalog?.excluded ?? 0 > 0
                    ? nil : "Nothing is recorded. a records a violation.",
                group: "Show"
            ) { $0.cycleStates() },
            command("errors", "Show or hide errors", [], group: "Show") { $0.toggle(.error) },
            command("warnings", "Show or hide warnings", [], group: "Show") {
                $0.toggle(.warning)
            },
            command("notes", "Show or hide notes", [], group: "Show") { $0.toggle(.info) },
        ] + (isNarrowed ? [everything] : [])
    }

    /// As Escape does wherever something is filtered.
    private var everything: Command {
        command("everything", "Clear all filters", [.escape], hint: "show all", group: "Show") {
            $0.showEverything()
        }
    }

    /// What can be done even where there is nothing to show.
    private var cleanCommands: [Command] {
        let hint = catalog?.items.isEmpty == true && hasGaps ? "gaps" : nil
        return [
            command(
                "gaps", "Show unread and unclaimed files", .gaps, hint: hint,
                disabled: hasGaps ? nil : "No gaps: everything was read and belongs to a module."
            ) { $0.router.showGaps() },
            command(
                "units",
                areModules ? "Check the folders inside the modules" : "Check the modules again",
                .folders, hint: areModules ? "folders" : "modules", disabled: unitsMissing
            ) { $0.switchUnits() },
            command("reload", "Read the codebase again", .readAgain) { $0.reload() },
        ]
    }

    var hasRecord: Bool { (catalog?.recorded ?? 0) + (catalog?.stale ?? 0) > 0 }

    var areModules: Bool { catalog?.analysis.units.areModules ?? true }

    /// Why modules and folders cannot be switched.
    private var unitsMissing: String? {
        if scope.module != nil { return "These are the violations of one module or folder." }
        return catalog?.analysis.isComplete == true ? nil : "The sources are still being read."
    }

    private var waitingCommands: [Command] {
        [
            command("reload", "Read the codebase again", .readAgain, hint: "again") { $0.reload() },
            command("workspaces", "Open another folder", ["o"], hint: "open another folder") {
                $0.router.openWorkspaces()
            },
        ]
    }

    private var sheetCommands: [Command] {
        [
            command("sheet.close", "Close", .back.or(.enter), hint: "close") {
                $0.sheet = nil
            },
            command("sheet.down", "Down", [.down, "j", .pageDown]) { $0.sheetOffset += 1 },
            command("sheet.up", "Up", [.up, "k", .pageUp]) {
                $0.sheetOffset = max(0, $0.sheetOffset - 1)
            },
        ]
    }

    private var targetMissing: String? {
        selectedItem?.violation.to == nil ? "This violation has no target module." : nil
    }

    private var ruleMissing: String? {
        selectedKind == nil ? "Select a violation or a kind first." : nil
    }

    private var hasGaps: Bool {
        guard let analysis = catalog?.analysis else { return false }
        return !analysis.incomplete.isEmpty || !analysis.codebase.unclaimed.isEmpty
    }

    func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, group: String = "This screen", effect: CommandEffect? = nil,
        keywords: String = "", action: @escaping @MainActor (ViolationsViewModel) -> Void
    ) -> Command {
        Command(
            "violations.\(id)", title, keys: keys, group: group, hint: hint, disabled: disabled,
            effect: effect, keywords: keywords
        ) { [weak self] in self.map(action) }
    }
}

extension ViolationsViewModel {
    /// What Enter and a double-click do in the list.
    func open() {
        if selectedGroup != nil { return toggleGroup() }
        evidence.document.rows.isEmpty ? openModule() : focusEvidence()
    }

    func toggleGroup() {
        guard let row = list.selection, arrangement.rows.indices.contains(row) else { return }
        switch arrangement.rows[row] {
        case .group(let group): setOpen(!group.isOpen, group: group.key)
        case .violation(_, let group): setOpen(false, group: group)
        }
    }

    func closeGroup() {
        guard selectedGroup?.isOpen != false else { return }
        toggleGroup()
    }

    func edit() {
        if let place = evidence.place {
            router.editLine(place.file, line: place.line)
        } else if let item = selectedItem, let file = item.files.first {
            router.editLine(file, line: item.violation.sites.first?.line)
        }
    }

    func copyPlace() {
        if let place = evidence.place {
            router.copy("\(place.file):\(place.line)")
        } else if let item = selectedItem {
            router.copy(item.violation.from.rawValue)
        }
    }

    func openModule() {
        (selectedItem?.violation.from).map(router.openModule)
    }

    func openTarget() {
        (selectedItem?.violation.to).map(router.openModule)
    }

    var selectedKind: ViolationKind? { selectedItem?.violation.kind ?? selectedGroup?.kind }

    func explain() {
        selectedKind.map { showSheet(.explanation($0, of: selectedItem?.violation.id)) }
    }

    func showSheet(_ sheet: Sheet) {
        sheetOffset = 0
        self.sheet = sheet
    }
}
