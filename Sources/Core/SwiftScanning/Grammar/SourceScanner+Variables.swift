extension SourceScanner {
    /// `let a = 1, b: Int { … }`.
    mutating func scanVariable(written: AccessModifier?) throws(GivenUp) {
        let kind: DeclarationKeyword = word == .let ? .let : .var
        let binding: Binding = (kind, written)
        advance()
        repeat {
            try scanBinding(binding)
        } while skip(.comma)
    }

    /// What the names of a pattern declare.
    typealias Binding = (kind: DeclarationKeyword, access: AccessModifier?)

    private mutating func scanBinding(_ binding: Binding) throws(GivenUp) {
        try scanPattern(binding)
        let isTyped = skip(.colon)
        if isTyped { try scanType() }
        let hasValue = skip(.equal)
        if hasValue {
            delegate.beginInitialValue(isTyped: isTyped)
            try scanExpression()
            delegate.endInitialValue()
        }
        guard kind == .leftBrace else { return }
        if hasValue, token.startsLine, !beginsObservers() { return }
        try scanAccessors()
    }

    /// A pattern of names alone.
    ///
    /// - Parameter binding: What its names declare; nil if they are local.
    mutating func scanPattern(_ binding: Binding?) throws(GivenUp) {
        switch kind {
        case .wildcard: advance()
        case .identifier:
            let name = bareName(of: token)
            if let binding {
                delegate.declare(name, as: binding.kind, access: binding.access)
            } else {
                delegate.bind(name)
            }
            advance()
        case .leftParen:
            try enter()
            advance()
            while kind != .rightParen {
                if kind == .identifier, peek().kind == .colon {
                    advance()
                    advance()
                }
                try scanPattern(binding)
                if !skip(.comma) { break }
            }
            try expect(.rightParen)
            leave()
        default: throw givenUp(.pattern)
        }
    }

    // MARK: Accessors

    /// Whether the brace that comes next opens accessors, after a value.
    mutating func beginsObservers() -> Bool {
        switch peek().kind {
        case .identifier, .keyword:
            let word = peek().word
            return word == .didSet || word == .willSet || word == .initializer
        case .at:
            return lookingAhead { scanner in
                scanner.advance()
                while scanner.skip(.at) {
                    guard scanner.skip(.identifier) else { return false }
                    if scanner.kind == .leftParen, !scanner.skipBalanced() { return false }
                }
                let word = scanner.word
                return word == .didSet || word == .willSet || word == .initializer
            }
        default: return false
        }
    }

    /// `{ get set }` or the body of a getter.
    mutating func scanAccessors() throws(GivenUp) {
        try enter()
        defer { leave() }
        delegate.beginBody()
        advance()
        if beginsAccessor() {
            try scanAccessorList()
        } else {
            try scanItems { $0.kind == .rightBrace }
        }
        try expect(.rightBrace)
        delegate.endBody()
    }

    private mutating func beginsAccessor() -> Bool {
        switch kind {
        case .identifier, .keyword:
            if isAccessor(token) { return true }
            return
                (word == .mutating || word == .nonmutating || word == .__consuming
                || word == .consuming || word == .borrowing) && isAccessor(peek())
        case .at:
            return lookingAhead { scanner in
                while scanner.kind == .at {
                    scanner.advance()
                    guard scanner.skipSimpleType() else { return false }
                    if scanner.kind == .leftParen, !scanner.token.isSpaced,
                        !scanner.skipBalanced()
                    {
                        return false
                    }
                }
                return scanner.beginsAccessor()
            }
        default: return false
        }
    }

    private func isAccessor(_ token: Token) -> Bool {
        switch token.word {
        case .get, .set, .didSet, .willSet, ._read, ._modify, .initializer, .unsafeAddress,
            .borrow, .mutate, .read, .modify:
            true
        default: isAddressor(token)
        }
    }

    /// Whether a token is one of the words that are too long for the table; the scanner reads none of
    /// their accessors.
    private func isAddressor(_ token: Token) -> Bool {
        isText(token, "unsafeMutableAddress") || isText(token, "addressWithOwner")
            || isText(token, "addressWithNativeOwner") || isText(token, "mutableAddressWithOwner")
            || isText(token, "mutableAddressWithNativeOwner")
    }

    private mutating func scanAccessorList() throws(GivenUp) {
        var lacksBody = false
        repeat {
            let end = try scanAccessor()
            let hasBody = lexer.byte(place.lastEnd - 1) == UInt8(ascii: "}")
            // What one accessor has would be taken for that of another without.
            if lacksBody, hasBody || place.lastEnd != end { throw givenUp(.unsure) }
            lacksBody = lacksBody || !hasBody
        } while kind != .rightBrace
    }

    /// - Returns: Where its name and its parameter end.
    private mutating func scanAccessor() throws(GivenUp) -> Int {
        _ = try scanAttributes()
        switch word {
        case .mutating, .nonmutating, .__consuming: advance()
        default: break
        }
        switch word {
        case .get, ._read, ._modify: advance()
        case .set, .didSet, .willSet:
            advance()
            if skip(.leftParen) {
                guard kind == .identifier else { throw givenUp(.declaration) }
                advance()
                try expect(.rightParen)
            }
        default: throw givenUp(.unsure)
        }
        let end = place.lastEnd
        try scanEffects()
        if kind == .leftBrace { try scanCodeBlock() }
        return end
    }
}
