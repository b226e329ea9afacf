/// The keys that a person chose for commands, in place of those that these have.
package struct KeyMap: Equatable, Sendable {
    private let chosen: [String: [Key]]

    /// - Parameter chosen: Keys by the name of a command, such as `overview.matrix`, or by that of a
    ///   meaning, such as `filter`, for all commands with it.
    package init(_ chosen: [String: [Key]] = [:]) {
        self.chosen = chosen
    }

    /// Keys that nothing else is bound to: what ends or stops the program.
    package static let reserved: Set<Key> = [.control("c"), .control("z")]

    /// The same commands with the keys that were chosen; what a key was chosen for, only that has it.
    func applied(to commands: [Command]) -> [Command] {
        if chosen.isEmpty { return commands }
        let own = commands.map { keys(of: $0) }
        let taken = Set(own.compactMap(\.self).joined())
        return zip(commands, own).map { command, own in
            command.with(keys: own ?? command.keys.filter { !taken.contains($0) })
        }
    }

    private func keys(of command: Command) -> [Key]? {
        chosen[command.id] ?? command.meaning.flatMap { chosen[$0.rawValue] }
    }
}

extension Key {
    /// The key that a person calls so: `j`, `Ctrl-P`, `Shift-Tab`, `F5`, `PgUp`, `Space`.
    ///
    /// - Returns: nil if no key is called so.
    package init?(named name: String) {
        var rest = name[...]
        var modifiers: Modifiers = []
        while let (word, modifier) = Self.modifiers.first(where: { rest.hasPrefix($0.word) }),
            rest.count > word.count
        {
            modifiers.insert(modifier)
            rest = rest.dropFirst(word.count)
        }
        if let code = Code(named: rest) {
            self.init(code, modifiers)
            return
        }
        // A letter with Shift is the capital letter.
        guard rest.count == 1, let character = rest.first, !modifiers.contains(.shift) else {
            return nil
        }
        let letter = modifiers.isEmpty ? character : Character(character.lowercased())
        self.init(.character(letter), modifiers)
    }

    private static let modifiers: [(word: String, modifier: Modifiers)] = [
        ("Ctrl-", .control), ("Alt-", .alt), ("Shift-", .shift), ("Cmd-", .command),
    ]
}

extension Key.Code {
    private static let named: [String: Key.Code] = [
        "Space": .character(" "), "Enter": .enter, "Esc": .escape, "Tab": .tab,
        "Backspace": .backspace, "Del": .delete, "Ins": .insert, "Up": .up, "Down": .down,
        "Left": .left, "Right": .right, "↑": .up, "↓": .down, "←": .left, "→": .right,
        "Home": .home, "End": .end, "PgUp": .pageUp, "PgDn": .pageDown,
    ]

    fileprivate init?(named name: Substring) {
        if let code = Self.named[String(name)] {
            self = code
        } else if name.hasPrefix("F"), let number = Int(name.dropFirst()), 1...24 ~= number {
            self = .function(number)
        } else {
            return nil
        }
    }
}
