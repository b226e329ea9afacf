extension Application {
    /// The heading of commands that every screen has.
    package static var commonGroup: String { "Everywhere" }
    /// The command whose hint is always shown.
    static var helpCommand: String { "help" }

    /// What can be done on every screen.
    var commonCommands: [Command] {
        let isOverlay = navigator.top is any Overlay
        return leaving(isPossible: navigator.canGoBack)
            + (isOverlay ? [] : discovery + sectionCommands) + deviceCommands
    }

    /// What can be done even where nothing fits on the screen.
    var essentialCommands: [Command] {
        [command("quit", "Quit", ["q", .control("c")]) { $0.navigator.quit() }] + deviceCommands
    }

    /// Back where there is a way back, else the end.
    func leaving(isPossible: Bool) -> [Command] {
        let quit = { (keys: [Key], hint: String?) in
            self.command("quit", "Quit", keys, hint: hint) { $0.navigator.quit() }
        }
        guard isPossible else { return [quit(["q", .control("c")], "quit")] }
        let keys: [Key] = [.escape, "q"] + (navigator.modals.isEmpty ? [.left, "h"] : [])
        let back = command("back", "Go back", keys, hint: "back") { $0.navigator.back() }
        return [back, quit([.control("c")], nil)]
    }

    var discovery: [Command] {
        [
            command(
                Self.helpCommand, "Show all keys and commands", ["?", .function(1)], hint: "help"
            ) {
                $0.showHelp()
            },
            command(
                "palette", "Find a command, a module or a file", [":", .control("p")], hint: "find"
            ) { $0.showPalette() },
        ]
    }

    var sectionCommands: [Command] {
        guard navigator.sections.count > 1 else { return [] }
        return navigator.sections.enumerated().map { index, section in
            let key = index < 9 ? Character("\(index + 1)") : nil
            return command(
                "section.\(section.id)", "Go to \(section.title)",
                key.map { [.character($0)] } ?? []
            ) { $0.navigator.switchTo(index) }
        }
    }

    var deviceCommands: [Command] {
        [
            command("mouse", "Let the mouse select text, or not", ["%"]) { $0.toggleMouse() },
            command("redraw", "Draw everything again", [.control("l")]) {
                $0.terminal.invalidate()
            },
            command("suspend", "Suspend; fg in the shell comes back", [.control("z")]) {
                $0.terminal.suspend()
            },
        ]
    }

    private func command(
        _ id: String, _ title: String, _ keys: [Key], hint: String? = nil,
        action: @escaping @MainActor (Application) -> Void
    ) -> Command {
        Command(id, title, keys: keys, group: Self.commonGroup, hint: hint) { [weak self] in
            self.map(action)
        }
    }

    private func toggleMouse() {
        terminal.capturesMouse.toggle()
        navigator.toast(
            terminal.capturesMouse
                ? "The mouse clicks again."
                : "The mouse selects text now. Press % to let it click again.")
    }

    private func showHelp() {
        guard let screen = navigator.top else { return }
        navigator.present(
            HelpScreen(about: screen.title, commands: Command.withOwnKeys(commands)) {
                [weak self] command in
                self?.navigator.dismiss()
                self?.perform(command)
            })
    }

    private func showPalette() {
        let commands = CommandPaletteSource(commands: Command.withOwnKeys(commands)) {
            [weak self] in self?.perform($0)
        }
        navigator.present(
            PaletteScreen(
                sources: [commands] + options.palette,
                choose: { [weak self] item in
                    self?.navigator.dismiss()
                    item.action()
                },
                explain: { [weak self] in self?.navigator.toast($0) }))
    }
}

/// A screen of the run loop itself, over which no other of its kind is opened.
protocol Overlay {}
