import Editing
import Previewing
import TerminalUI

/// What a changed snapshot says before and now, ready to be drawn.
nonisolated enum Comparison: Equatable {
    /// Two drawn screens, or one of them.
    case pictures(PicturePair)
    /// Two texts, line by line.
    case lines([DiffLine])
    /// Why there is nothing to see.
    case unreadable(String)

    /// Reads both texts as cells where the maker wrote cells; as lines where it did not, or where
    /// one of them is damaged.
    init(_ texts: SnapshotTexts, maker: SnapshotChange.Maker) {
        let old = texts.recorded.map(Self.snapshot)
        let new = texts.drawn.map(Self.snapshot)
        let areRead = ![old, new].contains { $0 == .some(nil) }
        if maker == .snapshotKit, areRead {
            self = .pictures(PicturePair(old: old ?? nil, new: new ?? nil))
        } else {
            self = .lines(Self.lines(texts))
        }
    }

    /// Every difference in words; empty where there is only one text.
    var words: [StyledText] {
        guard case .pictures(let pair) = self else { return [] }
        return pair.words
    }

    private static func snapshot(_ text: String) -> Snapshot? {
        do {
            return try SnapshotParser.parse(text)
        } catch {
            return nil
        }
    }

    private static func lines(_ texts: SnapshotTexts) -> [DiffLine] {
        TextDiff(from: texts.recorded ?? "", to: texts.drawn ?? "").lines.map { line in
            DiffLine(
                line.kind.shown, StyledText(line.text.replacing("\n", with: " ")),
                oldNumber: line.oldNumber, newNumber: line.newNumber)
        }
    }
}

extension TextDiff.Line.Kind {
    fileprivate nonisolated var shown: DiffLine.Kind {
        switch self {
        case .context: .context
        case .removed: .removed
        case .added: .added
        }
    }
}
