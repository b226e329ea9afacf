import Codebase
import SwiftParser
import SwiftSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finds the comments that let lines break rules.
enum ExclusionComments {
    /// The comments of a text, in its order.
    ///
    /// Only a text that holds the marker is parsed for them: what looks like a comment may stand in
    /// a string.
    ///
    /// - Parameter lines: The lines of the text.
    static func find(
        in text: UnsafeBufferPointer<UInt8>, lines: inout LineTable
    ) -> [ExclusionComment] {
        guard holdsMarker(text) else { return [] }
        let tree = Parser.parse(source: text)
        var comments: [ExclusionComment] = []
        var lastLine = 0
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = token.endPositionBeforeTrailingTrivia.utf8Offset
            // The end of the text is a token, too, and no code.
            let next = token.tokenKind == .endOfFile ? nil : lines.line(at: start)
            for (text, offset) in token.leadingTrivia.comments(from: token.position.utf8Offset) {
                let line = lines.line(at: offset)
                let target = line == lastLine ? line : next ?? line
                ExclusionComment(text: text, line: line, target: target).map { comments.append($0) }
            }
            if let next { lastLine = end > start ? lines.line(at: end - 1) : next }
            for (text, offset) in token.trailingTrivia.comments(from: end) {
                let line = lines.line(at: offset)
                ExclusionComment(text: text, line: line, target: line).map { comments.append($0) }
            }
        }
        return comments
    }

    /// Whether the marker stands anywhere in a text; sought by its rarest letter.
    private static func holdsMarker(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var marker = ExclusionComment.marker
        return marker.withUTF8 { marker in
            guard let start = text.baseAddress, let wanted = marker.baseAddress,
                let rare = marker.firstIndex(of: UInt8(ascii: "x"))
            else { return false }
            var next = rare
            while next < text.count,
                let found = memchr(start + next, Int32(marker[rare]), text.count - next)
            {
                next = UnsafeRawPointer(start).distance(to: UnsafeRawPointer(found))
                let first = next - rare
                if first + marker.count <= text.count,
                    memcmp(start + first, wanted, marker.count) == 0
                {
                    return true
                }
                next += 1
            }
            return false
        }
    }
}

extension Trivia {
    /// The comments that end with their line, and where each begins.
    fileprivate func comments(from start: Int) -> [(text: String, offset: Int)] {
        var offset = start
        return compactMap { piece in
            defer { offset += piece.sourceLength.utf8Length }
            if case .lineComment(let text) = piece { return (text, offset) }
            return nil
        }
    }
}
