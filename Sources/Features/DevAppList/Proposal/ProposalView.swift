import Codebase
import Editing
import FeatureKit
import TerminalUI

/// Shows the change that makes a dev app, before it is made.
struct ProposalView: CompositeView {
    let proposal: DevAppProposal
    let offset: Int

    var body: some View {
        Modal(
            StyledText(proposal.title), footer: "y write · n cancel · j k scroll",
            size: Size(width: 110, height: 46)
        ) {
            Text(summary)
            if let warning = proposal.warning {
                Text(StyledText("▲ ", .warning) + StyledText(warning)).wrapped()
            }
            for note in proposal.notes { Text(note, .muted).wrapped() }
            Text("")
            Diff(proposal.lines, offset: offset)
        }
    }

    private var summary: StyledText {
        let changes = proposal.changes.changes
        let created = changes.count { $0.kind == .created }
        let modified = changes.count - created
        let parts = [
            created > 0 ? "\(created.counted("file")) created" : nil,
            modified > 0 ? "\(modified.counted("file")) changed" : nil,
        ]
        return StyledText(parts.compactMap(\.self).joined(separator: ", "))
            + StyledText("; nothing is written yet, u undoes it", .muted)
    }
}

extension DevAppProposal {
    /// The lines of the difference, each file under its name.
    var lines: [DiffLine] {
        changes.changes.flatMap { change in
            [DiffLine(.heading, StyledText("\(change.kind.word) \(change.path)", .accent))]
                + change.diff.hunks().flatMap { hunk in hunk.lines.map { DiffLine($0) } }
                + [DiffLine(.context, "")]
        }
    }
}

extension FileChange.Kind {
    fileprivate var word: String {
        switch self {
        case .created: "new"
        case .modified: "changed"
        case .deleted: "removed"
        }
    }
}
