extension Command {
    /// The same with other keys.
    private func with(keys: [Key]) -> Command {
        Command(
            id, title, keys: keys, group: group, hint: hint, disabled: disabledReason,
            action: action)
    }

    /// The command that a key starts, of some that have it.
    static func first(of candidates: [Command]) -> Command? {
        candidates.first(where: \.isEnabled) ?? candidates.first
    }

    /// The commands with those of their keys that start them and not another one.
    static func withOwnKeys(_ commands: [Command]) -> [Command] {
        let keys = Set(commands.flatMap(\.keys))
        let owners = keys.reduce(into: [Key: Command.ID]()) { owners, key in
            owners[key] = first(of: commands.filter { $0.keys.contains(key) })?.id
        }
        return commands.map { command in
            command.with(keys: command.keys.filter { owners[$0] == command.id })
        }
    }
}
