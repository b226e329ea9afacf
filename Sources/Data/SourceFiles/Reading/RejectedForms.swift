import SwiftParser
import SwiftSyntax

/// Valid Swift that this version of SwiftSyntax rejects, written so that it does not (decision 14).
///
/// - `@MainActor(Item) -> Void`: it takes the parenthesis for arguments of the attribute and calls the arrow an
///   error; compilers look further and take it for parameters. With a space both read the same. Nothing else
///   makes an arrow follow an attribute's arguments.
/// - `{ ($0 as? Item)?.show(); for item in items {} }`: it takes the parenthesis for parameters of the closure,
///   as an `in` follows somewhere. With an operator before it both read an expression.
enum RejectedForms {
    /// The text with a byte more at each such place; nil if it has none.
    static func text(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? { mended(bytes)?.bytes }

    /// The same, with where each byte was put: ascending, as offsets in the given text.
    static func mended(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> (bytes: [UInt8], added: [Int])? {
        var finder = Finder()
        for token in Parser.parse(source: bytes).tokens(viewMode: .sourceAccurate) {
            finder.take(token)
        }
        if finder.places.isEmpty { return nil }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + finder.places.count)
        var start = 0
        let places = finder.places.filter { $0.key <= bytes.count }.sorted { $0.key < $1.key }
        for (place, byte) in places {
            text += bytes[start..<place]
            text.append(byte)
            start = place
        }
        return (text + bytes[start...], places.map(\.key))
    }

    /// Goes through tokens and keeps where the parentheses open that are misread.
    private struct Finder {
        /// What to put where.
        private(set) var places: [Int: UInt8] = [:]
        /// The offset of each open parenthesis that follows an attribute's name directly, nil of any
        /// other.
        private var open: [Int?] = []
        private var closed: Int?
        /// The parenthesis that a block begins with.
        private var first: TokenSyntax?
        private var before: [TokenKind] = []
        private var isJoined = false

        mutating func take(_ token: TokenSyntax) {
            switch token.tokenKind {
            case .leftParen:
                first = before.last == .leftBrace ? token : nil
                open.append(opening(token))
                closed = nil
            case .rightParen: closed = open.popLast() ?? nil
            case .arrow:
                if let closed { places[closed] = UInt8(ascii: " ") }
                closed = nil
            case .keyword(.async), .keyword(.throws), .keyword(.rethrows), .identifier("async"):
                break
            case .dollarIdentifier where before.last == .leftParen:
                if let first { places[Self.offset(of: first)] = UInt8(ascii: "!") }
                closed = nil
            default: closed = nil
            }
            before = before.suffix(1) + [token.tokenKind]
            isJoined = token.trailingTrivia.isEmpty
        }

        /// What becomes of a parenthesis once it is closed: those of `throws(…)` change nothing.
        private func opening(_ token: TokenSyntax) -> Int? {
            if before.last == .keyword(.throws) { return closed }
            guard isJoined, token.leadingTrivia.isEmpty, isAttribute else { return nil }
            return Self.offset(of: token)
        }

        private static func offset(of token: TokenSyntax) -> Int {
            token.positionAfterSkippingLeadingTrivia.utf8Offset
        }

        /// Whether what came before is `@` and a name.
        private var isAttribute: Bool {
            guard before.count == 2, before[0] == .atSign else { return false }
            if case .identifier = before[1] { return true }
            return false
        }
    }
}
