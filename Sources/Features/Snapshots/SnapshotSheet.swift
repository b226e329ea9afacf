import Codebase
import Previewing
import TerminalUI

/// Asks before files are changed, with the change in sight; lists what cannot be reviewed.
struct SnapshotSheet: CompositeView {
    let sheet: SnapshotsViewModel.Sheet
    let review: SnapshotReview?
    /// How the snapshot differs, where there is only one.
    var comparison: Comparison?
    /// The first line that is shown.
    var offset = 0

    var body: some View {
        switch sheet {
        case .decide(let decision):
            Modal(
                StyledText(decision.question), footer: decision.footer,
                size: Size(width: 92, height: 30)
            ) {
                Text(decision.explanation).wrapped()
                Text("")
                for line in decision.lines(comparison).dropFirst(offset) {
                    Text(line).truncated(.middle)
                }
            }
        case .notes:
            Modal("Not reviewed here", footer: "Esc close", size: Size(width: 90, height: 30)) {
                for image in review?.images ?? [] {
                    Text(StyledText("image  ", .muted) + StyledText(image.string)).truncated(
                        .middle)
                }
                for item in review?.incomplete ?? [] {
                    Text(StyledText(item.path.string, .accent)).truncated(.middle)
                    Text(item.reason).wrapped().padding(Insets(left: 2))
                }
            }
        }
    }
}

/// What a person is asked about some snapshots.
struct Decision: Equatable {
    let accepts: Bool
    let snapshots: [SnapshotChange]
    /// Whether undoing brings back everything.
    let isUndoneWhole: Bool

    var question: String {
        let what =
            snapshots.count == 1 ? snapshots[0].title : snapshots.count.counted("snapshot")
        return accepts ? "Accept \(what)?" : "Reject \(what)?"
    }

    var footer: StyledText {
        StyledText(accepts ? "y accept · n no" : "y reject · n no")
    }

    /// What becomes of the files, in two or three sentences.
    var explanation: StyledText {
        let hasOrphans = snapshots.contains { $0.kind == .orphan }
        let hasOthers = snapshots.contains { $0.kind != .orphan }
        var sentences: [String] = []
        if accepts, hasOthers {
            sentences.append("The recorded file is replaced by what the last test run drew.")
        }
        if accepts, hasOrphans { sentences.append("A file that no test draws is deleted.") }
        if !accepts {
            sentences.append("The recorded file stays, and what the test run drew is deleted.")
        }
        sentences.append(
            isUndoneWhole
                ? "u undoes it." : "u undoes it; the drawing itself comes back with a test run.")
        return StyledText(sentences.joined(separator: " "))
    }

    /// The files, and for a single snapshot how it differs.
    func lines(_ comparison: Comparison?) -> [StyledText] {
        let files = snapshots.map { snapshot in
            let (verb, color) = verb(for: snapshot)
            return StyledText(verb + "  ", color) + StyledText(snapshot.recorded.string)
        }
        guard snapshots.count == 1, let comparison else { return files }
        return files + [""] + comparison.changed
    }

    private func verb(for snapshot: SnapshotChange) -> (String, Color) {
        guard accepts else { return ("keep   ", .muted) }
        return switch snapshot.kind {
        case .changed: ("replace", .warning)
        case .new: ("create ", .info)
        case .orphan: ("delete ", .error)
        }
    }
}

extension Comparison {
    /// Every difference in a line of words, or the lines that differ.
    var changed: [StyledText] {
        switch self {
        case .pictures: words
        case .lines(let lines):
            lines.compactMap { line in
                switch line.kind {
                case .added: StyledText("+ ", .addition) + line.text
                case .removed: StyledText("- ", .deletion) + line.text
                case .context, .heading: nil
                }
            }
        case .unreadable(let reason): [StyledText(reason, .warning)]
        }
    }
}
