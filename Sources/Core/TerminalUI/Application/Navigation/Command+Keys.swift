extension Command {
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

extension Key {
    /// Whether it moves through what is shown, wherever it does something. Such a key never starts,
    /// writes or opens anything outside the screen.
    package var isMovement: Bool { Self.movement.contains(self) }

    private static let movement: Set<Key> = [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab,
        Key(.left, .shift), Key(.right, .shift), Key(.up, .shift), Key(.down, .shift),
        "h", "j", "k", "l", "H", "J", "K", "L", "g", "G", "[", "]", "{", "}",
        .control("n"), .control("p"), .control("f"), .control("b"), .control("d"), .control("u"),
    ]
}
