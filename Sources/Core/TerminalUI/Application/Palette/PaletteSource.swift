/// Where the palette gets one kind of items from: commands, modules, files.
@MainActor package protocol PaletteSource {
    /// What the items are, in the plural: `Modules`.
    var title: String { get }

    /// All items, in the order in which they are shown before anything is typed.
    ///
    /// It is asked each time the palette opens, which does not wait for it.
    func items() async -> [PaletteItem]
}

/// The commands of a screen as items of the palette.
struct CommandPaletteSource: PaletteSource {
    let commands: [Command]
    let perform: @MainActor (Command) -> Void

    var title: String { "Commands" }

    func items() async -> [PaletteItem] {
        commands.filter { !["palette"].contains($0.id) }.map { command in
            PaletteItem(
                id: "command.\(command.id)", title: command.title,
                detail: command.keys.first?.description ?? "", keywords: command.keywords,
                effect: command.effect, disabled: command.disabledReason
            ) { perform(command) }
        }
    }
}
