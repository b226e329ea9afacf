import Architecture
import TerminalUI

/// What stands over the table: how many rows, in which order, and what is missing.
struct SummaryLine: CompositeView {
    let shown: Int
    let own: Int
    let others: Int
    let showsOthers: Bool
    let order: ModuleOrder
    let incomplete: Int
    let progress: AnalysisProgress?

    var body: some View {
        HStack(spacing: 2) {
            Text(counts).priority(2)
            Text(arrangement).priority(1)
            Spacer()
            if incomplete > 0 {
                Text("! \(incomplete.grouped) incomplete", .warning).priority(3)
            }
            if let progress { ProgressNote(progress: progress).priority(3) }
        }
        .padding(horizontal: 1)
    }

    private var counts: StyledText {
        let text = StyledText(own.counted("module"))
        guard others > 0 else { return text }
        let note = showsOthers ? " + \(others.grouped) from elsewhere" : ""
        return text + StyledText(note, .muted)
    }

    private var arrangement: StyledText {
        StyledText("by \(order.column.label) \(order.isAscending ? "▴" : "▾")", .muted)
    }
}

/// How far the reading of the sources is.
struct ProgressNote: CompositeView {
    let progress: AnalysisProgress

    var body: some View {
        HStack(spacing: 1) {
            Text(progress.sentence, .muted)
            if progress.total > 0 {
                ProgressBar(Double(progress.done) / Double(progress.total)).frame(width: 12)
            }
        }
    }
}

extension AnalysisProgress {
    /// What is being done, and how far it is.
    var sentence: String {
        let verb =
            switch step {
            case .listing: "listing files"
            case .manifests: "reading manifests"
            case .sources: "reading sources"
            case .linking: "linking modules"
            }
        return total > 0 ? "\(verb) \(done.grouped) of \(total.grouped)" : verb
    }
}
