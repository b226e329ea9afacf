import Architecture
import Codebase
import Composing
import FeatureKit
import TerminalUI

/// The rows, by roots or by lifetimes.
struct CompositionTree: CompositeView {
    let viewModel: CompositionViewModel
    let board: CompositionBoard

    var body: some View {
        let isFocused = viewModel.focus == .tree
        let matcher = FilterMatcher(viewModel.filter.text, mode: .substring)
        Panel(
            StyledText(board.page.title),
            isFocused: isFocused, scroll: ScrollPosition(viewModel.treeList)
        ) {
            FilterField(
                viewModel.filter, found: board.found, of: board.findable)
            Tree(
                viewModel.treeList, isFocused: isFocused && !viewModel.filter.isEditing,
                actions: actions,
                placeholder: NoMatchView(
                    "The filter matches types, names, lifetimes, files and roots.")
            ) { row in
                RowText(board: board, row: board.rows[row], matcher: matcher).treeRow
            }
        }
    }

    private var actions: RowActions {
        RowActions(
            select: { [weak viewModel] in viewModel?.selectRow($0) },
            open: { [weak viewModel] row in
                viewModel?.selectRow(row)
                viewModel?.toggle()
            },
            scroll: { [weak viewModel] in viewModel?.treeList.scroll(by: $0) })
    }
}

/// Words a row.
private struct RowText {
    let board: CompositionBoard
    let row: CompositionRow
    let matcher: FilterMatcher

    var treeRow: TreeRow {
        TreeRow(text, depth: row.depth, marker: row.marker, trailing: trailing)
    }

    private var composition: Composition { board.composition }

    private var text: StyledText {
        switch row.content {
        case .group(let number):
            let group = board.index.groups[number]
            return StyledText(
                group.name, Style(.header, attributes: .bold), matching: matcher.match(group.name))
                + StyledText(group.style.map { "  \($0.title)" } ?? "", .muted)
        case .lifetime(let lifetime, _):
            return StyledText(lifetime.rawValue, Style(lifetime.color, attributes: .bold))
                + StyledText("  \(lifetime.sentence)", .muted)
        case .made(let number): return words(of: composition.registrations[number])
        case .cycle(let number):
            return StyledText("↻ ", .warning) + words(of: composition.registrations[number])
        case .kept(let number):
            return StyledText("keeps ", .muted) + words(of: composition.registrations[number])
        case .finding(let number):
            let one = composition.findings[number]
            return StyledText(one.type, .plain, matching: matcher.match(one.type))
                + StyledText("  \(one.kind.rawValue)", .muted)
        case .section(let title, _): return StyledText(title, .header, .bold)
        case .unreached(let number):
            return StyledText(composition.unreached[number].reason)
        case .node(let node, _):
            return StyledText(board.index.name(of: node))
        case .guarantee(let number):
            let root = composition.guarantees[number].root
            return StyledText(root, .plain, matching: matcher.match(root))
        case .host(let number):
            let name = composition.hosts[number].module.targetName
            return StyledText(name, .header, .bold)
        case .place(let title, _, _):
            return StyledText(title, .plain, matching: matcher.match(title))
        case .hosted(let host, let number):
            let file = composition.hosts[host].files[number].file
            return StyledText(file.name, .plain, matching: matcher.match(file.name))
        }
    }

    private func words(of one: Registration) -> StyledText {
        var words = StyledText(one.type, .plain, matching: matcher.match(one.type))
        if let name = one.name.text { words += StyledText(" “\(name)”", .string) }
        if let made = one.implementation, made != one.type {
            words += StyledText(" ← ", .muted)
            words += StyledText(made, Style(.muted), matching: matcher.match(made))
        }
        return words
    }

    private var trailing: StyledText {
        let numbers = board.index.findings(at: row)
        let findings = numbers.map { composition.findings[$0] }
        let worst = findings.map(\.severity).max { $0.weight < $1.weight }
        var mark = worst.map { $0.tone.mark } ?? ""
        switch row.content {
        case .group(let number):
            if findings.count > 1 { mark += StyledText(" \(findings.count)", .muted) }
            let count = board.index.groups[number].members.count
            return (mark.isEmpty ? "" : mark + "  ") + StyledText(count.grouped, .muted)
        case .made(let number) where board.page == .lifetimes:
            let one = composition.registrations[number]
            return (mark.isEmpty ? "" : mark + "  ")
                + StyledText(one.owner ?? one.container, .muted)
        case .made(let number), .cycle(let number), .kept(let number):
            return (mark.isEmpty ? "" : mark + "  ")
                + composition.registrations[number].lifetime.word
        case .lifetime(let lifetime, let count):
            return lifetime.line + StyledText("  \(count.grouped)", .muted)
        case .finding: return mark
        case .section(_, let count): return StyledText(count.grouped, .muted)
        case .unreached(let number):
            let place = composition.unreached[number].place
            return StyledText("\(place.file.name):\(place.line)", .muted)
        case .node: return mark
        case .guarantee(let number):
            let one = composition.guarantees[number]
            return StyledText(
                "\(one.initialisers.counted("initialiser")), "
                    + one.arguments.counted("argument"), .muted)
        case .host(let number):
            return StyledText(composition.hosts[number].files.count.counted("file"), .muted)
        case .place(_, let lines, let count):
            return StyledText(
                "\(count.counted("file"))  \(lines.counted("line"))", .muted)
        case .hosted(let host, let number):
            return StyledText(
                composition.hosts[host].files[number].lines.grouped, .muted)
        }
    }
}
