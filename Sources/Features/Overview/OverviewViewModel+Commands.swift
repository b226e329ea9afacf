import Architecture
import Codebase
import FeatureKit
import TerminalUI

extension OverviewViewModel {
    var commands: [Command] {
        switch phase {
        case .starting: return []
        case .failed(let error): return failureCommands(error)
        case .reading, .complete: break
        }
        if sheet != nil { return sheetCommands }
        if filter.isEditing {
            let model = self
            return Command.typing(keep: { model.filter.finish() }, clear: { model.filter.clear() })
                + survey.inTurn(movement)
        }
        if panelRow != nil { return survey.inTurn(panelCommands) + commonCommands }
        switch arrangement {
        case .bands:
            return survey.inTurn(moduleCommands + bandCommands) + commonCommands
                + survey.inTurn(movement)
        case .matrix:
            return survey.inTurn(gridCommands + moduleCommands) + commonCommands
                + survey.inTurn(movement)
        }
    }

    private var movement: [Command] {
        arrangement == .bands ? bandMovement : gridMovement
    }

    /// What can be done with the selected module.
    private var moduleCommands: [Command] {
        let model = self
        let none = model.subject == nil ? "No module is selected." : nil
        return [
            Command(
                "overview.open", openTitle, keys: [.enter], hint: "open", disabled: openReason
            ) { model.open() },
            Command(
                "overview.violations", "Show its violations", keys: ["v"], hint: "violations",
                disabled: none
            ) { model.showViolations() },
            Command(
                "overview.edit", "Open in the editor (declaration or first source)",
                keys: .edit, disabled: none
            ) { model.edit() },
            Command("overview.copy", "Copy the module's identifier", keys: .copy, disabled: none) {
                model.copyIdentifier()
            },
            Command(
                "overview.explain", "Explain the rules that it breaks", keys: .explain,
                disabled: none
                    ?? (model.brokenKinds.isEmpty ? "The selection has no violations." : nil)
            ) { model.explain() },
        ] + waysIn(disabled: none)
    }

    /// Ways into the module that the palette finds by name.
    private func waysIn(disabled: String?) -> [Command] {
        let model = self
        return [
            Command(
                "overview.graph", "Show its dependency graph", disabled: disabled,
                keywords: "neighbours diagram"
            ) { model.subject.map(model.router.showGraph) },
            Command(
                "overview.dependents", "Show its dependents", disabled: disabled,
                keywords: "imported by used by users"
            ) { model.subject.map(model.router.showDependents) },
            Command(
                "overview.why", "Why does it depend on another module?", disabled: disabled,
                keywords: "path chain"
            ) { model.subject.map(model.router.askWhy) },
        ]
    }

    private var openTitle: String {
        arrangement == .matrix ? "Show the imports behind the cell" : "Open the module"
    }

    private var openReason: String? {
        switch arrangement {
        case .bands: focus == nil ? "No module is selected." : nil
        case .matrix:
            grid.cell(at: cell) == nil
                ? "The column does not depend on the row." : nil
        }
    }

    private var bandCommands: [Command] {
        let model = self
        let isLayer = model.selectedBand?.isLayer ?? true
        return [
            Command("overview.matrix", "Show the dependency matrix", keys: ["m"], hint: "matrix") {
                model.toggleArrangement()
            },
            Command(
                "overview.arrange", "Name and arrange the layers", keys: ["L"],
                hint: model.content.areDepths ? "name layers" : nil,
                disabled: model.phase == .complete ? nil : "The sources are still being read.",
                keywords: "init move rename"
            ) { model.router.arrangeLayers() },
            Command(
                "overview.fold", "Fold or unfold the group", keys: [.space],
                disabled: isLayer ? "Only groups outside the layers fold." : nil
            ) { model.foldSelected() },
            Command(
                "overview.panel", "Go to its neighbours", keys: [.tab, .backTab],
                disabled: model.hasNeighbours ? nil : "The selection has no neighbours."
            ) { model.enterPanel() },
            Command(
                "overview.order", "Order modules by \(model.order.next.title)", keys: ["s"],
                keywords: "sort"
            ) { model.order = model.order.next },
            groupCommand,
            Command(
                "overview.counts",
                model.countsBandLinks
                    ? "Hide the dependencies between layers"
                    : "Count the dependencies between layers", keys: ["b"],
                keywords: "bands edges arrows"
            ) { model.countsBandLinks.toggle() },
        ]
    }

    /// Makes bands of something else than layers.
    private var groupCommand: Command {
        let model = self
        let next = model.nextGrouping
        return Command(
            "overview.group", "Group modules by \(next?.title ?? "package or platform")",
            keys: ["B"],
            disabled: next == nil
                ? "All modules are of one package and of the same platforms." : nil,
            keywords: "bands packages platforms layers"
        ) { next.map { model.survey.question.grouping = $0 } }
    }

    /// Orders the matrix by layers, or by dependencies alone.
    private var gridOrderCommand: Command {
        let model = self
        let isByLayers = model.survey.question.isByLayers
        return Command(
            "overview.partition",
            isByLayers
                ? "Order by dependencies alone: cycles become blocks" : "Order by layers again",
            keys: ["s"], hint: isByLayers ? "blocks" : "by layers",
            keywords: "partition cycles blocks sort"
        ) { model.survey.question.isByLayers.toggle() }
    }

    /// Why layers cannot be folded into rows.
    private var whyNotCollapsed: String? {
        if filter.isActive { return "A filter unfolds all layers." }
        return survey.question.isByLayers
            ? nil : "The order is by dependencies alone: s orders by layers again."
    }

    /// Layers of the matrix as one row each.
    private var foldingCommands: [Command] {
        let model = self
        return [
            Command(
                "overview.collapse", "Make one row of the column's layer, or unfold it",
                keys: [.space], disabled: model.whyNotCollapsed
            ) { model.collapseLayer() },
            Command(
                "overview.collapseAll",
                model.hasCollapsed ? "Unfold all layers" : "Make one row of each layer",
                keys: ["z"], hint: model.hasCollapsed ? "unfold" : "fold",
                disabled: model.whyNotCollapsed,
                keywords: "collapse bands"
            ) { model.collapseAll() },
        ]
    }

    private var gridCommands: [Command] {
        let model = self
        let none = model.grid.hasViolations ? nil : "No cell has a violation."
        return [
            Command("overview.bands", "Show the layers as bands", keys: ["m"], hint: "bands") {
                model.toggleArrangement()
            },
            Command(
                "overview.nextViolation", "Next violation", keys: ["n"],
                hint: "next violation", disabled: none
            ) { model.moveCell(toViolationForward: true) },
            Command(
                "overview.previousViolation", "Previous violation", keys: ["N"],
                disabled: none
            ) { model.moveCell(toViolationForward: false) },
            Command(
                "overview.others",
                model.showsOthers
                    ? "Leave out tests and other modules outside the layers"
                    : "Include tests and other modules outside the layers",
                keys: ["t"], hint: model.showsOthers ? "layers only" : "tests too"
            ) { model.toggleOthers() },
            Command(
                "overview.invert", "Work out the change that removes the dependency", keys: ["I"],
                hint: model.whyNotInverted == nil ? "invert" : nil, disabled: model.whyNotInverted
            ) { model.invert() },
        ] + foldingCommands + [
            Command(
                "overview.compact",
                model.isCompact ? "Show how many imports" : "Show a letter for each cell",
                keys: ["c"], keywords: "compact narrow"
            ) { model.isCompact.toggle() },
            gridOrderCommand,
            Command("overview.transpose", "Jump to the reverse dependency", keys: ["o"]) {
                model.cell = Matrix.Position(row: model.cell.column, column: model.cell.row)
            },
        ]
    }

    private var commonCommands: [Command] {
        let model = self
        return [
            unitsCommand,
            Command(
                "overview.drawing", "Draw the module graph", keys: ["p"], hint: "picture",
                keywords: "diagram dependencies"
            ) { model.router.drawGraph(selecting: model.subject) },
            Command(
                "overview.extraction",
                model.hasChosen
                    ? "Plan what to take out of the module"
                    : "Plan what to take out of the largest module",
                keys: ["P"],
                disabled: model.content.units.areModules
                    ? nil : "Plans are about modules. f shows them again.",
                keywords: "extract monolith"
            ) { model.router.planExtraction(of: model.hasChosen ? model.subject : nil) },
            Command(
                "overview.gaps", "Show unread and unclaimed files", keys: .gaps, hint: gapsHint,
                disabled: model.content.hasGaps
                    ? nil : "No gaps: everything was read and belongs to a module."
            ) { model.router.showGaps() },
            Command(
                "overview.init", "Save these layers to .strata.yml", keys: .write,
                hint: model.content.isInferred && !model.content.areDepths ? "save layers" : nil,
                disabled: model.content.isInferred
                    ? nil : "The layers come from .strata.yml already."
            ) { model.router.writeLayers() },
            Command("overview.reload", "Read the codebase again", keys: .readAgain) {
                model.readAgain()
            },
        ] + filterCommands
    }

    /// Switches between modules and the folders inside them.
    private var unitsCommand: Command {
        let model = self
        let areModules = model.content.units.areModules
        return Command(
            "overview.units",
            areModules ? "Show the folders inside the modules" : "Show the modules again",
            keys: .folders, hint: areModules ? "folders" : "modules",
            disabled: model.phase == .complete ? nil : "The sources are still being read."
        ) { model.switchUnits() }
    }

    private var filterCommands: [Command] {
        let model = self
        let edit = Command("overview.filter", "Filter the modules", keys: .filter, hint: "filter") {
            model.filter.begin()
        }
        guard model.filter.isActive else { return [edit] }
        return [
            edit,
            Command(
                "overview.clearFilter", "Clear the filter", keys: [.escape], hint: "show all"
            ) {
                model.filter.clear()
            },
        ]
    }

    private var gapsHint: String? {
        let totals = content.totals
        if totals.incomplete > 0 { return "incomplete" }
        return totals.files.unclaimed > 0 ? "unclaimed" : nil
    }

    /// What can be done when nothing can be shown.
    private func failureCommands(_ error: AnalysisError) -> [Command] {
        Command.waysOut(of: error, on: "overview") { [self] in
            readAgain()
        } openAnother: { [self] in
            router.openWorkspaces()
        } edit: { [self] in
            router.editLine($0, line: $1)
        }
    }
}
