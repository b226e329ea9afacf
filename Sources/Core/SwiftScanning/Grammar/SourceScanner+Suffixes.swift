extension SourceScanner {
    /// Members, calls, subscripts and operators after an operand.
    ///
    /// - Parameter start: Where the operand begins.
    mutating func scanSuffixes(
        of operand: Operand, flavor: Flavor, in context: PatternContext, from start: Int
    ) throws(GivenUp) {
        var operand = operand
        let outer = chained
        defer { chained = outer }
        while true {
            chained += 1
            if chained > Self.longestChain { throw givenUp(.nesting) }
            switch kind {
            case .period: operand = try scanMember()
            case .leftParen where !token.startsLine:
                try scanCall(of: operand, flavor: flavor, in: context, from: start)
                operand = Operand(hasBase: true)
            case .leftSquare where !token.startsLine:
                try scanSubscript(context)
                if flavor == .basic, kind == .leftBrace, canBeTrailingClosure(flavor) {
                    try scanTrailingClosures()
                }
                operand = Operand(hasBase: true)
            case .leftBrace:
                guard !operand.isLiteral, canBeTrailingClosure(flavor) else { return }
                try scanTrailingClosures()
                operand = Operand(hasBase: true)
                if kind == .leftBrace { return }
            case .postfixQuestion, .exclamation:
                advance()
                operand = Operand(hasBase: true)
            case .postfixOperator:
                delegate.use(token.range, as: .operator)
                advance()
                operand = Operand(hasBase: true)
            case .poundIf:
                guard try scanConditionalSuffix(flavor) else { return }
                operand = Operand(hasBase: true)
            default: return
            }
        }
    }

    /// `.name`, `.0` or `.name<T>`.
    @discardableResult
    mutating func scanMember() throws(GivenUp) -> Operand {
        advance()
        guard !token.isSpaced else { throw givenUp(.unsure) }
        var name = 0..<0
        if kind == .integer {
            advance()
        } else {
            name = try scanMemberName()
        }
        guard beginsGenericArguments() else { return Operand(called: name, hasBase: true) }
        try scanGenericArguments()
        return Operand(hasBase: true)
    }

    /// `[arguments]`.
    mutating func scanSubscript(_ context: PatternContext = .none) throws(GivenUp) {
        try enter()
        defer { leave() }
        advance()
        if kind != .rightSquare { try scanArgumentList(until: .rightSquare, .basic, context) }
        try expect(.rightSquare)
    }

    private mutating func scanCall(
        of operand: Operand, flavor: Flavor, in context: PatternContext, from start: Int
    ) throws(GivenUp) {
        try enter()
        defer { leave() }
        let wantsArguments = try beginCall(of: operand)
        advance()
        let inner: Flavor = flavor == .attributeArguments ? flavor : .basic
        let first = try scanArgumentList(until: .rightParen, inner, context)
        try expect(.rightParen)
        if flavor == .basic, kind == .leftBrace, canBeTrailingClosure(flavor) {
            try scanTrailingClosures()
        }
        if wantsArguments { delegate.endCall(first, from: start) }
    }

    /// Whether the delegate wants to know the arguments of a call.
    private func beginCall(of operand: Operand) throws(GivenUp) -> Bool {
        if operand.called.isEmpty { return false }
        switch delegate.beginCall(of: operand.called) {
        case .nothing: return false
        case .arguments: return true
        case .leaving: throw givenUp(.unsure)
        }
    }

    /// Arguments with their labels.
    ///
    /// - Returns: The first of them.
    @discardableResult
    mutating func scanArgumentList(
        until end: Token.Kind, _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) -> ScannedArgument? {
        var first: ScannedArgument?
        while kind != .rightParen, kind != .rightSquare {
            let argument = try scanArgument(flavor, context)
            if first == nil { first = argument }
            if arguments != nil { arguments?.append(argument) }
            if !skip(.comma) { break }
        }
        guard kind == end else { throw givenUp(.missing) }
        return first
    }

    @inline(__always)
    private mutating func scanArgument(
        _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) -> ScannedArgument {
        var argument = ScannedArgument(value: 0..<0)
        if token.isLabel, peek().kind == .colon {
            argument.label = token.range
            advance()
            advance()
        }
        let start = token.start
        let collected = arguments
        arguments = nil
        if kind == .infixOperator, isOperatorArgument() {
            delegate.use(token.range, as: .operator)
            advance()
        } else {
            try scanExpression(flavor, context)
        }
        arguments = collected
        argument.value = start..<place.lastEnd
        return argument
    }

    private mutating func isOperatorArgument() -> Bool {
        switch peek().kind {
        case .comma, .rightParen, .rightSquare: true
        default: false
        }
    }

    // MARK: Macros

    /// `#name<T>(arguments) { … }`.
    ///
    /// - Parameters:
    ///   - start: Where it begins, if attributes stand in front of it.
    ///   - attributes: Where each of them stands.
    mutating func scanMacro(
        _ flavor: Flavor, _ context: PatternContext, from start: Int? = nil,
        attributes: [Range<Int>] = []
    ) throws(GivenUp) {
        try enter()
        defer { leave() }
        let start = start ?? token.start
        advance()
        guard kind == .identifier || kind == .keyword, !token.isSpaced else {
            throw givenUp(.expression)
        }
        let interest = delegate.beginMacro(token.range, from: start, attributes: attributes)
        if interest == .leaving { throw givenUp(.unsure) }
        delegate.use(token.range, as: .name)
        advance()
        if beginsGenericArguments() { try scanGenericArguments() }
        var collected: [ScannedArgument] = []
        if kind == .leftParen, !token.startsLine {
            advance()
            arguments = interest == .arguments ? [] : nil
            try scanArgumentList(until: .rightParen, .basic, context)
            collected = arguments ?? []
            arguments = nil
            try expect(.rightParen)
        }
        if flavor == .basic, kind == .leftBrace, canBeTrailingClosure(flavor) {
            try scanTrailingClosures()
        }
        if interest == .arguments { delegate.endMacro(collected) }
    }

    /// A macro where declarations stand.
    mutating func scanMacroDeclaration(_ head: Head) throws(GivenUp) {
        try scanMacro(
            .basic, .none, from: head.start, attributes: attributes(in: head.attributes))
    }
}
