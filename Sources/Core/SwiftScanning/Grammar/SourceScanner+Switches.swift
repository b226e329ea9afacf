extension SourceScanner {
    /// `switch` with all of its cases; as a statement or a value.
    mutating func scanSwitch() throws(GivenUp) {
        try enter()
        defer { leave() }
        advance()
        guard kind != .leftBrace else { throw givenUp(.missing) }
        try scanExpression(.condition, .none)
        guard kind == .leftBrace else { throw givenUp(.missing) }
        delegate.beginBody()
        let wasInSwitch = isInSwitch
        advance()
        try scanCases { $0.kind == .rightBrace }
        try expect(.rightBrace)
        isInSwitch = wasInSwitch
        delegate.endBody()
    }

    private mutating func scanCases(_ isEnd: (Token) -> Bool) throws(GivenUp) {
        while !isEnd(token) {
            if kind == .poundIf {
                try scanConditionally { scanner throws(GivenUp) in
                    try scanner.scanCases { $0.endsClause }
                }
            } else {
                try scanCase()
            }
        }
    }

    private mutating func scanCase() throws(GivenUp) {
        if kind == .at {
            guard token.startsLine else { throw givenUp(.attribute) }
            advance()
            guard kind == .identifier, !token.isSpaced else { throw givenUp(.attribute) }
            delegate.use(token.range, as: .name)
            advance()
        }
        isInSwitch = false
        if skip(Word.default) {
            try expect(.colon)
        } else {
            try expect(Word.case)
            repeat {
                try scanMatchingPattern(.matching)
                if skip(Word.where) { try scanExpression() }
            } while skip(.comma)
            try expect(.colon)
        }
        isInSwitch = true
        try scanItems {
            $0.kind == .rightBrace || $0.word == .case || $0.word == .default || $0.endsClause
        }
        isInSwitch = false
    }

    /// Whether `@unknown default` comes next.
    mutating func beginsCase() -> Bool {
        lookingAhead { scanner in
            scanner.advance()
            guard scanner.skip(.identifier) else { return false }
            return scanner.word == .case || scanner.word == .default
        }
    }

    /// Whether cases stand in the `#if` that comes next, instead of statements of this case.
    mutating func wrapsCases() -> Bool {
        lookingAhead { scanner in
            repeat {
                scanner.advance()
                while !scanner.token.startsLine {
                    guard scanner.kind != .endOfFile, scanner.skipBalanced() else { return false }
                }
            } while scanner.kind == .poundIf || scanner.kind == .poundElse
                || scanner.kind == .poundElseif
            if scanner.kind == .at { return scanner.beginsCase() }
            return scanner.word == .case || scanner.word == .default
        }
    }
}
