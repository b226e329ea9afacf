import Codebase
import FeatureKit
import TerminalUI

/// The codebases that were opened before, latest first.
struct RecentList: CompositeView {
    let viewModel: WorkspacesViewModel

    var body: some View {
        Panel(
            "Recent codebases", isFocused: viewModel.focus == .recent,
            scroll: ScrollPosition(viewModel.list)
        ) {
            if let problem = viewModel.problem {
                ProblemLine(text: problem)
            }
            FilterField(
                viewModel.filter, found: viewModel.shown.count, of: viewModel.workspaces.count)
            content
        }
    }

    @ViewBuilder private var content: ViewList {
        switch viewModel.state {
        case .loading: Text("")
        case .failed(let error):
            EmptyState(
                "Cannot read the list", symbol: StyledText("✗", .error, .bold),
                explanation: error.description,
                advice: .keys(("o", "finds a folder to open")))
        case .loaded where viewModel.isFirstStart: Welcome()
        case .loaded: table
        }
    }

    private var table: Table<Workspace> {
        Table(
            viewModel.shown, columns: columns, state: viewModel.list,
            isFocused: viewModel.focus == .recent, actions: actions,
            placeholder: NoMatchView())
    }

    private var actions: RowActions {
        RowActions(
            select: { [weak viewModel] row in
                viewModel?.focusRecent()
                viewModel?.list.select(row)
            },
            open: { [weak viewModel] row in
                viewModel?.list.select(row)
                viewModel?.openSelected()
            },
            scroll: { [weak viewModel] in viewModel?.list.scroll(by: $0) })
    }

    /// Its name, and whether it is the one that is open.
    private func name(of workspace: Workspace) -> StyledText {
        let text = StyledText(
            PathWords.name(of: workspace.root),
            Style(workspace.exists ? .standard : .muted, attributes: .bold))
        return workspace.root == viewModel.current ? text + StyledText(" open", .success) : text
    }

    /// What the longest name needs, within bounds; the folders have the rest.
    private var nameWidth: Int {
        let widest = viewModel.shown.map { TextWidth.of(name(of: $0)) }.max() ?? 0
        return min(max(widest, 14), 20)
    }

    private var columns: [TableColumn<Workspace>] {
        let words = viewModel.words
        let now = viewModel.now()
        return [
            TableColumn("name", width: .fixed(nameWidth), truncation: .middle, priority: 9) {
                name(of: $0)
            },
            TableColumn("folder", width: .flexible(minimum: 16), truncation: .start, priority: 5) {
                StyledText(words.shortened($0.root), .muted)
            },
            TableColumn("opened", width: .fixed(16), priority: 6) {
                $0.exists
                    ? StyledText(Age(seconds: now - $0.openedAt).words)
                    : StyledText("▲ folder missing", .warning)
            },
            TableColumn("trust", width: .fixed(9), priority: 7) {
                $0.trust == .trusted ? StyledText("✓ trusted", .success) : StyledText("–", .muted)
            },
        ]
    }
}

/// What stands there before anything was opened.
struct Welcome: CompositeView {
    static let title = "Welcome to Strata"
    static let explanation =
        "Codebases that you open are listed here. Strata reads code without building or running it."

    /// All of it in one paragraph.
    static var text: StyledText {
        StyledText(title, .accent, .bold) + StyledText("  " + explanation)
    }

    var body: some View {
        EmptyState(
            Self.title, symbol: StyledText("≡", .accent, .bold), explanation: Self.explanation,
            advice: StyledText("Tab", .key) + " finds a folder, " + StyledText("p", .key)
                + " then types a path")
    }
}

/// Why something was not done.
struct ProblemLine: CompositeView {
    let text: String

    var body: some View {
        Text(StyledText("▲ ", .warning) + StyledText(text)).wrapped().padding(horizontal: 1)
    }
}
