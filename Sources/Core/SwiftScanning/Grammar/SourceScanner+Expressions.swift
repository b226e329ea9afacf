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
        /// Names in it are bound, after `let` or `var`.
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

    /// An operator and the operand after it.
    ///
    /// - Returns: false if no operator comes next.
    private mutating func scanOperator(
        _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) -> Bool {
        switch kind {
        case .infixOperator:
            delegate.use(token.range, as: .operator)
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
            return try scanInnerElement(flavor, context)
        case .try:
            advance()
            if kind == .exclamation || kind == .postfixQuestion {
                advance()
                // SwiftParser loses count of the parentheses of an interpolation here.
                if interpolations > 0, kind == .leftParen || kind == .rightParen {
                    throw givenUp(.unsure)
                }
            }
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
            try refuseDeclaration()
            return try scanExpression(flavor, context)
        case .any:
            if prefixesExpression() || isSign(peek(), "~") {
                // What follows may make a declaration of it.
                let next = peek().word
                guard ![.actor, .sending, .macro, .reasync, .using].contains(next) else {
                    throw givenUp(.unsure)
                }
                return try scanType()
            }
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
        try refuseDeclaration()
        try scanElement(flavor, context)
    }

    /// Gives up where a declaration or a loop may come after a word of expressions, with which
    /// something is wrong.
    private mutating func refuseDeclaration() throws(GivenUp) {
        let isLoop = word == .repeat && peek().kind == .leftBrace
        if isLoop || mayModify() || isAtDeclaration() { throw givenUp(.unsure) }
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
            case .anyType, .selfType, .selfValue, .super, .initializer, .true, .false, .nil,
                .repeat,
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
            delegate.use(token.range, as: .operator)
            advance()
            return try scanInnerUnary(flavor, context)
        case .backslash: return try scanKeyPath()
        case .keyword:
            if word == .if { return try scanIf() }
            if word == .switch { return try scanSwitch() }
        default: break
        }
        let start = token.start
        let operand = try scanPrimary(flavor, context)
        try scanSuffixes(of: operand, flavor: flavor, in: context, from: start)
    }

    private mutating func scanInnerUnary(
        _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) {
        try enter()
        defer { leave() }
        try scanUnary(flavor, context)
    }
}
