import Architecture
import Chronicling
import Codebase
import FeatureKit
import TerminalUI

/// What is different between two commits: modules, edges and violations that came and went.
struct ChangesPanel: View {
    let viewModel: HistoryViewModel
    let board: HistoryBoard

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let lines = lines
        let room = max(1, canvas.size.height - 2)
        let offset = min(viewModel.changesOffset, max(0, lines.count - room))
        let shown = lines.dropFirst(offset).prefix(room)
        let rest = lines.count - offset - shown.count
        Panel(
            StyledText("What changed"), note: StyledText(note),
            footer: rest > 0 ? StyledText("\(rest.grouped) more below") : "",
            isFocused: viewModel.focus == .commits
        ) {
            ChangeLines(lines: Array(shown))
        }
        .onScroll { [weak viewModel] in viewModel?.scrollChanges(by: $0) }
        .draw(on: canvas)
    }

    private var note: String {
        guard let (from, to) = viewModel.compared else { return "" }
        let count = to - from
        let commits = count > 1 ? ", \(count.counted("commit"))" : ""
        return "\(board.commits[from].note.shortName) → \(board.commits[to].note.shortName)"
            + commits
    }

    private var lines: [StyledText] {
        guard let difference = viewModel.difference else { return Self.unknown }
        var lines: [StyledText] = []
        func add(_ title: String, _ mark: StyledText, _ names: [String]) {
            if names.isEmpty { return }
            if !lines.isEmpty { lines.append("") }
            lines.append(StyledText(" \(title)", .header, .bold))
            lines += names.map { " " + mark + " " + StyledText($0) }
        }
        let plus = StyledText("+", .warning)
        let minus = StyledText("−", .success)
        add("Violations that came", plus, difference.appeared.map(Self.words))
        add("Violations that went", minus, difference.disappeared.map(Self.words))
        add("New modules", StyledText("+", .info), difference.addedModules.map(\.id.targetName))
        add(
            "Modules that went", StyledText("−", .info),
            difference.removedModules.map(\.id.targetName))
        add("New edges", StyledText("+", .info), difference.newEdges.map(\.title))
        add("Edges that went", StyledText("−", .info), difference.goneEdges.map(\.title))
        add(
            "Lines", StyledText("±", .muted),
            difference.grown.prefix(12).map { growth in
                "\(growth.module.targetName)  \(growth.before.grouped) → \(growth.after.grouped)"
            })
        return lines.isEmpty ? [StyledText(" The architecture is the same.", .muted)] : lines
    }

    private static let unknown = [
        StyledText(" The commit, or the one that it is compared with, is not read.", .muted),
        StyledText(" c marks the commit to compare with.", .muted),
    ]

    private static func words(_ violation: ViolationState) -> String {
        let end = violation.to.map { " → \($0.targetName)" } ?? ""
        return "\(violation.kind.symbol) \(violation.kind.rawValue)  "
            + "\(violation.from.targetName)\(end)"
    }
}

/// Lines whose middle goes first where there is no room: both ends of an edge have a name.
struct ChangeLines: View {
    let lines: [StyledText]

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        for (y, line) in lines.enumerated() {
            canvas.write(line, x: 0, y: y, width: canvas.size.width - 1, truncation: .middle)
        }
    }
}
