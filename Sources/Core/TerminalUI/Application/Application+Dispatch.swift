extension Application {
    /// The size below which only a message is shown.
    package nonisolated static let leastSize = Size(width: 60, height: 15)

    var isTooSmall: Bool {
        options.hasBars
            && (terminal.size.width < Self.leastSize.width
                || terminal.size.height < Self.leastSize.height)
    }

    /// What can be done now: the commands of the top screen, then those that every screen has.
    ///
    /// Dialogs keep their keys: no other key may come to mean yes.
    package var commands: [Command] {
        let screen = navigator.top
        let commands = (screen?.commands ?? []) + commonCommands
        let isDialog = screen is any Overlay || screen?.mode?.isDialog == true
        return isDialog ? commands : options.keys.applied(to: commands)
    }

    /// The commands that have a hint, with the key it names: one that starts this command now, not
    /// an earlier one, nor is typed into a text field.
    package var hintedCommands: [(key: Key, command: Command)] {
        let isEditing = navigator.top?.isEditingText ?? false
        var taken: Set<Key> = []
        return commands.compactMap { command in
            let key = command.keys.first { !isEditing || $0.text == nil }
            let isFree = key.map { !taken.contains($0) } ?? false
            if command.isEnabled { taken.formUnion(command.keys) }
            guard command.hint != nil, let key, isFree else { return nil }
            return (key, command)
        }
    }

    func dispatch(_ key: Key) {
        if isTooSmall {
            _ = perform(key, of: essentialCommands)
        } else if let screen = navigator.top {
            _ = screen.isEditingText ? edit(key, on: screen) : press(key, on: screen)
        }
    }

    private func press(_ key: Key, on screen: any Screen) -> Bool {
        perform(key, of: commands) || screen.receive(.key(key))
    }

    /// What a text field leaves can still start a command, but never with what could be typed.
    private func edit(_ key: Key, on screen: any Screen) -> Bool {
        screen.receive(.key(key)) || (key.text == nil && perform(key, of: commands))
    }

    /// - Returns: Whether one of `commands` has this key, enabled or not.
    private func perform(_ key: Key, of commands: [Command]) -> Bool {
        guard let command = Command.first(of: commands.filter { $0.keys.contains(key) })
        else { return false }
        if key != "q" { hasClosedWithQ = false }
        perform(command)
        if key == "q", command.id != Self.quitCommand { hasClosedWithQ = true }
        return true
    }

    /// Does it, or says why it cannot be done.
    func perform(_ command: Command) {
        guard let reason = command.disabledReason else { return command.action() }
        navigator.toast(reason)
    }

    func dispatch(_ event: MouseEvent) {
        guard !isTooSmall, let screen = navigator.top else { return }
        if !answer(event) { _ = screen.receive(.mouse(event)) }
    }

    /// Offers the event to what was drawn at its place.
    private func answer(_ event: MouseEvent) -> Bool {
        guard let hits = frame?.hits else { return false }
        let place = Point(x: event.column, y: event.row)
        switch (event.kind, event.button) {
        case (.press(1), .left): return hits.click(at: place)
        case (.press, .left): return hits.doubleClick(at: place) || hits.click(at: place)
        case (.wheel(_, let rows), _) where rows != 0:
            return hits.scroll(by: rows * Self.rowsPerTurn, at: place)
        default: return false
        }
    }

    private static var rowsPerTurn: Int { 3 }
}
