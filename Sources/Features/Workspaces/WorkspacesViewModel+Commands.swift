import Codebase
import TerminalUI

extension WorkspacesViewModel {
    var commands: [Command] {
        if sheet != nil { return sheetCommands }
        if browser.typed != nil { return pathCommands }
        if let typing = focus == .recent ? typingCommands : browser.typingCommands {
            return typing
        }
        switch focus {
        case .recent: return recentCommands + switching + listCommands
        case .browser: return browserCommands + switching + browser.listCommands
        }
    }

    private var recentCommands: [Command] {
        let nothing = selected == nil ? "Select a codebase first." : nil
        let trusts = selected?.trust == .trusted
        return [
            command("open", "Open this codebase", [.enter], hint: "open", disabled: nothing) {
                $0.openSelected()
            },
            command(
                "trust", trusts ? "Revoke trust" : "Trust this folder", ["T"],
                hint: trusts ? "untrust" : "trust", disabled: nothing, effect: .writes
            ) { $0.askAboutTrust() },
            command(
                "forget", "Forget this codebase", ["d", .delete], hint: "forget", disabled: nothing,
                effect: .writes
            ) {
                $0.askToForget()
            },
            command("copy", "Copy its path", .copy, disabled: nothing) {
                ($0.selected?.root).map($0.router.copy)
            },
            command("reload", "Read the list again", .readAgain) { $0.load() },
        ] + (forgotten == nil ? [] : [undo])
    }

    private var undo: Command {
        command("undo", "Put back the codebase that was forgotten last", .undo, hint: "undo") {
            $0.askToRestore()
        }
    }

    private var switching: [Command] {
        [
            command(
                "switch", focus == .recent ? "Find another folder" : "Back to recent codebases",
                focus == .recent ? ["o", .tab, .backTab] : [.tab, .backTab, "o"],
                hint: focus == .recent ? "find a folder" : "recent"
            ) {
                $0.focus == .recent ? $0.focusBrowser() : $0.focusRecent()
            }
        ]
    }

    private var browserCommands: [Command] {
        let nothing = browser.selected == nil ? "No folder here." : nil
        let holdsProject = browser.selected?.holdsProject == true
        return [
            command(
                "openFolder", holdsProject ? "Open this codebase" : "Enter this folder", [.enter],
                hint: holdsProject ? "open" : "go in", disabled: nothing
            ) { $0.openFolder() },
            command("goIn", "Enter this folder", [.right, "l"], disabled: nothing) {
                $0.browser.goIn()
            },
            command("goUp", "Go to the parent folder", [.backspace, .left, "h"], hint: "up") {
                $0.browser.goUp()
            },
            command("openHere", "Open the current folder", ["."], hint: "open here") {
                $0.router.openCodebase($0.browser.folder)
            },
            command("type", "Type a path", ["p"], hint: "type a path") { $0.browser.beginTyping() },
            command("home", "Go to the home folder", ["~"]) { $0.browser.go(to: $0.words.home) },
            command("copy", "Copy the path", .copy, disabled: nothing) {
                ($0.browser.selected?.path).map($0.router.copy)
            },
        ] + (isFirstStart || browser.filter.isActive ? [] : [backToRecent])
    }

    private var backToRecent: Command {
        command("back", "Back to recent codebases", .back) { $0.focusRecent() }
    }

    private var pathCommands: [Command] {
        [
            command(
                "typed.go", "Go to this path", [.enter],
                hint: "go "
                    + "there"
            ) { $0.openTypedFolder() },
            command("typed.complete", "Complete the path", [.tab], hint: "complete") {
                $0.browser.complete()
            },
            command("typed.cancel", "Cancel", [.escape], hint: "cancel") {
                $0.browser.cancelTyping()
            },
        ]
    }

    private var sheetCommands: [Command] {
        [
            command("sheet.confirm", "Yes, do it", .yes, hint: "yes") { $0.confirm() },
            command("sheet.cancel", "No, change nothing", .no, hint: "no") { $0.sheet = nil },
        ]
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, effect: CommandEffect? = nil,
        action: @escaping @MainActor (WorkspacesViewModel) -> Void
    ) -> Command {
        Command(
            "workspaces.\(id)", title, keys: keys, hint: hint, disabled: disabled, effect: effect
        ) { [weak self] in self.map(action) }
    }
}
