import Codebase
import Previewing
import TerminalUI

extension SnapshotsViewModel {
    var commands: [Command] {
        if sheet != nil { return sheetCommands }
        if let typing = typingCommands { return typing }
        switch focus {
        case .list: return decisions + lookCommands + fileCommands + openCommands + listCommands
        case .picture: return decisions + lookCommands + fileCommands + pictureCommands
        }
    }

    private var nothing: String? {
        selected == nil ? "No snapshot to review." : nil
    }

    private var decisions: [Command] {
        let isOrphan = selected?.kind == .orphan
        return [
            command(
                "accept",
                isOrphan
                    ? "Delete this orphan"
                    : "Accept: record the current "
                        + "drawing", .accept,
                hint: isOrphan ? "delete" : "accept", disabled: nothing
            ) { $0.askAboutSelected(accepts: true) },
            command(
                "reject", "Reject: keep the recorded snapshot", .reject, hint: "reject",
                disabled: nothing ?? (isOrphan ? "An orphan stays unless it is deleted." : nil)
            ) { $0.askAboutSelected(accepts: false) },
            command("acceptAll", "Accept all that are listed", .acceptAll, disabled: nothing) {
                $0.askAboutAll(accepts: true)
            },
            command(
                "rejectAll", "Reject all that are listed", .rejectAll,
                disabled: nothing
                    ?? (shown.allSatisfy { $0.kind == .orphan }
                        ? "Orphans stay unless they are deleted." : nil)
            ) {
                $0.askAboutAll(accepts: false)
            },
        ]
    }

    private var lookCommands: [Command] {
        let isText = if case .lines = comparison { true } else { false }
        let none = nothing ?? (isText ? "Text snapshots are always shown line by line." : nil)
        return [
            command(
                "look", "Switch view: side by side, overlay, text", ["m"], hint: "look",
                disabled: none
            ) {
                $0.nextLook()
            },
            command("flip", "Toggle recorded / current", [.space], hint: "flip", disabled: none) {
                $0.look = .one
                $0.showsNew.toggle()
            },
            command("next", "Next difference", ["n"], disabled: nothing) { $0.jump(forward: true) },
            command("previous", "Previous difference", ["N"], disabled: nothing) {
                $0.jump(forward: false)
            },
        ]
    }

    private var fileCommands: [Command] {
        var commands = [
            command(
                "edit", "Edit the recorded file", .edit,
                disabled: nothing
                    ?? (selected?.kind == .new
                        ? "This snapshot is not recorded "
                            + "yet." : nil)
            ) { model in
                (model.selected?.recorded).map { model.router.editLine($0, line: nil) }
            },
            command("copy", "Copy the path of the recorded file", .copy, disabled: nothing) {
                ($0.selected?.recorded.string).map($0.router.copy)
            },
            command(
                "folders", "Show the folders inside the modules", .folders,
                disabled: "Snapshots are the same for modules and folders. See folders in "
                    + "Overview, Modules and Violations."
            ) { _ in },
            command("search", "Check for changes again", .readAgain) { $0.search() },
        ]
        if hasNotes {
            commands.append(
                command("notes", "Show what cannot be reviewed here", .gaps, hint: "notes") {
                    $0.sheet = .notes
                })
        }
        return commands
    }

    /// Whether something differs that cannot be shown, or could not be told apart.
    var hasNotes: Bool {
        review.map { !$0.images.isEmpty || !$0.incomplete.isEmpty } ?? false
    }

    private var openCommands: [Command] {
        [
            Command.open("Full screen", disabled: nothing) {
                [weak self] in
                self?.focus = .picture
            }
        ]
    }

    private var pictureCommands: [Command] {
        [
            command("back", "Back to the list", .back.or(.enter), hint: "list") {
                $0.focus = .list
            },
            pan("down", "Down", [.down, "j"], rows: 1), pan("up", "Up", [.up, "k"], rows: -1),
            pan("left", "Left", [.left, "h"], columns: -4),
            pan("right", "Right", [.right, "l"], columns: 4),
            pan("pageDown", "Next page", [.pageDown, .control("f")], rows: room.size.height),
            pan("pageUp", "Previous page", [.pageUp, .control("b")], rows: -room.size.height),
            pan("first", "To the top", ["g", .home], rows: -contentSize.height),
            pan("last", "To the bottom", ["G", .end], rows: contentSize.height),
            command("nextSnapshot", "Next snapshot", ["J", .tab]) { $0.list.move(by: 1) },
            command("previousSnapshot", "Previous snapshot", ["K", .backTab]) {
                $0.list.move(by: -1)
            },
        ]
    }

    private var sheetCommands: [Command] {
        if sheet == .notes {
            return [
                command("sheet.close", "Close", .back.or(.enter), hint: "close") {
                    $0.sheet = nil
                }
            ]
        }
        return [
            command("sheet.confirm", "Yes, change the files", .yes, hint: "yes") { $0.confirm() },
            command("sheet.cancel", "No, change nothing", .no, hint: "no") { $0.sheet = nil },
            command("sheet.down", "Down", [.down, "j"]) { $0.scrollSheet(by: 1) },
            command("sheet.up", "Up", [.up, "k"]) { $0.scrollSheet(by: -1) },
            command("sheet.pageDown", "Next page", [.pageDown]) { $0.scrollSheet(by: 15) },
            command("sheet.pageUp", "Previous page", [.pageUp]) { $0.scrollSheet(by: -15) },
        ]
    }

    private func pan(
        _ id: String, _ title: String, _ keys: KeyBinding, columns: Int = 0, rows: Int = 0
    ) -> Command {
        command(id, title, keys) { $0.pan(columns: columns, rows: rows) }
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, action: @escaping @MainActor (SnapshotsViewModel) -> Void
    ) -> Command {
        Command(
            "snapshots.\(id)", title, keys: keys, hint: hint, disabled: disabled
        ) { [weak self] in self.map(action) }
    }
}
