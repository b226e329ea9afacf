/// A token of Swift, as the scanner sees it.
struct Token {
    enum Kind: UInt8 {
        case endOfFile
        /// Something that is left to SwiftParser.
        case unknown
        case identifier, keyword, wildcard, dollarIdentifier
        case integer, float
        /// The opening of a string, `#` included; what is in it is read by ``SourceScanner``.
        case string
        case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
        case comma, colon, semicolon, period, at, backslash, arrow, equal
        case pound, poundIf, poundElse, poundElseif, poundEndif
        case poundAvailable, poundUnavailable
        case prefixOperator, infixOperator, postfixOperator
        case prefixAmpersand, postfixQuestion, infixQuestion, exclamation
    }

    var kind: Kind
    /// What the text means where such words mean something.
    var word = Word.none
    /// Whether a line break comes before it.
    var startsLine = false
    /// Whether anything comes between it and the token before it.
    var isSpaced = false
    private var first: Int32
    private var last: Int32

    init(_ kind: Kind, _ start: Int, _ end: Int) {
        self.kind = kind
        first = Int32(truncatingIfNeeded: start)
        last = Int32(truncatingIfNeeded: end)
    }

    var start: Int { Int(first) }
    var end: Int { Int(last) }
    var range: Range<Int> { Int(first)..<Int(last) }
    var length: Int { Int(last) &- Int(first) }

    /// Whether it is an operator, wherever it stands.
    var isOperator: Bool {
        kind == .infixOperator || kind == .prefixOperator || kind == .postfixOperator
    }

    /// Whether a parameter or an argument can be labelled by it.
    var isLabel: Bool {
        switch kind {
        case .identifier, .wildcard: true
        case .keyword: word != .inout
        default: false
        }
    }
}
