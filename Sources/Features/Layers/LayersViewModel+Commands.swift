import Architecture
import Codebase
import Editing
import FeatureKit
import TerminalUI

extension LayersViewModel {
    var commands: [Command] {
        if let failure {
            let router = router
            return Command.waysOut(
                of: failure, on: "layers", readAgain: { [weak self] in self?.readAgain() },
                openAnother: { router.openWorkspaces() },
                edit: { router.editLine($0, line: $1) })
        }
        if let typingCommands { return typingCommands }
        switch focus {
        case .layers:
            return inTurn(layerCommands + markCommands + arrangingCommands + historyCommands)
                + [readAgainCommand(on: "layers")] + listCommands
        case .effect:
            return inTurn(effectCommands + historyCommands)
                + [saveCommand, readAgainCommand(on: "layers")] + inTurn(movementCommands)
        }
    }

    private var layerCommands: [Command] {
        let isModule = selected?.module != nil
        return [
            .open(
                isModule ? "Open the module" : "Open or close the layer", disabled: nothing
            ) { [weak self] in self?.open() },
            command("close", "Close the layer", [.left, "h"], disabled: nothing) { $0.close() },
            command("toggleAll", "Open or close all layers", ["z"], disabled: nothing) {
                $0.toggleAll()
            },
            command(
                "effect", "Go to what breaks the layers", [.tab, .backTab], hint: "what breaks",
                disabled: nothing
            ) { $0.openEffect() },
            command(
                "edit", "Open where the module is declared", .edit,
                disabled: isModule ? nil : "Select a module first."
            ) { $0.edit() },
        ]
    }

    private var arrangingCommands: [Command] {
        let isEmpty = selected?.layer != nil && selected?.modules.isEmpty == true
        let words = marks.isEmpty ? "" : " what is marked"
        return [
            command(
                "move", "Move\(words) to another layer", ["m"], hint: "move",
                disabled: subjects.isEmpty ? "There is no module to move." : nil
            ) { $0.chooseLayer() },
            saveCommand,
            command(
                "down", "Move the layer or module one layer down", ["J"], hint: "down",
                disabled: nothing
            ) { $0.shift(by: 1) },
            command(
                "up", "Move the layer or module one layer up", ["K"], hint: "up",
                disabled: nothing
            ) { $0.shift(by: -1) },
            command("add", "Add a layer; what is marked goes into it", ["n"], hint: "new layer") {
                $0.addLayer()
            },
            command(
                "rename", "Rename the layer", ["c"], hint: "rename",
                disabled: selectedLayer == nil ? "Select a layer first." : nil
            ) { $0.rename() },
            command(
                "delete", "Delete the layer, which is empty", [.backspace, .delete],
                hint: isEmpty ? "delete" : nil,
                disabled: isEmpty ? nil : "Only a layer without modules can be deleted."
            ) { $0.delete() },
        ]
    }

    private var historyCommands: [Command] {
        [
            command(
                "undoChange", "Take the last change of the layers back", ["["],
                hint: history?.canUndo == true ? "back" : nil,
                disabled: history?.canUndo == true ? nil : "Nothing was changed yet."
            ) { $0.undo() },
            command(
                "redoChange", "Make the change again", ["]"],
                disabled: history?.canRedo == true ? nil : "Nothing was taken back."
            ) { $0.redo() },
        ]
    }

    private var saveCommand: Command {
        command(
            "writeLayers", "Save these layers to .strata.yml", .write, hint: "save…",
            disabled: nothing
        ) { $0.save() }
    }

    private var effectCommands: [Command] {
        let violation = selectedViolation
        let none = violation == nil ? "No dependency is selected." : nil
        return [
            command(
                "goTo", "Go to the module that breaks them", [.enter], hint: "go to", disabled: none
            ) { $0.goToModule() },
            command(
                "layers", "Back to the layers", .back.or(.tab, .backTab, .left, "h"),
                hint: "layers"
            ) { $0.closeEffect() },
            command(
                "edit", "Open the line in the editor", .edit, hint: "edit",
                disabled: none
                    ?? (violation?.sites.isEmpty == true ? "No file imports it." : nil)
            ) { $0.edit() },
        ]
    }

    private var nothing: String? { selected == nil ? "There are no layers yet." : nil }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, action: @escaping @MainActor (LayersViewModel) -> Void
    ) -> Command {
        Command("layers.\(id)", title, keys: keys, hint: hint, disabled: disabled) {
            [weak self] in self.map(action)
        }
    }
}
