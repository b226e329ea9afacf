import Codebase
import Editing
import FeatureKit
import Inverting
import TerminalUI

/// How one file changes.
nonisolated struct FileDiff: Sendable, Identifiable {
    let change: FileChange
    let hunks: [TextDiff.Hunk]
    let added: Int
    let removed: Int

    var id: RelativePath { change.path }

    init(_ change: FileChange) {
        self.change = change
        let diff = change.diff
        hunks = diff.hunks()
        added = diff.addedCount
        removed = diff.removedCount
    }

    /// The first line that changes, as the file stands now.
    var firstLine: Int? {
        guard change.before != nil else { return nil }
        let lines = hunks.first?.lines ?? []
        let start = lines.firstIndex { $0.kind != .context } ?? 0
        return lines[start...].compactMap(\.oldNumber).first ?? lines.compactMap(\.oldNumber).last
    }
}

extension FileDiff {
    /// The lines of the difference, in the colours of their parts as far as those are known.
    ///
    /// - Parameters:
    ///   - colours: What the old and the new text look like, by line.
    ///   - questions: Lines that ask one of these stand out.
    func lines(in colours: FileColours, questions: [RecipeQuestion]) -> [DiffLine] {
        hunks.enumerated().flatMap { index, hunk in
            let isWhole = hunks.count == 1 && change.kind != .modified
            let heading = isWhole ? [] : [DiffLine(.heading, StyledText(hunk.heading, .faint))]
            return heading
                + hunk.lines.map { line in
                    DiffLine(line, text: colours.text(of: line, questions: questions))
                }
        }
    }
}

/// What the old and the new text of a file look like, by line.
struct FileColours {
    var old: [Int: StyledText] = [:]
    var new: [Int: StyledText] = [:]

    fileprivate func text(of line: TextDiff.Line, questions: [RecipeQuestion]) -> StyledText {
        let plain = line.text.replacing("\n", with: " ")
        if line.kind == .added, questions.contains(where: { $0.isAsked(in: plain) }) {
            return StyledText(plain, .warning, .bold)
        }
        let known =
            line.kind == .removed
            ? line.oldNumber.flatMap { old[$0] } : line.newNumber.flatMap { new[$0] }
        // What could not be highlighted, or not in this way, is shown as it is.
        guard let known, known.string == plain else { return StyledText(plain) }
        return known
    }
}

extension RecipeQuestion {
    /// Whether a line of the new text is the comment that asks it, or a part of that.
    fileprivate func isAsked(in line: String) -> Bool {
        let words = line.drop { $0 == " " || $0 == "\t" }
        guard words.hasPrefix("//") else { return false }
        let comment = words.drop { $0 == "/" || $0 == " " || $0 == "?" }
        return comment.contains(text) || comment.utf8.count > 12 && text.contains(comment)
    }
}

extension FileChange.Kind {
    /// A sign in one cell.
    var mark: StyledText {
        switch self {
        case .created: StyledText("+", .addition)
        case .modified: StyledText("~", .warning)
        case .deleted: StyledText("−", .deletion)
        }
    }

    /// What becomes of the file.
    var word: String {
        switch self {
        case .created: "created"
        case .modified: "changed"
        case .deleted: "deleted"
        }
    }
}
