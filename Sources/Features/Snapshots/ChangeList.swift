import Codebase
import FeatureKit
import Previewing
import TerminalUI

/// The snapshots that differ, by story.
struct ChangeList: CompositeView {
    let viewModel: SnapshotsViewModel
    let review: SnapshotReview

    var body: some View {
        Panel(
            "To review", note: counts, isFocused: viewModel.focus == .list,
            scroll: ScrollPosition(viewModel.list)
        ) {
            FilterField(
                viewModel.filter, found: viewModel.shown.count, of: review.changes.count)
            List(
                viewModel.list, isFocused: !viewModel.filter.isEditing,
                actions: viewModel.rowActions { [viewModel] in viewModel.focus = .picture },
                placeholder: placeholder
            ) { row in
                ChangeRow(
                    change: viewModel.shown[row],
                    beginsStory: row == 0
                        || viewModel.shown[row - 1].story != viewModel.shown[row].story)
            }
            if viewModel.hasNotes {
                Text(
                    StyledText("▲ ", .warning)
                        + StyledText(
                            (review.images.count + review.incomplete.count).counted("file")
                                + " not shown: press i", .muted))
            }
            if let notice = viewModel.notice { Text(notice).wrapped() }
        }
    }

    private var counts: StyledText {
        let parts: [(SnapshotChange.Kind, Color)] = [
            (.changed, .warning), (.new, .info), (.orphan, .muted),
        ]
        var text = StyledText("")
        for (kind, color) in parts where review.count(of: kind) > 0 {
            if !text.isEmpty { text += " " }
            text += StyledText("\(kind.mark)\(review.count(of: kind))", color)
        }
        return text
    }

    private var placeholder: EmptyState {
        viewModel.filter.isActive
            ? EmptyState("No match", advice: .keys(("Esc", "shows all")))
            : EmptyState(
                "All reviewed", symbol: StyledText("✓", .success, .bold),
                advice: .keys(("r", "checks again")))
    }
}

/// One snapshot: its mark, its story where that begins, its state and size.
struct ChangeRow: CompositeView {
    let change: SnapshotChange
    let beginsStory: Bool

    var body: some View {
        HStack(spacing: 1) {
            Text(StyledText(change.kind.mark, change.kind.color, .bold))
            Text(
                StyledText(change.story, beginsStory ? Style(.accent) : Style(.faint))
                    + StyledText("/", .faint) + StyledText(change.name)
            ).truncated(.middle)
        }
    }
}

extension SnapshotChange.Kind {
    var mark: String {
        switch self {
        case .changed: "~"
        case .new: "+"
        case .orphan: "−"
        }
    }

    var color: Color {
        switch self {
        case .changed: .warning
        case .new: .info
        case .orphan: .muted
        }
    }

    var words: String {
        switch self {
        case .changed: "changed"
        case .new: "new"
        case .orphan: "orphaned: no test draws it"
        }
    }
}
