import Codebase
import SwiftSyntax

/// Where the nodes of a tree stand in the file whose text was parsed.
struct TextPlaces {
    /// The first byte of each line of the file.
    private let lines: [Int]
    /// How many bytes of the file come before the text that was parsed.
    private let start: Int
    /// Where bytes were put into that text, ascending, as offsets in the text without them.
    private let added: [Int]
    private let starts = KnownStarts()

    init(lines: [Int], start: Int, added: [Int] = []) {
        self.lines = lines
        self.start = start
        self.added = added
    }

    /// The place of a byte of the text that was parsed.
    func position(_ position: AbsolutePosition) -> TextPosition {
        let offset = start + original(position.utf8Offset)
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return TextPosition(offset: offset, line: low + 1, column: offset - lines[low] + 1)
    }

    private func original(_ offset: Int) -> Int {
        offset - added.indices.partitioningIndex { added[$0] + $0 >= offset }
    }

    /// What lies between two bytes.
    func extent(_ start: AbsolutePosition, _ end: AbsolutePosition) -> TextExtent {
        TextExtent(start: position(start), end: position(end))
    }

    /// The stretch of a node, without what stands around it.
    func extent(of node: some SyntaxProtocol) -> TextExtent {
        extent(starts.start(of: node), node.endPositionBeforeTrailingTrivia)
    }

    /// A node with its text.
    func fragment(_ node: some SyntaxProtocol) -> TextFragment {
        TextFragment(node.plainText, at: extent(of: node))
    }

    /// Where the comments begin that stand directly above a node.
    ///
    /// An empty line ends them; a comment after other code on its line is that code's.
    func comments(before node: some SyntaxProtocol) -> TextPosition {
        var offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        var (found, candidate) = (offset, offset)
        var breaks = 0
        for piece in node.leadingTrivia.pieces.reversed() {
            offset -= piece.sourceLength.utf8Length
            switch piece {
            case .newlines(let count), .carriageReturns(let count),
                .carriageReturnLineFeeds(let count):
                found = candidate
                breaks += count
                if breaks > 1 { return position(AbsolutePosition(utf8Offset: found)) }
            case .lineComment, .blockComment, .docLineComment, .docBlockComment:
                candidate = offset
                breaks = 0
            default: break
            }
        }
        if offset == 0 { found = candidate }
        return position(AbsolutePosition(utf8Offset: found))
    }
}

/// Where the texts of nodes begin after the added and comments before them.
///
/// All nodes of a chain `a.b.c` have the same first token, which each would look for from the top.
private final class KnownStarts {
    private var known: [AbsolutePosition: AbsolutePosition] = [:]

    func start(of node: some SyntaxProtocol) -> AbsolutePosition {
        if let found = known[node.position] { return found }
        let found = node.positionAfterSkippingLeadingTrivia
        // What is empty says nothing about what begins in the same place.
        if node.totalLength.utf8Length > 0 { known[node.position] = found }
        return found
    }
}
