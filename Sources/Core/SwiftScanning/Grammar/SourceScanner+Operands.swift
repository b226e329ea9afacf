extension SourceScanner {
    /// What stands between operators, without what hangs on it.
    mutating func scanPrimary(
        _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) -> Operand {
        switch kind {
        case .identifier:
            return try scanReference(flavor, context)
        case .integer, .float:
            advance()
            return Operand(isLiteral: true)
        case .string:
            try scanString()
            return Operand(isLiteral: true)
        case .dollarIdentifier, .wildcard:
            advance()
            return Operand()
        case .keyword: return try scanKeyword(flavor, context)
        case .pound:
            try scanMacro(flavor, context)
            return Operand()
        case .leftBrace:
            try scanClosure()
            return Operand()
        case .period: return try scanImplicitMember()
        case .leftParen:
            try enter()
            advance()
            try scanArgumentList(until: .rightParen, .basic, context)
            try expect(.rightParen)
            leave()
            return Operand()
        case .leftSquare:
            try scanCollection()
            return Operand(isLiteral: true)
        default: throw givenUp(.expression)
        }
    }

    private mutating func scanKeyword(
        _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) -> Operand {
        switch word {
        case .selfValue, .selfType, .initializer: return try scanReference(flavor, context)
        case .nil, .true, .false:
            advance()
            return Operand(isLiteral: true)
        case .anyType, .super:
            advance()
            return Operand()
        default: throw givenUp(.expression)
        }
    }

    /// A name, perhaps with labels or generic arguments.
    private mutating func scanReference(
        _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) -> Operand {
        let name = token
        if context == .binding, name.word != .selfType, bindsName() {
            if name.word == .initializer { throw givenUp(.unsure) }
            if name.kind == .identifier { delegate.bind(bareName(of: name)) }
            advance()
            return Operand()
        }
        if name.kind == .identifier { delegate.use(name.range, as: .name) }
        advance()
        try scanLabelsOfName()
        if beginsGenericArguments() {
            try scanGenericArguments()
            return Operand()
        }
        return Operand(called: name.range)
    }

    /// Whether the name that comes next is bound by the pattern that it stands in.
    private mutating func bindsName() -> Bool {
        let next = peek()
        switch next.kind {
        case .period, .leftParen, .leftSquare: return false
        default:
            guard isSign(next, "<") else { return true }
            return lookingAhead { scanner in
                scanner.advance()
                return !scanner.beginsGenericArguments()
            }
        }
    }

    private mutating func scanImplicitMember() throws(GivenUp) -> Operand {
        advance()
        guard !token.isSpaced else { throw givenUp(.unsure) }
        return Operand(called: try scanMemberName())
    }

    /// The name after a period.
    mutating func scanMemberName() throws(GivenUp) -> Range<Int> {
        let name = token
        switch name.kind {
        case .identifier: delegate.use(name.range, as: .name)
        case .keyword:
            switch name.word {
            case .initializer, .selfValue, .selfType: break
            default: delegate.use(name.range, as: .name)
            }
        default: throw givenUp(.expression)
        }
        advance()
        try scanLabelsOfName()
        return name.range
    }

    /// `(a:b:)` of a name that is not called.
    private mutating func scanLabelsOfName() throws(GivenUp) {
        guard kind == .leftParen, !token.startsLine, peek().isLabel else { return }
        guard lookingAhead({ $0.skipLabels() }) else { return }
        _ = skipLabels()
    }

    private mutating func skipLabels() -> Bool {
        advance()
        while kind != .rightParen {
            guard token.isLabel else { return false }
            advance()
            guard skip(.colon) else { return false }
        }
        advance()
        return true
    }

    /// `[1, 2]` or `[a: b]`.
    private mutating func scanCollection() throws(GivenUp) {
        try enter()
        defer { leave() }
        advance()
        if skip(.rightSquare) { return }
        if kind == .colon, peek().kind == .rightSquare {
            advance()
            return advance()
        }
        var isDictionary: Bool?
        repeat {
            try scanExpression()
            if isDictionary ?? (kind == .colon) {
                try expect(.colon)
                try scanExpression()
                isDictionary = true
            } else {
                isDictionary = false
            }
        } while skip(.comma) && kind != .rightSquare
        try expect(.rightSquare)
    }

    // MARK: Key paths

    /// `\Root.member?[0]`.
    mutating func scanKeyPath() throws(GivenUp) {
        advance()
        guard !token.isSpaced else { throw givenUp(.unsure) }
        if token.isOperator { throw givenUp(.unsure) }
        if kind != .period { try scanSimpleType(allowsMembers: false) }
        var components = 0
        while true {
            switch kind {
            case .leftSquare where !token.startsLine: try scanSubscript()
            case .postfixQuestion, .exclamation: advance()
            case .period:
                if peek().kind == .leftSquare {
                    guard components == 0 else { throw givenUp(.unsure) }
                    advance()
                    try scanSubscript()
                } else {
                    try scanMember()
                }
            case .prefixOperator, .infixOperator, .postfixOperator:
                let first = lexer.text[token.start]
                if first == UInt8(ascii: ".") || first == UInt8(ascii: "?") {
                    throw givenUp(.unsure)
                }
                return
            default: return
            }
            components += 1
            if components > 100 { throw givenUp(.nesting) }
        }
    }
}
