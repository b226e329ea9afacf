import Codebase
import Editing

/// What is about to change in files, as a difference for people.
package struct ChangesText: Sendable {
    private let changes: ChangeSet
    private let moves: [FileMove]
    private let paint: Paint

    /// - Parameter moves: Files that get another path, which are shown as one difference each.
    package init(_ changes: ChangeSet, moving moves: [FileMove] = [], paint: Paint) {
        self.changes = changes
        self.moves = moves
        self.paint = paint
    }

    /// The difference of every file and a summary; it names what stands in files, so control
    /// characters are shown as symbols.
    package var text: String {
        let differences = changes.differences(moving: moves)
        return differences.map { text(of: $0.text) }.joined() + summary(of: differences) + "\n"
    }

    private func text(of difference: String) -> String {
        let lines = difference.utf8.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).dropLast().map { Substring($0) }
        let body = lines.firstIndex { $0.hasPrefix("@@") } ?? lines.endIndex
        return lines.indices.map { index in
            painted(String(lines[index]), isHeading: index < body) + "\n"
        }.joined()
    }

    private func painted(_ line: String, isHeading: Bool) -> String {
        let shown = line.split(separator: "\t", omittingEmptySubsequences: false)
            .joined(separator: "    ").visible
        if isHeading { return paint.bold(shown) }
        switch line.first {
        case "+": return paint.green(shown)
        case "-": return paint.red(shown)
        case "@": return paint.cyan(shown)
        default: return shown
        }
    }

    private func summary(of files: [FileDifference]) -> String {
        let added = files.map(\.diff.addedCount).reduce(0, +)
        let removed = files.map(\.diff.removedCount).reduce(0, +)
        return "\(changes.title.visible): \(files.count.counted("file")), +\(added) −\(removed)"
    }
}

/// The change of one file, in JSON.
package struct ChangeRecord: Encodable, Sendable {
    let path: String
    let kind: String
    let added: Int
    let removed: Int
    let diff: String

    package init(_ change: FileChange) {
        let diff = change.diff
        path = change.path.string
        kind = change.kind.rawValue
        added = diff.addedCount
        removed = diff.removedCount
        self.diff = change.unifiedDiff
    }
}
