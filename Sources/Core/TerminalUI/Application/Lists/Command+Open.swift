extension Command {
    /// The command that opens what is selected, with the same keys in every list.
    ///
    /// - Parameters:
    ///   - title: What it does: `Open the module`.
    ///   - disabled: Why it cannot be done now, as a sentence; `nil` if it can.
    package static func open(
        _ title: String, disabled: String? = nil, action: @escaping Action
    ) -> Command {
        Command(
            "open", title, keys: [.enter, .right, "l"], hint: "open", disabled: disabled,
            action: action)
    }
}
