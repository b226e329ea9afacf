import Observation

/// The commands of a screen, by group, or what signs and words mean; and which line is selected.
@Observable final class HelpModel: ListModel {
    enum Row {
        case header(String)
        case command(Command, FilterMatch)
        case entry(HelpPage.Entry)
    }

    var list = ListState()
    var filter = ListFilter() {
        didSet { narrow() }
    }
    private(set) var rows: [Row] = []
    /// The page that is shown: 0 for the keys.
    private(set) var page = 0
    private let commands: [Command]
    private let pages: [HelpPage]

    init(commands: [Command], pages: [HelpPage] = []) {
        self.commands = commands
        self.pages = pages
        narrow()
    }

    /// What the pages are called.
    var titles: [String] { ["Keys"] + pages.map(\.title) }

    var found: Int { list.count - list.headers.count }
    var total: Int {
        page == 0 ? commands.count : pages[page - 1].groups.reduce(0) { $0 + $1.entries.count }
    }

    /// Shows another page, after the last one the first.
    func turn(by pages: Int) { turn(to: (page + pages + titles.count) % titles.count) }

    func turn(to page: Int) {
        guard titles.indices.contains(page) else { return }
        self.page = page
        filter.clear()
        narrow()
        list.moveToStart()
    }

    var selected: Command? {
        guard let selection = list.selection, case .command(let command, _) = rows[selection]
        else { return nil }
        return command
    }

    /// What is explained in the selected line; nil on the page of the keys.
    var explained: HelpPage.Entry? {
        guard let selection = list.selection, case .entry(let entry) = rows[selection] else {
            return nil
        }
        return entry
    }

    private func narrow() {
        if page > 0 { return narrow(to: pages[page - 1]) }
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

    private func narrow(to page: HelpPage) {
        let matcher = FilterMatcher(filter.text, mode: .substring)
        rows = []
        var headers: [Int] = []
        for group in page.groups {
            let found = group.entries.filter {
                matcher.match($0.term + " " + $0.meaning) != nil
            }
            guard !found.isEmpty else { continue }
            headers.append(rows.count)
            rows += [.header(group.heading)] + found.map { .entry($0) }
        }
        list.update(count: rows.count, headers: headers)
    }
}
