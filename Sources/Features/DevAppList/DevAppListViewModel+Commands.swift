import Architecture
import Codebase
import FeatureKit
import TerminalUI

extension DevAppListViewModel {
    var commands: [Command] {
        if let sheet { return commands(of: sheet) }
        switch phase {
        case .starting: return []
        case .failed(let error): return failureCommands(error)
        case .reading, .complete: break
        }
        return typingCommands
            ?? inTurn(workCommands + rowCommands) + problemCommands + orderCommands + listCommands
    }

    /// What is done most: build, start, stop.
    private var workCommands: [Command] {
        var commands = [
            openCommand,
            command(
                "create", "Create a dev app for the feature", ["c"], disabled: whyNotMade,
                effect: .writes
            ) { $0.propose() },
            command(
                "build", "Build only", ["b"], hint: "build", disabled: whyNotBuilt,
                effect: .runs
            ) {
                $0.build(starts: false)
            },
        ]
        if case .building = work?.stage {
            commands.insert(
                command("stop", "Stop the build", [.backspace], hint: "stop") { $0.stopBuilding() },
                at: 0)
        }
        if case .ended = work?.stage {
            commands.append(
                command("terminal", "Show its terminal output", ["o"], hint: "output") {
                    $0.router.showTerminal()
                })
        }
        return commands
    }

    /// What Enter does.
    private var openCommand: Command {
        guard let row = selected else {
            return open(Self.openTitle, hint: "start", .runs, disabled: whyNotBuilt)
        }
        guard row.app != nil else {
            return open(Self.openTitle, hint: "create", .writes, disabled: whyNotMade)
        }
        return row.isRunnable
            ? open(Self.openTitle, hint: "start", .runs, disabled: whyNotBuilt)
            : open("Copy the command to run on a Mac", hint: "copy", .looks, disabled: nil)
    }

    private static let openTitle = "Build and run; create it if missing"

    private func open(
        _ title: String, hint: String, _ effect: CommandEffect, disabled: String?
    ) -> Command {
        command("run", title, [.enter], hint: hint, disabled: disabled, effect: effect) {
            $0.openSelected()
        }
    }

    /// Why the selected row cannot be built now.
    private var whyNotBuilt: String? {
        guard let row = selected else { return "No dev app is selected." }
        guard row.app != nil else { return "No dev app runs \(row.title) yet." }
        guard row.isRunnable else {
            return "\(row.title) needs a Mac: y copies the command to "
                + "run there."
        }
        guard let work, work.isBusy else { return nil }
        return "\(work.name) is being built; Backspace stops that."
    }

    private var rowCommands: [Command] {
        let none = selected == nil ? "No dev app is selected." : nil
        return [
            command(
                "edit",
                selectedWork?.problem == nil ? "Edit its entry point" : "Edit the selected problem",
                .edit, hint: "edit",
                disabled: none
                    ?? (placeToEdit == nil ? "The file is not part of this codebase." : nil)
            ) { $0.edit() },
            command(
                "copy", "Copy the command to start it", .copy,
                hint: copiesOnEnter ? nil : "copy",
                disabled: none
                    ?? (selected?.app == nil ? "No dev app to start." : nil)
            ) { $0.copyCommand() },
            command("module", "Open the module", ["m"], hint: "module", disabled: none) { model in
                (model.selected?.id).map(model.router.openModule)
            },
        ]
    }

    /// Whether Enter says already that it copies.
    private var copiesOnEnter: Bool { selected?.app != nil && selected?.isRunnable == false }

    private var problemCommands: [Command] {
        let few = (work?.problems.count ?? 0) < 1 ? "The last build had no problems." : nil
        return [
            command("nextProblem", "Next problem", ["n"], disabled: few) { $0.moveProblem(by: 1) },
            command("previousProblem", "Previous problem", ["N"], disabled: few) {
                $0.moveProblem(by: -1)
            },
            command("detailsDown", "Scroll the details down", ["J"]) {
                $0.scrollDetails(by: 1)
            },
            command("detailsUp", "Scroll the details up", ["K"]) {
                $0.scrollDetails(by: -1)
            },
        ]
    }

    private var orderCommands: [Command] {
        sortCommands(on: "devapps")
            + [
                noFoldersCommand(on: "devapps"), readAgainCommand(on: "devapps"),
            ]
            + columnCommands(on: "devapps", letter: \.letter, label: \.label)
    }

    private func commands(of sheet: Sheet) -> [Command] {
        let cancel = command("sheet.cancel", "No, change nothing", .no, hint: "no") {
            $0.sheet = nil
        }
        switch sheet {
        case .start(let start):
            return [
                command(
                    "sheet.confirm", start.isTrusted ? "Yes, go on" : "Trust and continue", .yes,
                    hint: start.isTrusted ? "yes" : "trust", effect: .runs
                ) { $0.confirm() }, cancel,
            ]
        case .planning:
            return [
                command("sheet.stop", "Cancel", .back, hint: "cancel") { $0.stopPlanning() }
            ]
        case .proposal(let proposal):
            return [
                command("sheet.accept", "Write the change", .yes, hint: "write it") {
                    $0.accept(proposal)
                }, cancel,
            ] + sheetMovement
        case .refused:
            return [
                command("sheet.close", "Close", .back.or(.enter), hint: "close") {
                    $0.sheet = nil
                }
            ]
        }
    }

    private var sheetMovement: [Command] {
        [
            command("sheet.down", "Down", [.down, "j"]) { $0.scrollSheet(by: 1) },
            command("sheet.up", "Up", [.up, "k"]) { $0.scrollSheet(by: -1) },
            command("sheet.pageDown", "Next page", [.pageDown, .control("f"), .space]) {
                $0.scrollSheet(by: 15)
            },
            command("sheet.pageUp", "Previous page", [.pageUp, .control("b")]) {
                $0.scrollSheet(by: -15)
            },
            command("sheet.first", "To the top", ["g", .home]) { $0.scrollSheet(by: -100_000) },
            command("sheet.last", "To the end", ["G", .end]) { $0.scrollSheet(by: 100_000) },
        ]
    }

    /// What can be done when nothing can be shown.
    private func failureCommands(_ error: AnalysisError) -> [Command] {
        Command.waysOut(of: error, on: "devapps") { [weak self] in
            self?.readAgain()
        } openAnother: { [weak self] in
            self?.router.openWorkspaces()
        } edit: { [weak self] in
            self?.router.editLine($0, line: $1)
        }
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, effect: CommandEffect? = nil,
        action: @escaping @MainActor (DevAppListViewModel) -> Void
    ) -> Command {
        Command(
            "devapps.\(id)", title, keys: keys, hint: hint, disabled: disabled, effect: effect
        ) { [weak self] in self.map(action) }
    }
}
