extension Token {
    /// Whether a clause of `#if` ends with it.
    var endsClause: Bool {
        kind == .poundElse || kind == .poundElseif || kind == .poundEndif
    }
}

extension SourceScanner {
    /// `#if … #elseif … #else … #endif` around whole items.
    ///
    /// - Parameter scan: Reads what a clause holds.
    mutating func scanConditionally(
        _ scan: (inout SourceScanner) throws(GivenUp) -> Void
    ) throws(GivenUp) {
        try enter()
        defer { leave() }
        delegate.beginConditional()
        var isLast = false
        repeat {
            guard !isLast || kind == .poundEndif else { throw givenUp(.directive) }
            isLast = try openClause()
            guard token.startsLine || kind == .endOfFile else { throw givenUp(.directive) }
            try scan(&self)
            guard token.endsClause, token.startsLine else { throw givenUp(.directive) }
        } while kind != .poundEndif
        try endDirective()
        delegate.endConditional()
    }

    /// Goes into the next clause.
    ///
    /// - Returns: Whether it is the one without a condition.
    private mutating func openClause() throws(GivenUp) -> Bool {
        let isElse = kind == .poundElse
        advance()
        if isElse {
            delegate.beginClause(nil, isCompound: false)
        } else {
            let condition = try scanCondition()
            delegate.beginClause(condition.range, isCompound: condition.isCompound)
        }
        // To the parser an operator may go on with the condition, or with what stands before it.
        guard !token.isOperator else { throw givenUp(.directive) }
        return isElse
    }

    private mutating func endDirective() throws(GivenUp) {
        advance()
        guard token.startsLine || kind == .endOfFile else { throw givenUp(.directive) }
    }

    /// The condition of a clause, which has to stand on one line.
    mutating func scanCondition() throws(GivenUp) -> (range: Range<Int>, isCompound: Bool) {
        let start = token.start
        guard !token.startsLine else { throw givenUp(.directive) }
        var parts = 1
        try scanConditionPart()
        while !token.startsLine, isSign(token, "&&") || isSign(token, "||") {
            guard kind == .infixOperator else { throw givenUp(.directive) }
            advance()
            parts += 1
            try scanConditionPart()
        }
        return (start..<place.lastEnd, parts > 1)
    }

    private mutating func scanConditionPart() throws(GivenUp) {
        try enter()
        defer { leave() }
        while isSign(token, "!") {
            guard kind == .prefixOperator, !token.startsLine else { throw givenUp(.directive) }
            advance()
        }
        guard !token.startsLine else { throw givenUp(.directive) }
        switch kind {
        case .leftParen:
            advance()
            _ = try scanCondition()
            try expect(.rightParen)
        case .identifier where word == .none:
            advance()
            if kind == .leftParen, !token.startsLine { try scanConditionArguments() }
        case .keyword where word == .true || word == .false: advance()
        default: throw givenUp(.directive)
        }
    }

    /// `(iOS)`, `(>=5.9)` or `(Module, _version: 1.2)`.
    private mutating func scanConditionArguments() throws(GivenUp) {
        advance()
        repeat {
            if isText(token, "_version") {
                advance()
                try expect(.colon)
            }
            if isSign(token, ">=") || isSign(token, "<") {
                guard kind == .prefixOperator else { throw givenUp(.directive) }
                advance()
            }
            // `await` and words like it begin an expression to the parser.
            guard kind == .identifier && word == .none || kind == .integer || kind == .float else {
                throw givenUp(.directive)
            }
            advance()
            while kind == .period {
                advance()
                guard kind == .identifier || kind == .integer, !token.isSpaced else {
                    throw givenUp(.directive)
                }
                advance()
            }
        } while skip(.comma)
        try expect(.rightParen)
    }

    /// `#if` between the members of a chain; each clause goes on with it.
    ///
    /// - Returns: false, having done nothing, if the directive is around something else.
    mutating func scanConditionalSuffix(_ flavor: Flavor) throws(GivenUp) -> Bool {
        guard continuesInClause() else { return false }
        try enter()
        defer { leave() }
        delegate.beginConditional()
        var isLast = false
        repeat {
            guard !isLast || kind == .poundEndif else { throw givenUp(.directive) }
            isLast = try openClause()
            guard token.startsLine else { throw givenUp(.directive) }
            if !token.endsClause { try scanClauseOfSuffixes(flavor) }
            guard token.endsClause, token.startsLine else { throw givenUp(.directive) }
        } while kind != .poundEndif
        try endDirective()
        delegate.endConditional()
        return true
    }

    private mutating func scanClauseOfSuffixes(_ flavor: Flavor) throws(GivenUp) {
        let start = token.start
        if kind == .poundIf {
            guard try scanConditionalSuffix(flavor) else { throw givenUp(.directive) }
            try scanSuffixes(of: Operand(), flavor: flavor, in: .none, from: start)
        } else {
            guard kind == .period else { throw givenUp(.directive) }
            try scanSuffixes(of: Operand(), flavor: flavor, in: .none, from: start)
        }
    }

    /// Whether the first thing under `#if` is a member.
    private mutating func continuesInClause() -> Bool {
        lookingAhead { scanner in
            repeat {
                scanner.advance()
                while !scanner.token.startsLine {
                    guard scanner.skipBalanced() else { return false }
                }
            } while scanner.kind == .poundIf
            guard scanner.kind == .period else { return false }
            let next = scanner.peek().kind
            return next == .identifier || next == .keyword
        }
    }

    // MARK: Imports

    mutating func scanImport(_ head: Head) throws(GivenUp) {
        let start = token.start
        advance()
        var keyword: Range<Int>?
        switch word {
        case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func:
            keyword = token.range
            advance()
        default: break
        }
        let path = token.start
        repeat {
            guard kind == .identifier else { throw givenUp(.declaration) }
            advance()
        } while skip(.period)
        delegate.importModule(
            ScannedImport(
                start: start, path: path..<place.lastEnd, keyword: keyword,
                attributes: attributes(in: head.attributes), access: head.written))
    }

    /// Where each attribute stands.
    mutating func attributes(in range: Range<Int>) -> [Range<Int>] {
        guard !range.isEmpty else { return [] }
        let start = place
        defer { place = start }
        advance(to: range.lowerBound)
        var found: [Range<Int>] = []
        while token.start < range.upperBound, kind == .at {
            let first = token.start
            advance()
            _ = skipSimpleType()
            if kind == .leftParen, !token.isSpaced { _ = skipBalanced() }
            found.append(first..<place.lastEnd)
        }
        return found
    }
}
