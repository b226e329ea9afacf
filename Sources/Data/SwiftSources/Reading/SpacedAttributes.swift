import SwiftParser
import SwiftSyntax

/// Tells attributes from the function types that follow them without a space.
///
/// In `@MainActor(Item) -> Void` this version of SwiftSyntax takes the parenthesis for arguments of
/// the attribute and calls the arrow an error; compilers look further and take it for parameters.
/// With a space both read the same. Nothing else makes an arrow follow an attribute's arguments.
enum SpacedAttributes {
    /// The text with a space behind each such attribute; nil if it has none.
    static func text(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? { spaced(bytes)?.bytes }

    /// The same, with where each space was put: ascending, as offsets in the given text.
    static func spaced(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> (bytes: [UInt8], blanks: [Int])? {
        var finder = Finder()
        for token in Parser.parse(source: bytes).tokens(viewMode: .sourceAccurate) {
            finder.take(token)
        }
        if finder.places.isEmpty { return nil }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + finder.places.count)
        var start = 0
        let blanks = finder.places.sorted().filter { $0 <= bytes.count }
        for place in blanks {
            text += bytes[start..<place]
            text.append(UInt8(ascii: " "))
            start = place
        }
        return (text + bytes[start...], blanks)
    }

    /// Goes through tokens and keeps where the parentheses open that an arrow follows.
    private struct Finder {
        private(set) var places: [Int] = []
        /// The offset of each open parenthesis that follows an attribute's name directly, nil of any
        /// other.
        private var open: [Int?] = []
        private var closed: Int?
        private var before: [TokenKind] = []
        private var isJoined = false

        mutating func take(_ token: TokenSyntax) {
            switch token.tokenKind {
            case .leftParen:
                open.append(opening(token))
                closed = nil
            case .rightParen: closed = open.popLast() ?? nil
            case .arrow:
                if let closed { places.append(closed) }
                closed = nil
            case .keyword(.async), .keyword(.throws), .keyword(.rethrows), .identifier("async"):
                break
            default: closed = nil
            }
            before = before.suffix(1) + [token.tokenKind]
            isJoined = token.trailingTrivia.isEmpty
        }

        /// What becomes of a parenthesis once it is closed: those of `throws(…)` change nothing.
        private func opening(_ token: TokenSyntax) -> Int? {
            if before.last == .keyword(.throws) { return closed }
            guard isJoined, token.leadingTrivia.isEmpty, isAttribute else { return nil }
            return token.positionAfterSkippingLeadingTrivia.utf8Offset
        }

        /// Whether what came before is `@` and a name.
        private var isAttribute: Bool {
            guard before.count == 2, before[0] == .atSign else { return false }
            if case .identifier = before[1] { return true }
            return false
        }
    }
}
