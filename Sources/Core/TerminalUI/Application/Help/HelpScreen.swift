/// All commands of a screen with their keys; each can be looked for and done from here.
final class HelpScreen: ListScreen, Overlay {
    let title: String
    let mode: ScreenMode? = .dialog("Help")
    let viewModel: HelpModel
    private let perform: (Command) -> Void

    init(about screen: String, commands: [Command], perform: @escaping (Command) -> Void) {
        title = "Keys of \(screen)"
        viewModel = HelpModel(commands: commands)
        self.perform = perform
    }

    var commands: [Command] {
        let open = Command("help.do", "Do this", keys: [.enter], hint: "do it") { [weak self] in
            self?.performSelected()
        }
        return viewModel.typingCommands ?? [open] + viewModel.listCommands
    }

    var body: any View {
        let model = viewModel
        return VStack {
            FilterField(model.filter, found: model.found, of: model.total)
            List(
                model.list, actions: model.rowActions { [weak self] in self?.performSelected() },
                placeholder: Text("No match. Esc clears the filter.", .muted)
            ) { HelpRow(row: model.rows[$0]) }
            if let command = model.selected {
                Divider()
                Text(Self.words(for: command)).wrapped().frame(height: 2)
            }
        }
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

    var body: some View {
        switch row {
        case .header(let title):
            Text(title, .header)
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
