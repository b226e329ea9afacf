extension SourceScanner {
    /// Statements and declarations up to a token; each begins a line or follows a semicolon.
    mutating func scanItems(_ isEnd: (Token) -> Bool) throws(GivenUp) {
        var isSeparated = true
        while !isEnd(token) {
            if kind == .at, isInSwitch, beginsCase() { return }
            if !isSeparated, !token.startsLine { throw givenUp(.separator) }
            if kind == .poundIf {
                if isInSwitch, wrapsCases() { return }
                let wasInSwitch = isInSwitch
                isInSwitch = false
                try scanConditionally { scanner throws(GivenUp) in
                    try scanner.scanItems { $0.endsClause }
                }
                isInSwitch = wasInSwitch
                isSeparated = false
            } else {
                let wasInSwitch = isInSwitch
                isInSwitch = false
                try scanItem()
                isInSwitch = wasInSwitch
                isSeparated = skip(.semicolon)
            }
        }
    }

    mutating func scanCodeBlock() throws(GivenUp) {
        try enter()
        defer { leave() }
        guard kind == .leftBrace else { throw givenUp(.missing) }
        delegate.beginBody()
        let wasInSwitch = isInSwitch
        isInSwitch = false
        advance()
        try scanItems { $0.kind == .rightBrace }
        try expect(.rightBrace)
        isInSwitch = wasInSwitch
        delegate.endBody()
    }

    private mutating func scanItem() throws(GivenUp) {
        if isAtDeclaration() { return try scanDeclaration(isMember: false) }
        if mayModify() { throw givenUp(.unsure) }
        if kind == .identifier, peek().kind == .colon {
            advance()
            advance()
            guard isAtStatement(), kind == .keyword else { throw givenUp(.statement) }
            return try scanStatement()
        }
        if isAtStatement() { return try scanStatement() }
        try scanExpression()
    }

    /// Whether a declaration comes next, where statements may, too.
    mutating func isAtDeclaration() -> Bool {
        switch kind {
        case .at: return true
        case .keyword:
            switch word {
            case .struct, .class, .enum, .protocol, .extension, .func, .typealias,
                .associatedtype, .operator, .precedencegroup, .initializer, .subscript, .let, .var,
                .import, .deinit, .private, .fileprivate, .internal, .public, .static:
                return true
            default: return false
            }
        case .identifier: return word != .none && isAtContextualDeclaration()
        default: return false
        }
    }

    /// Whether a word that can be a name stands in front of a declaration.
    private mutating func isAtContextualDeclaration() -> Bool {
        switch word {
        case .macro, .actor: return peek().kind == .identifier
        case .open, .package, .final, .lazy, .override, .mutating, .nonmutating, .convenience,
            .required, .optional, .dynamic, .infix, .prefix, .postfix, .weak, .indirect, .isolated,
            .async, .distributed, .borrowing, .consuming, .__consuming, ._const, ._local,
            .__setter_access, .nonisolated, .unowned:
            return lookingAhead { scanner in
                let word = scanner.word
                scanner.advance()
                if scanner.kind == .leftParen {
                    guard word == .package || word == .nonisolated || word == .unowned else {
                        return false
                    }
                    guard scanner.skipBalanced() else { return false }
                }
                return scanner.kind == .pound
                    || scanner.kind != .at && scanner.isAtDeclaration()
            }
        default: return false
        }
    }

    /// Whether a word that is no declaration could still be one that something is wrong with.
    mutating func mayModify() -> Bool {
        switch word {
        case .actor, .sending, .macro, .reasync, .using:
            let next = peek()
            return next.startsLine || next.kind == .keyword || next.kind == .at
        default: return false
        }
    }

    private mutating func isAtStatement() -> Bool {
        switch word {
        case .for, .while, .do, .if, .guard, .switch, .break, .continue, .fallthrough, .return,
            .throw, .defer:
            return true
        case .repeat: return peek().kind == .leftBrace
        case .yield, .discard: return prefixesExpression()
        default: return false
        }
    }

    private mutating func scanStatement() throws(GivenUp) {
        switch word {
        case .if: try scanIf()
        case .guard: try scanGuard()
        case .switch: try scanSwitch()
        case .for: try scanFor()
        case .while: try scanWhile()
        case .repeat: try scanRepeat()
        case .do: try scanDo()
        case .defer:
            advance()
            try scanCodeBlock()
        case .return: try scanReturn()
        case .throw, .yield, .discard:
            advance()
            try scanExpression()
        case .break, .continue:
            advance()
            if kind == .identifier, !token.startsLine { try scanLabel() }
        default: advance()
        }
    }

    private mutating func scanLabel() throws(GivenUp) {
        if peek().kind == .colon || word != .none { throw givenUp(.unsure) }
        advance()
    }

    private mutating func scanReturn() throws(GivenUp) {
        advance()
        switch kind {
        case .rightBrace, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .endOfFile:
            return
        case .at: throw givenUp(.unsure)
        case .keyword:
            if word == .case || word == .default { return }
            if word == .if || word == .switch { return try scanExpression() }
        case .identifier:
            if peek().kind == .colon { return }
        default: break
        }
        if mayModify() { throw givenUp(.unsure) }
        if isAtStatement() || isAtDeclaration() { return }
        try scanExpression()
    }

    private mutating func scanDo() throws(GivenUp) {
        advance()
        if word == .throws { try scanEffects() }
        try scanCodeBlock()
        while skip(Word.catch) {
            if kind != .leftBrace {
                repeat {
                    if kind != .leftBrace, word != .where { try scanMatchingPattern(.matching) }
                    if skip(Word.where) { try scanExpression(.condition, .none) }
                } while skip(.comma)
            }
            try scanCodeBlock()
        }
    }

    // MARK: Loops

    private mutating func scanWhile() throws(GivenUp) {
        advance()
        try scanConditions()
        try scanCodeBlock()
    }

    private mutating func scanRepeat() throws(GivenUp) {
        advance()
        try scanCodeBlock()
        try expect(Word.while)
        try scanExpression()
    }

    private mutating func scanFor() throws(GivenUp) {
        advance()
        _ = skip(Word.try)
        _ = skip(Word.await)
        if word == .unsafe { throw givenUp(.unsure) }
        if skip(Word.case) {
            try scanMatchingPattern(.matching)
            if skip(.colon) { try scanType() }
        } else {
            try scanForPattern()
            if skip(.colon) { try scanType() }
        }
        try expect(Word.in)
        if kind == .leftBrace { throw givenUp(.missing) }
        try scanExpression(.condition, .none)
        if skip(Word.where) { try scanExpression(.condition, .none) }
        try scanCodeBlock()
    }

    private mutating func scanForPattern() throws(GivenUp) {
        while word == .var || word == .let { advance() }
        try scanPattern(nil)
    }

    // MARK: Conditions

    /// `if` with all of its branches; as a statement or a value.
    mutating func scanIf() throws(GivenUp) {
        try enter()
        defer { leave() }
        var branches = 0
        repeat {
            branches += 1
            if branches > 200 { throw givenUp(.nesting) }
            advance()
            try scanConditions()
            try scanCodeBlock()
            guard skip(Word.else) else { return }
        } while word == .if
        try scanCodeBlock()
    }

    private mutating func scanGuard() throws(GivenUp) {
        advance()
        try scanConditions()
        try expect(Word.else)
        try scanCodeBlock()
    }

    private mutating func scanConditions() throws(GivenUp) {
        guard kind != .leftBrace else { throw givenUp(.missing) }
        var wasBinding = false
        repeat {
            switch kind {
            case .poundAvailable, .poundUnavailable:
                wasBinding = false
                try scanAvailabilityCondition()
                continue
            case .keyword where word == .let || word == .var:
                wasBinding = true
                advance()
                try scanMatchingPattern(.binding)
                if skip(.colon) { try scanType() }
                if skip(.equal) { try scanExpression(.condition, .none) }
                continue
            case .keyword where word == .case:
                wasBinding = false
                advance()
                try scanMatchingPattern(.matching)
                if skip(.colon) { try scanType() }
                try expect(.equal)
                try scanExpression(.condition, .none)
                continue
            default: break
            }
            if wasBinding, peek().kind == .equal { throw givenUp(.unsure) }
            wasBinding = false
            try scanExpression(.condition, .none)
        } while skip(.comma)
    }

    private mutating func scanAvailabilityCondition() throws(GivenUp) {
        advance()
        try expect(.leftParen)
        try scanPlatforms()
        try expect(.rightParen)
    }
}
