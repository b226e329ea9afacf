extension SourceScanner {
    mutating func scanFunction(written: AccessModifier?) throws(GivenUp) {
        advance()
        if token.isOperator {
            try scanOperatorName(written: written)
        } else {
            try scanName(.func, written: written)
        }
        try scanGenericParameters()
        try scanSignature()
        try scanWhereClause()
        try scanBodyOfFunction()
    }

    /// The body of a function, if it has one.
    private mutating func scanBodyOfFunction() throws(GivenUp) {
        if kind == .leftBrace { return try scanCodeBlock() }
        // Braces after it would be taken for a body.
        if kind == .semicolon { throw givenUp(.unsure) }
    }

    /// `==` of `==<T>(…)` without the bracket.
    private mutating func scanOperatorName(written: AccessModifier?) throws(GivenUp) {
        var name = token.range
        if lexer.text[token.end - 1] == UInt8(ascii: "<"),
            peek().kind == .identifier || peek().word == .let
        {
            name = name.dropLast().isEmpty ? name : name.lowerBound..<name.upperBound - 1
            guard name.count < token.length else { throw givenUp(.unsure) }
        }
        delegate.declare(name, as: .func, access: written)
        advance(over: name.count)
    }

    mutating func scanInitializer(written: AccessModifier?) throws(GivenUp) {
        declareToken(.`init`, written: written)
        if kind == .exclamation || kind == .postfixQuestion { advance() }
        try scanGenericParameters()
        try scanSignature()
        try scanWhereClause()
        try scanBodyOfFunction()
    }

    mutating func scanDeinitializer() throws(GivenUp) {
        advance()
        guard kind == .leftBrace else { throw givenUp(.unsure) }
        try scanCodeBlock()
    }

    mutating func scanSubscript(written: AccessModifier?) throws(GivenUp) {
        declareToken(.subscript, written: written)
        try scanGenericParameters()
        try scanParameters()
        guard kind == .arrow else { throw givenUp(.missing) }
        try scanResult()
        try scanWhereClause()
        if kind == .leftBrace { try scanAccessors() }
    }

    private mutating func scanSignature() throws(GivenUp) {
        try scanParameters()
        try scanEffects(ofFunction: true)
        try scanResult()
    }

    private mutating func scanParameters() throws(GivenUp) {
        try enter()
        defer { leave() }
        try expect(.leftParen)
        while kind != .rightParen {
            try scanParameter()
            if !skip(.comma) { break }
        }
        try expect(.rightParen)
    }

    private mutating func scanParameter() throws(GivenUp) {
        _ = try scanAttributes()
        guard token.isLabel else { throw givenUp(.declaration) }
        try refuseSpecifier()
        hideLabel()
        if token.isLabel { hideLabel() }
        try expect(.colon)
        try scanType()
        if isSign(token, "...") { advance() }
        if skip(.equal) { try scanExpression() }
    }

    /// A word as `consuming` may be the name of a parameter or a mistake.
    mutating func refuseSpecifier() throws(GivenUp) {
        switch word {
        case .isolated, ._const, .borrowing, .consuming, .sending, .__shared, .__owned:
            if peek().kind != .colon { throw givenUp(.unsure) }
        default: break
        }
    }

    /// The names of a parameter mean nothing outside.
    mutating func hideLabel() {
        if kind != .wildcard { delegate.bind(token.range) }
        advance()
    }

    // MARK: Other named declarations

    mutating func scanNamed(_ kind: DeclarationKeyword, written: AccessModifier?) throws(GivenUp) {
        advance()
        // The parser finds an error in it: there are no packs of them.
        if kind == .associatedtype, word == .each { throw givenUp(.declaration) }
        try scanName(kind, written: written)
        switch kind {
        case .typealias:
            try scanGenericParameters()
            try expect(.equal)
            try scanType()
        case .associatedtype:
            try scanInheritance()
            if skip(.equal) { try scanType() }
        case .macro:
            try scanGenericParameters()
            try scanSignature()
            if skip(.equal) { try scanExpression() }
        default: return try scanPrecedenceGroup()
        }
        try scanWhereClause()
    }

    mutating func scanOperator(_ head: Head) throws(GivenUp) {
        guard head.attributes.isEmpty, head.written == nil, hasOneModifier(head) else {
            throw givenUp(.unsure)
        }
        advance()
        guard token.isOperator else { throw givenUp(.declaration) }
        declareToken(.operator, written: nil)
        guard token.isSpaced || kind == .endOfFile || kind == .colon else {
            throw givenUp(.declaration)
        }
        guard skip(.colon) else {
            // A body of old versions of Swift, wherever it stands.
            if kind == .leftBrace { throw givenUp(.unsure) }
            return
        }
        guard kind == .identifier else { throw givenUp(.declaration) }
        advance()
        if kind == .comma || kind == .leftBrace { throw givenUp(.unsure) }
    }

    /// Whether `prefix`, `infix` or `postfix` is all that stands before the keyword.
    private func hasOneModifier(_ head: Head) -> Bool {
        let first = lexer.token(from: head.start)
        guard [.prefix, .infix, .postfix].contains(first.word) else { return false }
        return lexer.token(from: first.end).start == token.start
    }

    private mutating func scanPrecedenceGroup() throws(GivenUp) {
        try expect(.leftBrace)
        while kind != .rightBrace {
            let name = word
            advance()
            try expect(.colon)
            switch name {
            case .associativity:
                guard word == .left || word == .right || isText(token, "none") else {
                    throw givenUp(.declaration)
                }
                advance()
            case .assignment:
                guard word == .true || word == .false else { throw givenUp(.declaration) }
                advance()
            case .higherThan, .lowerThan:
                repeat {
                    guard kind == .identifier else { throw givenUp(.declaration) }
                    advance()
                } while skip(.comma)
            default: throw givenUp(.declaration)
            }
        }
        advance()
    }

    // MARK: Cases of an enum

    mutating func scanEnumCases() throws(GivenUp) {
        advance()
        repeat {
            delegate.beginCase(token.range)
            try scanName(.case, written: nil)
            if kind == .leftParen { try scanCaseParameters() }
            if skip(.equal) { try scanExpression() }
            delegate.endCase()
        } while skip(.comma)
    }

    private mutating func scanCaseParameters() throws(GivenUp) {
        try enter()
        defer { leave() }
        advance()
        while kind != .rightParen {
            if startsParameterName() {
                advance()
                if token.isLabel { advance() }
                try expect(.colon)
            } else if isTypeSpecifier || word == ._const || word == .isolated {
                throw givenUp(.unsure)
            }
            try scanType()
            if skip(.equal) { try scanExpression() }
            if !skip(.comma) { break }
        }
        try expect(.rightParen)
    }
}
