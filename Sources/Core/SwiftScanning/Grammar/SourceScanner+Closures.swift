extension SourceScanner {
    /// Whether the brace that comes next opens a closure after a call.
    mutating func canBeTrailingClosure(_ flavor: Flavor) -> Bool {
        if beginsObservers() || peek().word == .case { return false }
        guard flavor == .condition else { return true }
        if peek().startsLine { return false }
        return lookingAhead { scanner in
            guard scanner.skipBalanced() else { return false }
            switch scanner.kind {
            case .leftBrace, .comma: return true
            case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation,
                .colon, .equal, .postfixOperator, .infixOperator:
                return !scanner.token.startsLine
            case .keyword:
                return scanner.word == .where
                    || (scanner.word == .is || scanner.word == .as) && !scanner.token.startsLine
            default: return false
            }
        }
    }

    /// `{ … } label: { … }`.
    mutating func scanTrailingClosures() throws(GivenUp) {
        try scanClosure()
        while token.isLabel, word != .default, peek().kind == .colon, labelsClosure() {
            advance()
            advance()
            try scanClosure()
        }
    }

    private mutating func labelsClosure() -> Bool {
        lookingAhead { scanner in
            scanner.advance()
            return scanner.peek().kind == .leftBrace
        }
    }

    mutating func scanClosure() throws(GivenUp) {
        try enter()
        defer { leave() }
        closures += 1
        guard kind == .leftBrace else { throw givenUp(.missing) }
        delegate.beginBody()
        advance()
        if hasSignature() { try scanSignatureOfClosure() }
        try scanItems { $0.kind == .rightBrace }
        try expect(.rightBrace)
        delegate.endBody()
    }

    private mutating func hasSignature() -> Bool {
        switch kind {
        case .identifier, .wildcard:
            let next = peek()
            switch next.kind {
            case .comma, .colon, .rightParen, .arrow: break
            default:
                guard [.in, .async, .throws, .rethrows, .reasync].contains(next.word) else {
                    return false
                }
            }
        case .at, .leftParen, .leftSquare: break
        default: return false
        }
        return lookingAhead { $0.skipSignature() }
    }

    private mutating func skipSignature() -> Bool {
        while skip(.at) {
            guard kind == .identifier else { break }
            guard skipSimpleType() else { return false }
            if kind == .leftParen, !token.startsLine, !token.isSpaced, !skipBalanced() {
                return false
            }
        }
        if kind == .leftSquare, !skipBalanced() { return false }
        if kind == .leftParen {
            while kind != .rightBrace, kind != .arrow, word != .in {
                guard skipBalanced() else { return false }
            }
        } else if kind == .identifier || kind == .wildcard {
            advance()
            while true {
                if skip(.colon), !skipType() { break }
                guard skip(.comma) else { break }
                guard kind == .identifier || kind == .wildcard else { return false }
                advance()
            }
        }
        _ = skip(.rightParen)
        skipEffects()
        guard skip(.arrow) else { return word == .in }
        return skipType()
    }

    private mutating func scanSignatureOfClosure() throws(GivenUp) {
        _ = try scanAttributes()
        if kind == .leftSquare { try scanCaptures() }
        if word != .in {
            if kind == .leftParen {
                try scanParametersOfClosure()
            } else {
                try scanShorthandParameters()
            }
            try scanEffects()
            try scanResult()
        }
        try expect(Word.in)
    }

    /// `[weak self, a = b]`.
    private mutating func scanCaptures() throws(GivenUp) {
        advance()
        while kind != .rightSquare {
            if word == .weak {
                advance()
            } else if word == .unowned {
                advance()
                if skip(.leftParen) {
                    guard word == .safe || word == .unsafe else { throw givenUp(.expression) }
                    advance()
                    try expect(.rightParen)
                }
            }
            guard kind == .identifier || word == .selfValue else { throw givenUp(.expression) }
            advance()
            if skip(.equal) { try scanExpression() }
            if !skip(.comma) { break }
        }
        try expect(.rightSquare)
    }

    private mutating func scanShorthandParameters() throws(GivenUp) {
        repeat {
            guard kind == .identifier || kind == .wildcard else { throw givenUp(.pattern) }
            hideLabel()
        } while skip(.comma)
    }

    private mutating func scanParametersOfClosure() throws(GivenUp) {
        advance()
        while kind != .rightParen {
            _ = try scanAttributes()
            guard token.isLabel else { throw givenUp(.pattern) }
            try refuseSpecifier()
            hideLabel()
            if token.isLabel { hideLabel() }
            if skip(.colon) { try scanType() }
            if isSign(token, "...") { advance() }
            if !skip(.comma) { break }
        }
        try expect(.rightParen)
    }
}
