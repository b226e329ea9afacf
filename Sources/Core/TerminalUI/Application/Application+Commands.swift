extension Application {
    /// The heading of commands that every screen has.
    package static var commonGroup: String { "Everywhere" }
    /// The command whose hint is always shown.
    static var helpCommand: String { "help" }

    /// The command that ends the program.
    static var quitCommand: String { "quit" }

    /// What can be done on every screen.
    var commonCommands: [Command] {
        let screen = navigator.top
        if screen is any Overlay { return leaving(isPossible: true) + deviceCommands }
        if screen?.mode?.isDialog == true { return [interrupt, help] + deviceCommands }
        return programCommands(beside: screen?.commands ?? [])
            + leaving(isPossible: navigator.canGoBack) + discovery + jumps + sectionCommands
            + deviceCommands
    }

    /// What can be done even where nothing fits on the screen.
    var essentialCommands: [Command] {
        [quit, interrupt] + deviceCommands
    }

    /// The program's own commands, but for what the screen does itself.
    private func programCommands(beside own: [Command]) -> [Command] {
        let meanings = Set(own.compactMap(\.meaning))
        return options.commands().filter { command in
            command.meaning.map { !meanings.contains($0) } ?? true
        }
    }

    /// Back where there is a way back, else the end.
    func leaving(isPossible: Bool) -> [Command] {
        guard isPossible else { return [quit, interrupt, nowhereBack] }
        let back = command("back", "Go back", .back, hint: "back") { $0.navigator.back() }
        guard navigator.modals.isEmpty else { return [back, interrupt] }
        let out = command("out", "Go back, where nothing is to the left", [.left, "h"]) {
            $0.navigator.back()
        }
        return [back, out, interrupt]
    }

    /// Ends the program; after a q that closed something, only the second q does.
    private var quit: Command {
        command(Self.quitCommand, "Quit", ["q"], hint: "quit") { application in
            guard application.hasClosedWithQ else { return application.navigator.quit() }
            application.hasClosedWithQ = false
            application.navigator.toast("This is the first screen. Press q again to quit.")
        }
    }

    private var interrupt: Command {
        command("interrupt", "Quit at once", [.control("c")]) { $0.navigator.quit() }
    }

    private var nowhereBack: Command {
        Command(
            "back", "Go back", keys: [.escape], group: Self.commonGroup,
            disabled: "This is the first screen. q quits."
        ) {}
    }

    private var help: Command {
        command(
            Self.helpCommand, "Show all keys and commands", .help.or(.function(1)), hint: "help"
        ) {
            $0.showHelp()
        }
    }

    var discovery: [Command] {
        [
            help,
            command(
                "palette", "Search commands, modules, symbols and files", [":", .control("p")],
                hint: "find"
            ) { $0.showPalette() },
        ]
    }

    /// Ways through where the person has been. Tab is Ctrl-I in a terminal, and means other things.
    private var jumps: [Command] {
        let ways: [(String, String, KeyBinding, Bool, @MainActor (Navigator) -> Void)] = [
            (
                "jumpBack", "Go to where you were before", [.control("o")],
                navigator.canJumpBack, { $0.jumpBack() }
            ),
            (
                "jumpForward", "Go to where you came back from", ["O"],
                navigator.canJumpForward, { $0.jumpForward() }
            ),
        ]
        return ways.map { id, title, keys, isPossible, action in
            let navigator = navigator
            return Command(
                id, title, keys: keys, group: Self.commonGroup,
                disabled: isPossible ? nil : "You have been nowhere else that way.",
                keywords: "jump history previous next"
            ) { action(navigator) }
        }
    }

    var sectionCommands: [Command] {
        guard navigator.sections.count > 1 else { return [] }
        let digits = navigator.digits
        return navigator.sections.enumerated().map { index, section in
            command(
                "section.\(section.id.name)", "Go to \(section.title)",
                digits[index].map { [.character(Character("\($0)"))] } ?? []
            ) { $0.navigator.switchTo(index) }
        }
    }

    var deviceCommands: [Command] {
        [
            command("mouse", "Toggle mouse capture", ["%"]) { $0.toggleMouse() },
            command("redraw", "Redraw the screen", [.control("l")]) {
                $0.terminal.invalidate()
            },
            command("suspend", "Suspend; fg returns", [.control("z")]) {
                $0.terminal.suspend()
            },
        ]
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
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
                ? "Strata uses the mouse again."
                : "The terminal uses the mouse: select text. Press % to use it in Strata again.")
    }

    private func showHelp() {
        guard let screen = navigator.top else { return }
        navigator.present(
            HelpScreen(
                about: screen.title, commands: Command.withOwnKeys(commands),
                pages: options.helpPages()
            ) { [weak self] command in
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
