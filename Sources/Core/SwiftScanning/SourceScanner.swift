/// Goes through a Swift file, byte by byte and without a tree, and tells a delegate what it meets.
///
/// It knows the grammar as SwiftParser does, but only what is no error: at anything else it gives the
/// file up, which is then left to SwiftParser.
public struct SourceScanner {
    /// Where the scanner is; going back to an earlier place is a copy.
    struct Place {
        var token: Token
        /// The token after it, once it was looked at.
        var next: Token?
        /// Where the token before it ends.
        var lastEnd = 0
    }

    var lexer: SourceLexer
    var place: Place
    let delegate: any SourceScannerDelegate
    /// How many brackets, operators in front and bodies are open.
    private var depth = 0
    /// How many members and calls hang on the expressions around; each is one level of a tree.
    var chained = 0
    /// The names of an inheritance clause while it is read.
    var inherited: [String]?
    /// How many closures were read.
    var closures = 0
    /// The arguments of a preview while they are read.
    var arguments: [ScannedArgument]?
    /// How many interpolations of strings are open.
    var interpolations = 0
    /// Whether the statements that are read belong to a case of a `switch`.
    var isInSwitch = false
    /// What no look ahead can tell the meaning of; the file is given up once all is read.
    private var doubt: GivenUp?

    private static let deepest = 100
    static let longestChain = 2000

    /// Goes through a text.
    ///
    /// - Parameters:
    ///   - bytes: The text: UTF-8, without a byte order mark.
    ///   - delegate: Who is told; what it was told before an error counts for nothing.
    /// - Throws: Why the text is left to SwiftParser; it may well be sound.
    public static func scan(
        _ bytes: UnsafeBufferPointer<UInt8>, telling delegate: any SourceScannerDelegate
    ) throws(GivenUp) {
        var scanner = SourceScanner(bytes, delegate)
        try scanner.scanFile()
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ delegate: any SourceScannerDelegate) {
        self.delegate = delegate
        lexer = SourceLexer(bytes)
        place = Place(token: lexer.token(from: 0))
    }

    private mutating func scanFile() throws(GivenUp) {
        try scanItems { $0.kind == .endOfFile }
        guard token.kind == .endOfFile else { throw givenUp(.statement) }
        if let doubt { throw doubt }
    }

    // MARK: Tokens

    /// The token that comes next.
    var token: Token {
        @inline(__always) get { place.token }
    }

    var kind: Token.Kind {
        @inline(__always) get { place.token.kind }
    }

    var word: Word {
        @inline(__always) get { place.token.word }
    }

    /// The token after the next one.
    @inline(__always)
    mutating func peek() -> Token {
        if let next = place.next { return next }
        let next = lexer.token(
            from: place.token.end, followsPeriod: place.token.kind == .period)
        place.next = next
        return next
    }

    /// Goes over a token.
    @inline(__always)
    mutating func advance() {
        let last = place.token
        place.token = place.next ?? lexer.token(from: last.end, followsPeriod: last.kind == .period)
        place.next = nil
        place.lastEnd = last.end
    }

    /// Goes to the first token at or after a byte.
    mutating func advance(to end: Int) {
        place = Place(token: lexer.token(from: end), next: nil, lastEnd: end)
    }

    /// Goes over the first bytes of a token, `>` of `>>`.
    mutating func advance(over bytes: Int) {
        if token.length == bytes { return advance() }
        let startsLine = token.startsLine
        advance(to: token.start + bytes)
        if startsLine { place.token.startsLine = true }
    }

    /// Goes over a token of some kind, if it comes next.
    @inline(__always)
    mutating func skip(_ kind: Token.Kind) -> Bool {
        guard place.token.kind == kind else { return false }
        advance()
        return true
    }

    /// Goes over a reserved word, if it comes next.
    @inline(__always)
    mutating func skip(_ word: Word) -> Bool {
        guard place.token.word == word else { return false }
        advance()
        return true
    }

    @inline(__always)
    mutating func expect(_ kind: Token.Kind) throws(GivenUp) {
        guard place.token.kind == kind else { throw givenUp(.missing) }
        advance()
    }

    @inline(__always)
    mutating func expect(_ word: Word) throws(GivenUp) {
        guard place.token.word == word else { throw givenUp(.missing) }
        advance()
    }

    /// Whether a token is an operator that reads so, or begins so.
    func isSign(_ token: Token, _ text: StaticString) -> Bool {
        token.length == text.utf8CodeUnitCount && beginsSign(token, text)
    }

    func beginsSign(_ token: Token, _ text: StaticString) -> Bool {
        guard token.isOperator, token.length >= text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount
        where lexer.text[token.start + index] != text.utf8Start[index] {
            return false
        }
        return true
    }

    func isText(_ token: Token, _ text: StaticString) -> Bool {
        guard token.length == text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount
        where lexer.text[token.start + index] != text.utf8Start[index] {
            return false
        }
        return true
    }

    /// Where the name of a token stands, without its backticks.
    func bareName(of token: Token) -> Range<Int> {
        token.length > 2 && lexer.byte(token.start) == UInt8(ascii: "`")
            ? token.start + 1..<token.end - 1 : token.range
    }

    // MARK: Giving up and going back

    func givenUp(_ reason: GivenUp.Reason) -> GivenUp {
        GivenUp(reason: token.kind == .unknown ? .token : reason, offset: token.start)
    }

    /// Leaves the file to SwiftParser, where looking ahead is not the place to give up.
    mutating func noteDoubt() {
        doubt = doubt ?? givenUp(.unsure)
    }

    /// Looks ahead without telling anything and comes back.
    @inline(__always)
    mutating func lookingAhead(_ look: (inout SourceScanner) -> Bool) -> Bool {
        let start = place
        defer { place = start }
        return look(&self)
    }

    /// Goes one level in; out of it again with ``leave()``.
    @inline(__always)
    mutating func enter() throws(GivenUp) {
        depth &+= 1
        if depth > Self.deepest { throw givenUp(.nesting) }
    }

    @inline(__always)
    mutating func leave() { depth &-= 1 }
}
