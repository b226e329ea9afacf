/// All commands of a screen with their keys; each can be looked for and done from here. Further
/// pages say what signs and words mean.
final class HelpScreen: ListScreen, Overlay {
    private let screen: String
    let mode: ScreenMode? = .dialog("Help")
    let viewModel: HelpModel
    private let perform: (Command) -> Void

    init(
        about screen: String, commands: [Command], pages: [HelpPage] = [],
        perform: @escaping (Command) -> Void
    ) {
        self.screen = screen
        viewModel = HelpModel(commands: commands, pages: pages)
        self.perform = perform
    }

    var title: String {
        viewModel.page == 0 ? "Keys of \(screen)" : viewModel.titles[viewModel.page]
    }

    var commands: [Command] {
        let model = viewModel
        let open = Command(
            "help.do", "Do this", keys: [.enter], hint: model.page == 0 ? "do it" : nil,
            disabled: model.page == 0 ? nil : "This page explains; Tab leads to the keys."
        ) { [weak self] in self?.performSelected() }
        return model.typingCommands ?? [open] + turning + model.listCommands
    }

    /// The keys that turn pages, where there is more than one.
    private var turning: [Command] {
        let model = viewModel
        guard model.titles.count > 1 else { return [] }
        let next = model.titles[(model.page + 1) % model.titles.count]
        return [
            Command("help.next", "Next page", keys: [.tab], hint: next.lowercased()) {
                model.turn(by: 1)
            },
            Command("help.previous", "Previous page", keys: [.backTab]) { model.turn(by: -1) },
        ]
    }

    var body: any View {
        let model = viewModel
        return VStack {
            if model.titles.count > 1 {
                Text(Self.tabs(model.titles, current: model.page))
                Divider()
            }
            FilterField(model.filter, found: model.found, of: model.total)
            List(
                model.list, actions: model.rowActions { [weak self] in self?.performSelected() },
                placeholder: Text("No match. Esc clears the filter.", .muted)
            ) { HelpRow(row: model.rows[$0]) }
            if let entry = model.explained {
                Divider()
                Text(StyledText("\(entry.term)  ", .accent) + StyledText(entry.meaning)).wrapped()
                    .frame(height: 2)
            }
            if let command = model.selected {
                Divider()
                Text(Self.words(for: command)).wrapped().frame(height: 2)
            }
        }
    }

    /// The pages by name, the one that is shown in bold.
    private static func tabs(_ titles: [String], current: Int) -> StyledText {
        let parts = titles.indices.map { index in
            index == current
                ? StyledText(titles[index], .accent, .bold) : StyledText(titles[index], .muted)
        }
        return parts.dropFirst().reduce(parts[0]) { $0 + "   " + $1 }
            + StyledText("   Tab", .key)
    }

    /// All that is said of a command, which its line may have no room for.
    private static func words(for command: Command) -> StyledText {
        let title = StyledText(command.title + (command.isEnabled ? "" : ". "))
        return title + StyledText(command.disabledReason ?? "", .info)
    }

    private func performSelected() {
        viewModel.selected.map(perform)
    }
}

/// One line of the help.
private struct HelpRow: CompositeView {
    let row: HelpModel.Row

    private static let keyColumn = 22
    private static let termColumn = 15

    var body: some View {
        switch row {
        case .header(let title):
            Text(title, .header)
        case .entry(let entry):
            HStack {
                Text("  " + entry.term, .accent).frame(width: Self.termColumn)
                Text(entry.meaning)
                Spacer()
            }
        case .command(let command, let match):
            HStack {
                Text("  " + command.keyNames, command.isEnabled ? .key : .muted)
                    .frame(width: Self.keyColumn)
                Text(description(of: command, match))
                Spacer()
            }
        }
    }

    private func description(of command: Command, _ match: FilterMatch) -> StyledText {
        let color: Color = command.isEnabled ? .standard : .muted
        let title = StyledText(command.title, Style(color), matching: match)
        guard let reason = command.disabledReason else { return title + remark(of: command) }
        return title + StyledText("  \(reason)", .muted, .italic)
    }

    /// What is written or started, and that a question comes first.
    private func remark(of command: Command) -> StyledText {
        command.effect.remark.map { StyledText("  \($0)", .warning) } ?? ""
    }
}
