import Architecture
import Codebase
import Extracting
import FeatureKit
import TerminalUI

extension ExtractionViewModel {
    var commands: [Command] {
        if let failure {
            let router = router
            return Command.waysOut(
                of: failure, on: "extraction", readAgain: { [weak self] in self?.readAgain() },
                openAnother: { router.openWorkspaces() },
                edit: { router.editLine($0, line: $1) })
        }
        if let typingCommands { return typingCommands }
        switch focus {
        case .modules: return moduleCommands + filterCommands + movementCommands
        case .boundary:
            return inTurn(boundaryCommands + rowCommands) + historyCommands + wholeCommands
                + inTurn(movementCommands)
        case .moves:
            return inTurn(moveCommands) + historyCommands + wholeCommands
                + inTurn(movementCommands)
        case .candidates:
            return inTurn(candidateCommands + rowCommands) + historyCommands + wholeCommands
                + sortCommands(on: "extraction")
                + columnCommands(on: "extraction", letter: { _ in nil }, label: \.label)
                + listCommands
        }
    }

    private var candidateCommands: [Command] {
        [
            .open("Look at what crosses its line", disabled: nothing) { [weak self] in
                self?.openBoundary()
            },
            command(
                "boundary", "Go to what stands beside the list", [.tab, .backTab],
                disabled: nothing
            ) { $0.page == .whatIf ? $0.openMoves() : $0.openBoundary() },
            takeCommand, extractCommand,
        ]
    }

    /// Shows the change of the selected step; what is asked then writes it.
    private var extractCommand: Command {
        command(
            "extract", "Extract it: show the change, and ask", .accept, hint: "extract",
            disabled: whyNotExtracted
        ) { $0.extract() }
    }

    private var takeCommand: Command {
        command(
            "take",
            selected.map { isTaken($0.candidate) } == true
                ? "Take it out of the what-if" : "Add it to the what-if",
            [.space], hint: "what if", disabled: nothing
        ) { $0.toggleCandidate() }
    }

    private var boundaryCommands: [Command] {
        let target = selectedBoundary?.crossing
        return [
            takeCommand, extractCommand,
            .open("Open the line in the editor", effect: .edits) { [weak self] in
                self?.editSite()
            },
            command(
                "candidates", "Back to the candidates", .back.or(.tab, .backTab, .left, "h"),
                hint: "candidates"
            ) { $0.focusCandidates() },
            Command(
                "extraction.declaration", "Open the file that declares it", keys: ["o"],
                hint: "declaration",
                disabled: target == nil ? "It is about a file alone." : nil, effect: .edits
            ) { [weak self] in target.map { self?.router.editLine($0.to, line: nil) } },
        ]
    }

    private var moveCommands: [Command] {
        let isModule: Bool =
            if let selectedMove, case .module = whatIf.current.moves[selectedMove] {
                true
            } else {
                false
            }
        return [
            command(
                "candidates", "Back to the candidates", .back.or(.tab, .backTab, .left, "h"),
                hint: "candidates"
            ) { $0.focusCandidates() },
            command(
                "removeMove", "Take the move out", [.backspace, .delete], hint: "take out",
                disabled: selectedMove == nil ? "No move is selected." : nil
            ) { $0.removeMove() },
            command(
                "layer", "Put the new module into the next layer", ["L"],
                hint: isModule ? "layer" : nil,
                disabled: isModule ? nil : "No move that makes a module is selected."
            ) { $0.nextLayer() },
        ]
    }

    /// What can be done with the moves in thought.
    private var historyCommands: [Command] {
        let none = whatIf.current.moves.isEmpty ? "There are no moves yet." : nil
        let isOpen = page == .whatIf
        return [
            command(
                "whatIf", "Show what would be", ["w"],
                disabled: focus == .moves ? "It is shown." : nil
            ) { $0.openMoves() },
            command("move", "Type a move", ["n"], hint: isOpen ? "type a move" : nil) {
                $0.askForMove()
            },
            command(
                "undoMove", "Take the last change of the what-if back", ["["],
                hint: isOpen ? "back" : nil,
                disabled: whatIf.canUndo ? nil : "Nothing was changed yet."
            ) { $0.undoMove() },
            command(
                "redoMove", "Make the change again", ["]"],
                disabled: whatIf.canRedo ? nil : "Nothing was taken back."
            ) { $0.redoMove() },
            command(
                "saveMoves", "Save the what-if below .strata/plans", .write,
                hint: isOpen ? "save" : nil, disabled: none
            ) { $0.saveWhatIf() },
            command("openMoves", "Open a saved what-if", ["O"]) { $0.openWhatIf() },
            command(
                "layers", "Show the layers and the matrix as they would be", ["b"],
                hint: isOpen ? "layers then" : nil,
                disabled: none ?? (isFailed ? "A move cannot be made." : nil)
            ) { $0.showLayers() },
        ]
    }

    /// What can be done with the selected candidate, or the selected line of its boundary.
    private var rowCommands: [Command] {
        let copied = copied
        return [
            command(
                "edit", "Open in the editor (line or first file)", .edit, disabled: nothing
            ) { $0.editSite() },
            command(
                "copy", focus == .boundary ? "Copy file and line" : "Copy the command of the step",
                .copy, hint: focus == .boundary ? nil : "copy command", disabled: nothing
            ) { model in copied.map(model.router.copy) },
        ]
    }

    private var wholeCommands: [Command] {
        let id = monolith?.id
        return [
            command(
                "picture", page == .picture ? "Show the details" : "Show the module as a picture",
                ["p"], hint: page == .picture ? "details" : "picture",
                disabled: nothing
            ) { $0.togglePicture() },
            command(
                "monolith", "Take another module apart", ["M"], hint: "other module",
                disabled: table.modules.isEmpty ? "No module is shipped." : nil
            ) { $0.openModules() },
            command(
                "module", "Open the module", ["m"],
                disabled: id == nil ? "No module is taken apart." : nil
            ) { model in id.map(model.router.openModule) },
            readAgainCommand(on: "extraction"),
        ]
    }

    private var moduleCommands: [Command] {
        [
            .open("Take it apart", disabled: modules.isEmpty ? "No module matches." : nil) {
                [weak self] in self?.chooseModule()
            },
            command(
                "closeModules", "Back to the candidates", .back.or("M", .left, "h"), hint: "back"
            ) { $0.closeModules() },
        ]
    }

    private var isFailed: Bool { if case .failed = simulated { true } else { false } }

    private var nothing: String? { selected == nil ? "No candidate is selected." : nil }

    /// The command that does the step, or where the selected line stands.
    private var copied: String? {
        if focus == .boundary {
            return selectedBoundary?.place.map { place in
                place.file.string + (place.line.map { ":\($0)" } ?? "")
            }
        }
        guard let selected, let module = planned?.plan.moduleName else { return nil }
        let name = selected.candidate.name
        return "strata extract \(name.shellWord) --module \(module.shellWord)"
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, action: @escaping @MainActor (ExtractionViewModel) -> Void
    ) -> Command {
        Command("extraction.\(id)", title, keys: keys, hint: hint, disabled: disabled) {
            [weak self] in self.map(action)
        }
    }
}

extension ExtractionViewModel {
    func togglePicture() {
        page = page == .picture ? .details : .picture
        if page == .picture { focusCandidates() }
    }

    /// Opens the selected line of the boundary, or the first file of the candidate.
    func editSite() {
        if focus == .boundary {
            guard let place = selectedBoundary?.place else { return }
            router.editLine(place.file, line: place.line)
        } else if let file = selected?.candidate.files.first {
            router.editLine(file, line: nil)
        }
    }
}
