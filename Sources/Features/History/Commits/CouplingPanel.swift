import Chronicling
import Codebase
import FeatureKit
import TerminalUI

/// What changes in the same commits: although nothing joins it, or so often that a boundary is wrong.
struct CouplingPanel: View {
    let viewModel: HistoryViewModel

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let lines = lines
        let room = max(1, canvas.size.height - 2)
        let offset = min(viewModel.changesOffset, max(0, lines.count - room))
        let rest = max(0, lines.count - offset - room)
        Panel(
            "What changes together", note: "commits of both, of the rarer one",
            footer: rest > 0 ? StyledText("\(rest.grouped) more below") : "",
            isFocused: viewModel.focus == .commits
        ) {
            ChangeLines(lines: Array(lines.dropFirst(offset).prefix(room)))
        }
        .onScroll { [weak viewModel] in viewModel?.scrollChanges(by: $0) }
        .draw(on: canvas)
    }

    private var lines: [StyledText] {
        switch viewModel.coupling {
        case .unread, .reading: return [StyledText(" Reading what commits changed…", .info)]
        case .failed(let reason): return [StyledText(" " + reason, .warning)]
        case .found(let couplings): return Self.lines(of: couplings)
        }
    }

    private static func lines(of couplings: [ChangeCoupling]) -> [StyledText] {
        var lines: [StyledText] = []
        func add(_ title: String, _ chosen: [ChangeCoupling]) {
            if chosen.isEmpty { return }
            if !lines.isEmpty { lines.append("") }
            lines.append(StyledText(" \(title)", .header, .bold))
            lines += chosen.map(line)
        }
        let modules = couplings.filter(\.isOfModules)
        add("Modules that nothing joins", modules.filter { !$0.isJoined })
        add("Modules that always change together: a wrong boundary?", modules.filter(\.isJoined))
        add("Files of modules that nothing joins", couplings.filter { !$0.isOfModules })
        if !lines.isEmpty { return lines }
        return [
            StyledText(
                " In the last \(FindChangeCoupling.most.grouped) commits nothing changes together "
                    + "that should not.", .muted)
        ]
    }

    private static func line(_ coupling: ChangeCoupling) -> StyledText {
        let share = "\(coupling.isJoined ? coupling.overlap : coupling.confidence) %"
        let count = "\(coupling.support)".padded(to: 4) + share.padded(to: 7) + "  "
        return StyledText(count, .muted) + StyledText(coupling.names)
            + StyledText("  last \(coupling.commits.first?.text.prefix(8) ?? "")", .muted)
    }
}

extension ChangeCoupling {
    fileprivate nonisolated var isOfModules: Bool {
        if case .modules = pair { true } else { false }
    }

    fileprivate nonisolated var names: String {
        switch pair {
        case .modules(let one, let other): "\(one.targetName) ⇄ \(other.targetName)"
        case .files(let one, let other): "\(one.name) ⇄ \(other.name)"
        }
    }
}

extension String {
    fileprivate nonisolated func padded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
