extension Command {
    /// The command that opens what is selected, with the same keys in every list.
    ///
    /// What only looks goes by → too; what opens an editor, starts or writes something does not: keys
    /// that move never start anything.
    ///
    /// - Parameters:
    ///   - title: What it does: `Open the module`.
    ///   - disabled: Why it cannot be done now, as a sentence; `nil` if it can.
    ///   - effect: What it can do to the world outside the screen.
    package static func open(
        _ title: String, disabled: String? = nil, effect: CommandEffect = .looks,
        action: @escaping Action
    ) -> Command {
        Command(
            "open", title, keys: effect == .looks ? [.enter, .right, "l"] : [.enter], hint: "open",
            disabled: disabled, effect: effect, action: action)
    }
}
