/// Where the palette gets one kind of items from: commands, modules, files.
@MainActor package protocol PaletteSource {
    /// What the items are, in the plural: `Modules`.
    var title: String { get }

    /// All items, in the order in which they are shown before anything is typed.
    ///
    /// It is asked each time the palette opens, which does not wait for it.
    func items() async -> [PaletteItem]

    /// Items for what is typed, which come before all others: the answer to a question.
    func answers(to text: String) -> [PaletteItem]
}

extension PaletteSource {
    package func answers(to text: String) -> [PaletteItem] { [] }
}

/// The commands of a screen as items of the palette.
struct CommandPaletteSource: PaletteSource {
    let commands: [Command]
    let perform: @MainActor (Command) -> Void

    var title: String { "Commands" }

    func items() async -> [PaletteItem] {
        commands.filter { !["palette"].contains($0.id) }.enumerated().map { place, command in
            let isPlace = command.id.hasPrefix("section.")
            let shortName = command.shortName
            return PaletteItem(
                id: "command.\(command.id)", title: command.title,
                detail: command.keys.first?.description ?? "",
                keywords: command.keywords + (shortName.map { " " + $0 } ?? ""),
                alias: isPlace
                    ? command.title.split(separator: " ").dropFirst(2).joined(separator: " ")
                    : shortName,
                // Where one can go comes first, before what can be done here.
                suggestion: isPlace ? place : nil,
                effect: command.effect, disabled: command.disabledReason
            ) { perform(command) }
        }
    }
}

extension Command {
    /// What a screen that lies over the others is called for short: `graph` of `program.graph`.
    fileprivate var shortName: String? {
        id.hasPrefix("program.") ? String(id.dropFirst("program.".count)) : nil
    }
}
