import Codebase
import FeatureKit
import TerminalUI

/// The folders in a folder.
struct BrowserView: CompositeView {
    let viewModel: WorkspacesViewModel
    let browser: FolderBrowser

    private var isFocused: Bool { viewModel.focus == .browser }

    var body: some View {
        Panel("Find a folder", isFocused: isFocused, scroll: ScrollPosition(browser.list)) {
            path.padding(horizontal: 1)
            if let problem = browser.problem {
                ProblemLine(text: problem)
            }
            FilterField(browser.filter, found: browser.shown.count, of: browser.total)
            List(browser.list, isFocused: isFocused, actions: actions, placeholder: placeholder) {
                FolderRow(entry: browser.shown[$0])
            }
        }
    }

    @ViewBuilder private var path: ViewList {
        if let typed = browser.typed {
            TextField(typed, isFocused: isFocused)
        } else {
            Text(browser.words.shortened(browser.folder), .accent, .bold).truncated(.start)
        }
    }

    private var placeholder: any View {
        guard browser.isKnown, browser.problem == nil else { return EmptyState("") }
        guard !browser.filter.isActive else {
            return NoMatchView()
        }
        return EmptyState(
            "No subfolders",
            advice: StyledText(".", .key) + " opens this folder, " + StyledText("Backspace", .key)
                + " goes up")
    }

    private var actions: RowActions {
        RowActions(
            select: { [weak viewModel] row in
                viewModel?.focusBrowser()
                viewModel?.browser.list.select(row)
            },
            open: { [weak viewModel] row in
                viewModel?.browser.list.select(row)
                viewModel?.openFolder()
            },
            scroll: { [weak viewModel] in viewModel?.browser.list.scroll(by: $0) })
    }
}

/// A folder; one with a project in it is marked.
private struct FolderRow: CompositeView {
    let entry: FolderEntry

    var body: some View {
        HStack {
            Text(entry.holdsProject ? StyledText("◆", .accent) : StyledText("▸", .muted))
            Text(entry.name, Style(attributes: entry.holdsProject ? .bold : [])).truncated(.middle)
            Spacer()
            Text(entry.holdsProject ? "project" : "", .muted).priority(1)
        }
        .padding(horizontal: 1)
    }
}
