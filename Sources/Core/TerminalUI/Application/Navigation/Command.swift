/// Something a person can do on a screen, as data.
///
/// Key dispatch, the hints in the bottom bar, the `?` help, the palette and the key reference all
/// come from it, so nothing about keys is written twice.
package struct Command: Identifiable, Sendable {
    /// What it does.
    package typealias Action = @MainActor () -> Void

    /// A stable name, unique on its screen, such as `violations.open`.
    package let id: String
    /// What it does, in a few words with a capital: `Open the module`.
    package let title: String
    /// The keys that start it; the first one is shown.
    package private(set) var keys: [Key]
    /// What its keys mean on every screen; `nil` for keys of this screen only.
    package let meaning: KeyMeaning?
    /// What it can do to the world outside the screen.
    package let effect: CommandEffect
    /// More words by which the palette finds it.
    package let keywords: String
    /// The heading under which the help shows it.
    package let group: String
    /// The word or two shown in the bottom bar; `nil` keeps it out of there.
    package let hint: String?
    /// Why it cannot be done now, as a sentence; `nil` if it can.
    package let disabledReason: String?
    /// What it does.
    package private(set) var action: Action

    /// - Parameters:
    ///   - id: A stable name, unique on its screen.
    ///   - title: What it does, in a few words with a capital.
    ///   - keys: The keys that start it; the first one is shown. Without keys it is in the palette only.
    ///   - group: The heading under which the help shows it.
    ///   - hint: The word or two shown in the bottom bar; `nil` keeps it out of there.
    ///   - disabled: Why it cannot be done now, as a sentence; `nil` if it can.
    ///   - effect: What it can do to the world outside the screen; `nil` for what its keys mean.
    ///   - keywords: More words by which the palette finds it.
    package init(
        _ id: String, _ title: String, keys: KeyBinding = [], group: String = "This screen",
        hint: String? = nil, disabled: String? = nil, effect: CommandEffect? = nil,
        keywords: String = "", action: @escaping Action
    ) {
        self.id = id
        self.title = title
        self.keys = keys.keys
        meaning = keys.meaning
        self.effect = effect ?? keys.meaning?.effect ?? .looks
        self.keywords = keywords
        self.group = group
        self.hint = hint
        disabledReason = disabled
        self.action = action
    }

    /// Whether it can be done now.
    package var isEnabled: Bool { disabledReason == nil }

    /// The same with other keys.
    func with(keys: [Key]) -> Command {
        var command = self
        command.keys = keys
        return command
    }

    /// The same doing something else.
    package func doing(_ action: @escaping Action) -> Command {
        var command = self
        command.action = action
        return command
    }

    /// Its keys as a person calls them, with a space between.
    package var keyNames: String {
        keys.map(\.description).joined(separator: " ")
    }
}
