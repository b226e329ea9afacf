import Observation

/// The commands of a screen, by group, and which of them is selected.
@Observable final class HelpModel: ListModel {
    enum Row {
        case header(String)
        case command(Command, FilterMatch)
    }

    var list = ListState()
    var filter = ListFilter() {
        didSet { narrow() }
    }
    private(set) var rows: [Row] = []
    private let commands: [Command]

    init(commands: [Command]) {
        self.commands = commands
        narrow()
    }

    var found: Int { list.count - list.headers.count }
    var total: Int { commands.count }

    var selected: Command? {
        guard let selection = list.selection, case .command(let command, _) = rows[selection]
        else { return nil }
        return command
    }

    private func narrow() {
        let matcher = filter.matcher
        rows = []
        var headers: [Int] = []
        for group in CommandGroup.groups(of: commands) {
            let found = group.commands.compactMap { command in
                matcher.match(command.title + " " + command.keyNames).map {
                    Row.command(command, $0)
                }
            }
            guard !found.isEmpty else { continue }
            headers.append(rows.count)
            rows += [.header(group.title)] + found
        }
        list.update(count: rows.count, headers: headers)
    }
}
