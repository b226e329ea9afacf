import Architecture
import Codebase
import Editing
import FeatureKit
import Inverting
import TerminalUI

extension InversionViewModel {
    var commands: [Command] {
        if sheet != nil { return sheetCommands }
        guard let plan else { return waitingCommands }
        if let typingCommands { return typingCommands }
        let own = focusCommands + decisions + lookCommands + otherCommands(plan)
        // Escape drops what is typed before it leaves anything.
        let (drop, filter) = (filterCommands.dropFirst(), filterCommands.prefix(1))
        return drop + own + filter + (focus == .change ? panCommands : movementCommands)
    }

    private var decisions: [Command] {
        [
            proveCommand,
            command(
                "apply", "Apply the files with a tick", .accept, hint: "apply",
                disabled: whyNotApplied
            ) { $0.askToApply() },
        ] + (applied == nil ? [] : [undoCommand])
            + [
                command(
                    "copy", "Copy the patch of the files with a tick", .copy, hint: "copy patch",
                    disabled: noTick
                ) { $0.router.copyPatch($0.chosen.unifiedDiff, of: $0.ticked) }
            ]
    }

    private var proveCommand: Command {
        guard proving == nil else {
            return command("prove", "Stop the proof", ["p"], hint: "stop the proof") {
                $0.stopProving()
            }
        }
        let builds = canBuild && nextLevel != .check
        return command(
            "prove",
            builds
                ? "Build a changed copy and run its tests"
                : "Prove it: read a changed copy again", ["p"],
            hint: builds ? "build and test" : "prove", disabled: whyNotProved,
            effect: builds ? .runs : .looks
        ) { $0.prove() }
    }

    private var undoCommand: Command {
        command("undo", "Undo what was applied", .undo, hint: "undo") { $0.askToUndo() }
    }

    private var focusCommands: [Command] {
        let around = [
            command(
                "nextPart", "Next part of the screen", [.tab],
                hint: focus == .recipes ? "files" : nil
            ) { $0.moveFocus(by: 1) },
            command("previousPart", "Previous part of the screen", [.backTab]) {
                $0.moveFocus(by: -1)
            },
        ]
        switch focus {
        case .evidence:
            return [
                command("leaveEvidence", "To the recipes", .back.or(.enter), hint: "recipes") {
                    $0.focusOn(.recipes)
                }
            ] + around
        case .recipes:
            return [openCommand("To the whole change", .change, disabled: noRecipe)] + around
        case .files:
            return [
                openCommand("To the change of the file", .change, disabled: noFile),
                command("leaveFiles", "To the recipes", .back.or(.left, "h"), hint: "recipes") {
                    $0.focusOn(.recipes)
                },
            ] + around
        case .change:
            return [
                command("leaveChange", "To the list", .back.or(.enter), hint: "list") {
                    $0.focusOn($0.subject == .file ? .files : .recipes)
                }
            ] + around
        }
    }

    private func openCommand(_ title: String, _ part: Focus, disabled: String?) -> Command {
        Command.open(title, disabled: disabled) { [weak self] in self?.focusOn(part) }
    }

    private var lookCommands: [Command] {
        let ticks = [
            command("tick", "Tick or untick the file", [.space], hint: "tick", disabled: noFile) {
                $0.toggleTick()
            },
            command("tickAll", "Tick all files, or none", ["z"], disabled: nothing) {
                $0.toggleAllTicks()
            },
        ]
        return (focus == .files || focus == .change && subject == .file ? ticks : [ticks[1]]) + [
            command(
                "look",
                arrangement == .unified ? "Show old and new side by side" : "Show one below other",
                ["m"], hint: arrangement == .unified ? "side by side" : "unified",
                disabled: nothing
            ) { $0.switchArrangement() },
            command("nextChange", "Next place that changes", ["n"], disabled: nothing) {
                $0.jump(forward: true)
            },
            command("previousChange", "Previous place that changes", ["N"], disabled: nothing) {
                $0.jump(forward: false)
            },
            command("nextFile", "Next file", ["J"], disabled: noFile) { $0.moveFile(by: 1) },
            command("previousFile", "Previous file", ["K"], disabled: noFile) {
                $0.moveFile(by: -1)
            },
        ]
    }

    private func otherCommands(_ plan: InversionPlan) -> [Command] {
        let edge = plan.inversion.edge
        return [
            command(
                "edit", "Open the file in the editor", .edit,
                disabled: editorPlace == nil ? "This file is not there yet." : nil
            ) { $0.edit() },
            command("explain", "Explain the rule", .explain) {
                $0.router.explain([plan.inversion.violation.kind])
            },
            command("openFrom", "Open the source module", []) { $0.router.openModule(edge.from) },
            command("openTo", "Open the target module", ["M"]) { $0.router.openModule(edge.to) },
            command(
                "again", "Work the recipes out again", .readAgain, hint: isStale ? "again" : nil
            ) { $0.readAgain() },
        ]
    }

    private var panCommands: [Command] {
        let page = max(1, room.size.height - 1)
        return [
            pan("down", "Down", [.down, "j"], rows: 1), pan("up", "Up", [.up, "k"], rows: -1),
            pan("left", "Left", [.left, "h"], columns: -8),
            pan("right", "Right", [.right, "l"], columns: 8),
            pan("pageDown", "Next page", [.pageDown, .control("f")], rows: page),
            pan("pageUp", "Previous page", [.pageUp, .control("b")], rows: -page),
            pan("first", "To the start", ["g", .home], rows: -1_000_000),
            pan("last", "To the end", ["G", .end], rows: 1_000_000),
        ]
    }

    private func pan(
        _ id: String, _ title: String, _ keys: KeyBinding, columns: Int = 0, rows: Int = 0
    ) -> Command {
        command("pan.\(id)", title, keys, group: "Movement") {
            $0.scroll(rows: rows, columns: columns)
        }
    }

    private var waitingCommands: [Command] {
        [
            command("again", "Read the codebase again", .readAgain, hint: "again") {
                $0.source.reload()
            },
            command("workspaces", "Open another codebase", ["o"]) { $0.router.openWorkspaces() },
        ]
    }

    private var sheetCommands: [Command] {
        var commands: [Command] = []
        if let yes = sheet?.yes {
            commands = [
                command("sheet.yes", yes.title, .yes, hint: yes.hint, effect: yes.effect) {
                    $0.confirm()
                },
                command("sheet.no", "No, change nothing", .no, hint: "no") { $0.cancelSheet() },
            ]
        } else {
            commands = [
                command(
                    "sheet.close", "Close", .back.or(.enter),
                    hint: sheet == .looking ? "cancel" : "close"
                ) {
                    $0.cancelSheet()
                }
            ]
        }
        return commands + [
            command("sheet.down", "Down", [.down, "j"]) { $0.scrollSheet(by: 1) },
            command("sheet.up", "Up", [.up, "k"]) { $0.scrollSheet(by: -1) },
            command("sheet.pageDown", "Next page", [.pageDown, .control("f")]) {
                $0.scrollSheet(by: 15)
            },
            command("sheet.pageUp", "Previous page", [.pageUp, .control("b")]) {
                $0.scrollSheet(by: -15)
            },
        ]
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, group: String = "This screen", effect: CommandEffect? = nil,
        action: @escaping @MainActor (InversionViewModel) -> Void
    ) -> Command {
        Command(
            "inversion.\(id)", title, keys: keys, group: group, hint: hint, disabled: disabled,
            effect: effect
        ) { [weak self] in self.map(action) }
    }
}
