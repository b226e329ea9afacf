import Codebase
@_spi(RawSyntax) import SwiftSyntax

/// Finds what the parts of a Swift text are, in one walk of its raw tree.
struct TokenRunFinder {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var runs: [TokenRun] = []
    private var offset = 0
    private var depth = TreeDepth()

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Deals with a node and everything in it.
    ///
    /// - Parameter override: What identifiers in it are, whatever they look like.
    mutating func walk(_ node: RawSyntax, override: HighlightedLine.Token? = nil) {
        guard let layout = node.layoutView, depth.canEnter else {
            offset += node.byteLength
            return
        }
        depth.enter()
        defer { depth.leave() }
        for case let child? in layout.children {
            if let token = child.tokenView {
                note(token, in: node.kind, override)
                offset += child.byteLength
            } else {
                let isName = node.kind == .attribute && child.kind.isAttributeName
                walk(child, override: isName ? .attribute : override)
            }
        }
    }

    private mutating func note(
        _ token: RawSyntaxTokenView, in parent: SyntaxKind, _ override: HighlightedLine.Token?
    ) {
        guard token.presence == .present else { return }
        let start = offset + token.leadingTriviaByteLength
        let end = start + token.textByteLength
        noteComments(in: offset..<start)
        if start < end, let kind = kind(of: token, at: start, in: parent, override) {
            runs.append(TokenRun(range: start..<end, token: kind))
        }
        noteComments(in: end..<(end + token.trailingTriviaByteLength))
    }

    private func kind(
        of token: RawSyntaxTokenView, at start: Int, in parent: SyntaxKind,
        _ override: HighlightedLine.Token?
    ) -> HighlightedLine.Token? {
        switch token.rawKind {
        case .keyword: .keyword
        case .integerLiteral, .floatLiteral: .number
        case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote,
            .rawStringPoundDelimiter, .regexSlash, .regexLiteralPattern, .regexPoundDelimiter:
            .string
        case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
            .poundSourceLocation, .pound:
            .directive
        case .atSign: .attribute
        case .shebang: .comment
        case .identifier: override ?? identifierKind(at: start, in: parent)
        case .dollarIdentifier: .identifier
        default: nil
        }
    }

    private func identifierKind(at start: Int, in parent: SyntaxKind) -> HighlightedLine.Token {
        switch parent {
        case .identifierType, .memberType, .structDecl, .classDecl, .enumDecl, .actorDecl,
            .protocolDecl, .typeAliasDecl, .associatedTypeDecl, .genericParameter:
            .type
        case .macroExpansionExpr, .macroExpansionDecl: .directive
        case .declReferenceExpr where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]):
            .type
        default: .identifier
        }
    }

    /// Between tokens stand blanks and comments only.
    private mutating func noteComments(in range: Range<Int>) {
        var index = range.lowerBound
        while index + 1 < range.upperBound {
            guard bytes[index] == UInt8(ascii: "/") else {
                index += 1
                continue
            }
            let end =
                bytes[index + 1] == UInt8(ascii: "*")
                ? endOfBlock(at: index, before: range.upperBound)
                : endOfLine(at: index, before: range.upperBound)
            runs.append(TokenRun(range: index..<end, token: .comment))
            index = end
        }
    }

    private func endOfLine(at start: Int, before limit: Int) -> Int {
        bytes[start..<limit].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? limit
    }

    private func endOfBlock(at start: Int, before limit: Int) -> Int {
        var depth = 0
        var index = start
        while index + 1 < limit {
            let pair = (bytes[index], bytes[index + 1])
            if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
                index += 2
            } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return limit
    }
}

extension SyntaxKind {
    /// Whether such a node names an attribute.
    fileprivate var isAttributeName: Bool {
        self == .identifierType || self == .memberType
    }
}
