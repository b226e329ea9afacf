import Codebase
import Editing
import Previewing
import TerminalUI

/// The text of `strata snapshots`: what differs, and if asked for how.
package struct SnapshotsText: Sendable {
    private static let mostLines = 60

    private let review: SnapshotReview
    private let paint: Paint

    /// A review, for people.
    package init(_ review: SnapshotReview, paint: Paint) {
        self.review = review
        self.paint = paint
    }

    /// One line for each snapshot, followed by its differences if they are known; then a summary.
    package func text(differences: [SnapshotChange.ID: SnapshotTexts] = [:]) -> String {
        var lines = review.changes.flatMap { change -> [String] in
            [line(for: change)]
                + (differences[change.id].map { difference(of: change, $0) } ?? [])
        }
        lines += review.images.map { "image    \($0.string.visible): review in git or Xcode" }
        lines += review.incomplete.map {
            paint.yellow("incomplete: ") + "\($0.path.string.visible): \($0.reason.visible)"
        }
        return (lines + [summary]).joined(separator: "\n") + "\n"
    }

    private func line(for change: SnapshotChange) -> String {
        let word =
            switch change.kind {
            case .changed: paint.yellow("changed")
            case .new: paint.cyan("new    ")
            case .orphan: paint.dim("orphan ")
            }
        return "\(word)  \(change.recorded.string.visible)"
            + (change.reason.map { paint.dim("  " + $0.visible) } ?? "")
    }

    private var summary: String {
        let recorded = review.recorded.counted("snapshot")
        if review.changes.isEmpty, review.recorded == 0 {
            return paint.yellow("Nothing to review") + ": no test run has recorded snapshots here."
        }
        guard !review.changes.isEmpty else {
            return paint.green("All snapshots match") + " (\(recorded))."
        }
        let kinds: [(SnapshotChange.Kind, String)] = [
            (.changed, "changed"), (.new, "new"), (.orphan, "orphaned"),
        ]
        let counts = kinds.filter { review.count(of: $0.0) > 0 }
            .map { "\(review.count(of: $0.0)) \($0.1)" }
        return paint.bold(counts.joined(separator: ", "))
            + " of \(recorded). Show differences with --diff; accept them with --accept PATH or "
            + "--accept-all."
    }

    private func difference(of change: SnapshotChange, _ texts: SnapshotTexts) -> [String] {
        guard let old = texts.recorded, let new = texts.drawn else { return [] }
        let lines = cellDifference(change, old, new) ?? lineDifference(old, new)
        let hidden = lines.count - Self.mostLines
        return lines.prefix(Self.mostLines).map(painted)
            + (hidden > 0 ? [paint.dim("    … and \(hidden) more")] : [])
    }

    private func cellDifference(
        _ change: SnapshotChange, _ old: String, _ new: String
    ) -> [String]? {
        guard change.maker == .snapshotKit else { return nil }
        do throws(SnapshotParser.Failure) {
            let before = try SnapshotParser.parse(old)
            let after = try SnapshotParser.parse(new)
            return SnapshotDifference(from: before, to: after).lines.map { "  " + $0 }
        } catch {
            return nil
        }
    }

    private func lineDifference(_ old: String, _ new: String) -> [String] {
        TextDiff(from: old, to: new).lines.compactMap { line in
            switch line.kind {
            case .context: nil
            case .removed: "    -\(line.oldNumber ?? 0) \(line.text)"
            case .added: "    +\(line.newNumber ?? 0) \(line.text)"
            }
        }
    }

    private func painted(_ line: String) -> String {
        let text = line.visible
        switch text.drop(while: { $0 == " " }).first {
        case "-": return paint.red(text)
        case "+": return paint.green(text)
        default: return text
        }
    }
}
