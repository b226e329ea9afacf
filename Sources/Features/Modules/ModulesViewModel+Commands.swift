import Architecture
import Codebase
import FeatureKit
import TerminalUI

extension ModulesViewModel {
    var commands: [Command] {
        switch phase {
        case .starting: []
        case .failed(let error): failureCommands(error)
        case .reading, .complete:
            typingCommands ?? inTurn(rowCommands) + orderCommands + listCommands
        }
    }

    /// What can be done with the selected module.
    private var rowCommands: [Command] {
        let model = self
        let none = model.selected == nil ? "No module is selected." : nil
        return [
            Command(
                "open", model.selected?.isFolder == true ? "Open the folder" : "Open the module",
                keys: [.enter], hint: "open", disabled: none
            ) { model.openSelected() },
            Command(
                "modules.unfold", "Show the folders inside", keys: [.right, "l"],
                hint: model.selected?.isOpen == false ? "unfold" : nil,
                disabled: none ?? model.whyNotUnfolded
            ) { model.unfold() },
            Command(
                "modules.fold", "Hide the folders inside, or go to what it is in",
                keys: [.left, "h"],
                disabled: none ?? (model.table.units.areModules ? "No folders are shown." : nil)
            ) { model.fold() },
            Command(
                "modules.violations", "Show the violations of the module", keys: ["v"],
                hint: "violations", disabled: none ?? model.whyNoUnit
            ) { model.showViolations() },
            Command(
                "modules.edit", "Open in the editor (declaration or first source)",
                keys: .edit, hint: "edit", disabled: none ?? model.whyNotEditable
            ) { model.edit() },
            Command(
                "modules.extraction", "Plan what to take out of the module", keys: ["P"],
                disabled: none ?? model.whyNotPlanned, keywords: "extract monolith"
            ) { model.router.planExtraction(of: model.selected?.id) },
            Command(
                "modules.copy", "Copy the module's identifier", keys: .copy, hint: "copy",
                disabled: none
            ) { model.copyIdentifier() },
            Command(
                "modules.explain", "Explain the rules that it breaks", keys: .explain,
                disabled: none ?? model.whyNothingToExplain
            ) { if let id = model.selected?.id { model.router.explainRules(brokenBy: id) } },
        ] + waysIn(disabled: none)
    }

    /// Ways into the module that the palette finds by name.
    private func waysIn(disabled none: String?) -> [Command] {
        let model = self
        let disabled = none ?? model.whyNoUnit
        return [
            Command(
                "modules.graph", "Show its dependency graph", disabled: disabled,
                keywords: "neighbours diagram"
            ) { (model.selected?.id).map(model.router.showGraph) },
            Command(
                "modules.dependents", "Show its dependents", disabled: disabled,
                keywords: "imported by used by users"
            ) { (model.selected?.id).map(model.router.showDependents) },
            Command(
                "modules.why", "Why does it depend on another module?", disabled: disabled,
                keywords: "path chain"
            ) { (model.selected?.id).map(model.router.askWhy) },
        ]
    }

    /// What changes the table.
    private var orderCommands: [Command] {
        let model = self
        return sortCommands(on: "modules", reverseHint: "reverse") + [
            Command(
                "modules.others",
                model.showsOthers ? "Leave out external modules" : "Include external modules",
                keys: ["t"], hint: model.showsOthers ? "own only" : "external",
                disabled: model.table.others.isEmpty
                    ? "No external modules are imported." : nil
            ) { model.toggleOthers() },
            unitsCommand,
            gapsCommand,
            readAgainCommand(on: "modules"),
        ] + columnCommands(on: "modules", letter: \.letter, label: \.label)
    }

    /// Switches between modules and the folders inside them.
    private var unitsCommand: Command {
        let model = self
        let areModules = model.table.units.areModules
        return Command(
            "modules.units",
            areModules ? "Show the folders inside the modules" : "Show the modules again",
            keys: .folders, hint: areModules ? "folders" : "modules",
            disabled: model.phase == .complete ? nil : "The sources are still being read."
        ) { model.switchUnits() }
    }

    /// Shows what is missing from the table.
    private var gapsCommand: Command {
        let model = self
        let hint: String? =
            if model.table.totals.incomplete > 0 {
                "incomplete"
            } else {
                model.table.totals.files.unclaimed > 0 ? "unclaimed" : nil
            }
        return Command(
            "modules.gaps", "Show unread and unclaimed files", keys: .gaps, hint: hint
        ) { model.router.showGaps() }
    }

    /// What can be done when nothing can be shown.
    private func failureCommands(_ error: AnalysisError) -> [Command] {
        Command.waysOut(of: error, on: "modules") { [self] in
            readAgain()
        } openAnother: { [self] in
            router.openWorkspaces()
        } edit: { [self] in
            router.editLine($0, line: $1)
        }
    }
}

extension ModulesViewModel {
    /// Why the editor cannot open the selected module.
    var whyNotEditable: String? {
        guard let selected, table.place(of: selected.id) == nil else { return nil }
        return selected.figures == nil
            ? "\(selected.name) is not part of this codebase." : "\(selected.name) has no files."
    }

    /// Why no rule can be explained for the selected module.
    var whyNothingToExplain: String? {
        guard let figures = selected?.figures,
            figures.errors + figures.warnings > 0, selected?.isFolder == false
        else {
            return "The selection has no violations."
        }
        return nil
    }

    /// Why nothing can be planned for the selected module.
    var whyNotPlanned: String? {
        if selected?.isFolder == true { return "Plans are about modules. ← goes to the module." }
        return selected?.figures == nil ? "The selection is not part of this codebase." : nil
    }

    /// Why nothing is known of the selected row alone.
    var whyNoUnit: String? {
        selected?.isUnit == false ? "It only holds other folders: → shows them." : nil
    }

    /// Why there is nothing to show inside the selected row.
    var whyNotUnfolded: String? {
        if phase != .complete { return "The sources are still being read." }
        if selected?.figures == nil {
            return "\(selected?.name ?? "") is not part of this codebase."
        }
        if table.units.areModules || selected?.isOpen != nil { return nil }
        return "There are no folders in it."
    }

    /// Opens a module or a folder; what only holds folders shows them.
    func openSelected() {
        guard let selected else { return }
        if selected.isUnit { return router.openModule(selected.id) }
        selected.isOpen == true ? fold() : unfold()
    }

    func showViolations() {
        if let selected { router.showViolations(of: selected.id) }
    }

    func edit() {
        guard let selected, let place = table.place(of: selected.id) else { return }
        router.editLine(place.file, line: place.line)
    }

    func copyIdentifier() {
        if let selected { router.copy(selected.id.rawValue) }
    }
}
