extension SourceScanner {
    /// What an expression stands in.
    enum Flavor {
        case basic
        /// A condition, where `{` opens the body of the statement and no closure.
        case condition
        case attributeArguments
    }

    /// Whether an expression is a pattern.
    enum PatternContext {
        case none
        /// Names in it are uses.
        case matching
        /// Names in it are bound, behind `let` or `var`.
        case binding
    }

    /// What an operand has been so far.
    struct Operand {
        /// No closure can follow a literal.
        var isLiteral = false
        /// The name that would be called.
        var called = 0..<0
        /// Whether anything stands in front of that name.
        var hasBase = false
    }

    @inline(__always)
    mutating func scanExpression() throws(GivenUp) {
        try scanSequence(.basic, .none)
    }

    mutating func scanExpression(_ flavor: Flavor, _ context: PatternContext) throws(GivenUp) {
        if context != .none {
            switch word {
            case .is, .let, .var: return try scanMatchingPattern(.matching)
            case .inout, ._mutating, ._borrowing, ._consuming, .borrowing: throw givenUp(.unsure)
            default: break
            }
        }
        try scanSequence(flavor, context)
    }

    /// Operands with operators between them.
    mutating func scanSequence(_ flavor: Flavor, _ context: PatternContext) throws(GivenUp) {
        try enter()
        defer { leave() }
        try scanElement(flavor, context)
        while try scanOperator(flavor, context) {}
    }

    /// An operator and the operand behind it.
    ///
    /// - Returns: false if no operator comes next.
    private mutating func scanOperator(
        _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) -> Bool {
        switch kind {
        case .infixOperator:
            facts.noteUse(token.range, isOperator: true)
            advance()
        case .infixQuestion:
            advance()
            try scanSequence(flavor, context)
            try expect(.colon)
        case .equal:
            guard context == .none else { return false }
            advance()
        case .arrow:
            advance()
            try refuseEffects()
        case .keyword:
            switch word {
            case .is:
                advance()
                try scanType()
                return true
            case .as:
                advance()
                if kind == .exclamation || kind == .postfixQuestion { advance() }
                try scanType()
                return true
            case .throws:
                try scanEffects()
                try expect(.arrow)
                try refuseEffects()
            default: return false
            }
        case .identifier:
            guard word == .async else { return false }
            let next = peek()
            guard next.kind == .arrow || next.word == .throws else { return false }
            try scanEffects()
            try expect(.arrow)
            try refuseEffects()
        default: return false
        }
        try scanElement(flavor, context)
        return true
    }

    /// An operand with the words in front of it.
    mutating func scanElement(_ flavor: Flavor, _ context: PatternContext) throws(GivenUp) {
        switch word {
        case .none: break
        case .await:
            advance()
            if word == .initializer { throw givenUp(.unsure) }
            return try scanInnerElement(flavor, context)
        case .try:
            advance()
            if kind == .exclamation || kind == .postfixQuestion { advance() }
            if word == .initializer { throw givenUp(.unsure) }
            return try scanInnerElement(flavor, context)
        case .unsafe:
            let next = peek()
            if [.period, .leftParen, .leftSquare, .leftBrace].contains(next.kind), next.isSpaced {
                throw givenUp(.unsure)
            }
            if prefixesExpression() {
                advance()
                return try scanInnerElement(flavor, context)
            }
        case .borrow, .copy, .consume, .each:
            if prefixesExpression() {
                advance()
                return try scanInnerElement(flavor, context)
            }
        case .repeat:
            advance()
            return try scanExpression(flavor, context)
        case .any:
            if prefixesExpression() || isSign(peek(), "~") { return try scanType() }
        case .inout, .nonisolated: throw givenUp(.unsure)
        default: break
        }
        try scanUnary(flavor, context)
    }

    private mutating func scanInnerElement(
        _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) {
        try enter()
        defer { leave() }
        try scanElement(flavor, context)
    }

    /// Whether a word that comes next stands in front of an expression, instead of being a name.
    mutating func prefixesExpression() -> Bool {
        let next = peek()
        if next.startsLine { return false }
        switch next.kind {
        case .identifier, .dollarIdentifier, .wildcard, .integer, .float, .string,
            .prefixAmpersand, .prefixOperator, .at, .backslash, .pound:
            return true
        case .keyword:
            switch next.word {
            case .anyType, .selfType, .selfValue, .super, .initializer, .true, .false, .nil, .repeat,
                .try, .if, .switch:
                return true
            default: return false
            }
        default: return false
        }
    }

    private mutating func scanUnary(
        _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) {
        switch kind {
        case .prefixAmpersand:
            advance()
            return try scanInnerUnary(flavor, context)
        case .prefixOperator:
            facts.noteUse(token.range, isOperator: true)
            advance()
            return try scanInnerUnary(flavor, context)
        case .backslash: return try scanKeyPath()
        case .keyword:
            if word == .if { return try scanIf() }
            if word == .switch { return try scanSwitch() }
        default: break
        }
        let states = facts.draft?.states.count ?? 0
        let operand = try scanPrimary(flavor, context)
        try scanSuffixes(operand, flavor, context, states)
    }

    private mutating func scanInnerUnary(
        _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) {
        try enter()
        defer { leave() }
        try scanUnary(flavor, context)
    }

    // MARK: Operands

    private mutating func scanPrimary(
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
            if name.kind == .identifier { facts.hidden.insert(facts.bare(name.range)) }
            advance()
            return Operand()
        }
        if name.kind == .identifier { facts.noteUse(name.range) }
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

    /// The name behind a period.
    mutating func scanMemberName() throws(GivenUp) -> Range<Int> {
        let name = token
        switch name.kind {
        case .identifier: facts.noteUse(name.range)
        case .keyword:
            switch name.word {
            case .initializer, .selfValue, .selfType: break
            default: facts.noteUse(name.range)
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
    private mutating func scanKeyPath() throws(GivenUp) {
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
