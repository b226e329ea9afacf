extension SourceScanner {
    /// Goes over one token, and over all that its bracket holds if it opens one.
    ///
    /// - Returns: false at the end of the text or where it is not sure.
    mutating func skipBalanced() -> Bool {
        var depth = 0
        repeat {
            switch kind {
            case .endOfFile, .unknown, .poundIf, .poundElse, .poundElseif, .poundEndif:
                return false
            case .leftParen, .leftSquare, .leftBrace: depth += 1
            case .rightParen, .rightSquare, .rightBrace: depth -= 1
            case .string:
                guard let end = lexer.endOfString(at: token.start) else { return false }
                advance(to: end)
                continue
            default: break
            }
            advance()
        } while depth > 0
        return true
    }

    /// Whether the `<` that comes next opens generic arguments, by what is between it and `>` and
    /// by what follows.
    mutating func beginsGenericArguments() -> Bool {
        guard token.isOperator, beginsSign(token, "<"), !beginsSign(token, "<>") else {
            return false
        }
        return lookingAhead { $0.skipGenericArguments() && $0.canFollowGenericArguments() }
    }

    private mutating func canFollowGenericArguments() -> Bool {
        switch kind {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
            .endOfFile, .exclamation, .postfixQuestion, .colon:
            true
        case .infixOperator: isSign(token, "&")
        case .leftParen, .leftSquare: !token.startsLine
        default: false
        }
    }

    mutating func skipGenericArguments() -> Bool {
        guard beginsSign(token, "<") else { return false }
        advance(over: 1)
        while !beginsSign(token, ">") {
            if !skipType() {
                // SwiftParser looks for a number where a type turned out to be none.
                if isSign(token, "-"), peek().kind == .integer { advance() }
                guard skip(.integer) else { return false }
            }
            if !skip(.comma) { break }
        }
        guard beginsSign(token, ">") else { return false }
        advance(over: 1)
        return true
    }

    // MARK: Types

    mutating func skipType() -> Bool {
        _ = skip(Word.repeat)
        guard skipTypeScalar() else { return false }
        if isSign(token, "...") { advance() }
        return true
    }

    private mutating func skipTypeScalar() -> Bool {
        // Anything with attributes is left to SwiftParser by the one who asks.
        while kind != .at, isTypeSpecifier { advance() }
        while kind == .at {
            advance()
            guard skipSimpleType() else { return false }
            if kind == .leftParen, !token.isSpaced, !skipBalanced() { return false }
        }
        guard skipCompositionType() else { return false }
        return skipFunctionArrow() ? skipType() : true
    }

    /// Goes over `async throws ->`.
    mutating func skipFunctionArrow() -> Bool {
        let start = place
        skipEffects()
        if skip(.arrow) { return true }
        place = start
        return false
    }

    mutating func skipEffects() {
        while true {
            switch word {
            case .async, .reasync: advance()
            case .throws, .rethrows:
                advance()
                if skip(.leftParen) {
                    _ = skipCompositionType()
                    _ = skip(.rightParen)
                }
            default: return
            }
        }
    }

    private mutating func skipCompositionType() -> Bool {
        switch word {
        case .some, .any, .each: advance()
        default: break
        }
        guard skipSimpleType() else { return false }
        while isSign(token, "&") {
            advance()
            guard skipSimpleType() else { return false }
        }
        return true
    }

    mutating func skipSimpleType() -> Bool {
        if kind == .prefixOperator {
            guard isSign(token, "~") else { return false }
            advance()
        }
        switch kind {
        case .wildcard: advance()
        case .identifier: if !skipTypeName() { return false }
        case .keyword:
            switch word {
            case .anyType: advance()
            case .selfType: if !skipTypeName() { return false }
            case .repeat: return true
            default: return false
            }
        case .leftParen:
            advance()
            if !skipTupleType() { return false }
        case .leftSquare:
            advance()
            if !skipCollectionType() { return false }
        default: return false
        }
        return skipTypeSuffixes()
    }

    private mutating func skipTypeSuffixes() -> Bool {
        while true {
            if kind == .period {
                advance()
                guard kind == .identifier || kind == .keyword, skipTypeName() else { return false }
            } else if kind == .postfixQuestion || kind == .exclamation, !token.startsLine {
                advance()
            } else {
                return true
            }
        }
    }

    private mutating func skipTypeName() -> Bool {
        advance()
        return beginsSign(token, "<") ? skipGenericArguments() : true
    }

    private mutating func skipCollectionType() -> Bool {
        guard skipType() else { return false }
        if skip(.colon), !skipType() { return false }
        return skip(.rightSquare)
    }

    private mutating func skipTupleType() -> Bool {
        if kind != .at, word != .inout, isAtDeclaration() { return false }
        while kind != .rightParen {
            _ = skip(Word.inout)
            if startsParameterName() {
                advance()
                if token.isLabel { advance() }
                guard skip(.colon) else { return false }
            }
            guard skipType() else { return false }
            // SwiftParser goes over a value here as far as it can, and calls it a mistake.
            if kind == .equal { noteDoubt() }
            if isSign(token, "...") { advance() }
            if !skip(.comma) { break }
        }
        return skip(.rightParen)
    }

    /// Whether a name comes next that a colon follows, perhaps after a second name.
    mutating func startsParameterName() -> Bool {
        guard token.isLabel else { return false }
        let next = peek()
        if next.kind == .colon { return true }
        guard next.isLabel else { return false }
        switch word {
        case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing,
            .consuming, .sending:
            return lookingAhead { scanner in
                scanner.advance()
                return scanner.token.isLabel && scanner.peek().kind == .colon
            }
        default: return true
        }
    }

    /// Whether `inout`, `borrowing` or the like comes next, in front of a type.
    var isTypeSpecifier: Bool {
        mutating get {
            switch word {
            case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending:
                break
            default: return false
            }
            let next = peek()
            switch next.kind {
            case .at, .leftParen, .identifier, .leftSquare, .wildcard: return true
            case .keyword:
                return [.inout, .anyType, .selfType, .var, .let].contains(next.word)
            case .prefixOperator: return isSign(next, "~")
            default: return false
            }
        }
    }
}
