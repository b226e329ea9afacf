import Codebase

/// A file that gets another path, and may change on the way.
package struct FileMove: Hashable, Sendable {
    /// Where it stood.
    package let from: RelativePath
    /// Where it stands afterwards.
    package let to: RelativePath

    /// A move from one path to another.
    package init(from: RelativePath, to: RelativePath) {
        self.from = from
        self.to = to
    }
}

/// What differs in one file, or in one that moves.
package struct FileDifference: Sendable {
    /// The file; of one that moves the old path.
    package let path: RelativePath
    /// The lines that differ.
    package let diff: TextDiff
    /// The difference in the form that `git apply` reads.
    package let text: String
}

extension ChangeSet {
    /// All differences in the form that `git apply` reads, where files that move are renamed.
    ///
    /// - Parameter moves: Files of which one change deletes the old one and another creates the new.
    package func unifiedDiff(moving moves: [FileMove]) -> String {
        differences(moving: moves).map(\.text).joined()
    }

    /// The differences file by file, in path order; a move is one, in place of the file that goes.
    package func differences(moving moves: [FileMove]) -> [FileDifference] {
        let byPath = Dictionary(
            changes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let pairs = moves.filter {
            byPath[$0.from]?.kind == .deleted && byPath[$0.to]?.kind == .created
        }
        let targets = Dictionary(
            pairs.map { ($0.from, $0) }, uniquingKeysWith: { first, _ in first })
        let made = Set(pairs.map(\.to))
        return changes.filter { !made.contains($0.path) }.map { change in
            guard let move = targets[change.path], let after = byPath[move.to] else {
                return FileDifference(
                    path: change.path, diff: change.diff, text: change.unifiedDiff)
            }
            return move.difference(from: change.before ?? "", to: after.after ?? "")
        }
    }
}

extension FileMove {
    /// How many lines the texts have in common, of 100; lines are counted, where git counts bytes.
    private static func similarity(_ diff: TextDiff) -> Int {
        let kept = diff.lines.count { $0.kind == .context }
        let most = kept + max(diff.addedCount, diff.removedCount)
        // Git takes 100 for files that are equal.
        return most == 0 ? 100 : min(99, kept * 100 / most)
    }

    fileprivate func difference(from before: String, to after: String) -> FileDifference {
        let diff = TextDiff(from: before, to: after)
        let isSame = before == after
        var lines = [
            "diff --git a/\(from) b/\(to)",
            "similarity index \(isSame ? 100 : Self.similarity(diff))%",
            "rename from \(from)", "rename to \(to)",
        ]
        if !isSame {
            lines += ["--- a/\(from)", "+++ b/\(to)"]
            for hunk in diff.hunks() {
                lines.append(hunk.heading)
                lines += hunk.lines.map { $0.sign + $0.text }
            }
        }
        return FileDifference(path: from, diff: diff, text: lines.joined(separator: "\n") + "\n")
    }
}
