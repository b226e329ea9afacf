import Codebase

extension SourceScanner {
    /// Members, calls, subscripts and operators after an operand.
    ///
    /// - Parameter states: How many states the preview around had before the operand.
    mutating func scanSuffixes(
        of operand: Operand, flavor: Flavor, in context: PatternContext, after states: Int
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
                try scanCall(of: operand, flavor: flavor, in: context, after: states)
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
                facts.noteUse(token.range, isOperator: true)
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
        of operand: Operand, flavor: Flavor, in context: PatternContext, after states: Int
    ) throws(GivenUp) {
        try enter()
        defer { leave() }
        let call = try beginPreviewCall(operand)
        advance()
        let inner: Flavor = flavor == .attributeArguments ? flavor : .basic
        let first = try scanArgumentList(until: .rightParen, inner, context)
        try expect(.rightParen)
        if flavor == .basic, kind == .leftBrace, canBeTrailingClosure(flavor) {
            try scanTrailingClosures()
        }
        if let call { endPreviewCall(call, first, states) }
    }

    /// One argument of a call.
    struct Argument {
        var label: Range<Int>?
        /// What it stands for.
        var value: Range<Int>
    }

    /// Arguments with their labels.
    ///
    /// - Returns: The first of them.
    @discardableResult
    mutating func scanArgumentList(
        until end: Token.Kind, _ flavor: Flavor, _ context: PatternContext
    ) throws(GivenUp) -> Argument? {
        var first: Argument?
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
    ) throws(GivenUp) -> Argument {
        var argument = Argument(value: 0..<0)
        if token.isLabel, peek().kind == .colon {
            argument.label = token.range
            advance()
            advance()
        }
        let start = token.start
        let collected = arguments
        arguments = nil
        if kind == .infixOperator, isOperatorArgument() {
            facts.noteUse(token.range, isOperator: true)
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
    /// - Parameter start: Where it begins, if attributes stand in front of it.
    mutating func scanMacro(
        _ flavor: Flavor, _ context: PatternContext, from start: Int? = nil
    ) throws(GivenUp) {
        try enter()
        defer { leave() }
        let start = start ?? token.start
        advance()
        guard kind == .identifier || kind == .keyword, !token.isSpaced else {
            throw givenUp(.expression)
        }
        let isPreview =
            facts.draft == nil && !facts.scope.isLocal && isText(token, "Preview")
        if isPreview {
            facts.draft = PreviewDraft(.macro, name: nil, line: facts.lines.line(at: start))
        }
        facts.noteUse(token.range)
        advance()
        if beginsGenericArguments() { try scanGenericArguments() }
        var collected: [Argument] = []
        if kind == .leftParen, !token.startsLine {
            advance()
            arguments = isPreview ? [] : nil
            try scanArgumentList(until: .rightParen, .basic, context)
            collected = arguments ?? []
            arguments = nil
            try expect(.rightParen)
        }
        if flavor == .basic, kind == .leftBrace, canBeTrailingClosure(flavor) {
            try scanTrailingClosures()
        }
        if isPreview { facts.endPreviewMacro(collected.map(facts.previewArgument)) }
    }

    /// A macro where declarations stand.
    mutating func scanMacroDeclaration(_ head: Head) throws(GivenUp) {
        if head.start != token.start, isText(peek(), "Preview"),
            // A preview begins with its attributes, and shows what they name.
            !attributeTexts(in: head.attributes).allSatisfy({ $0.hasPrefix("@available(") })
        {
            throw givenUp(.unsure)
        }
        try scanMacro(.basic, .none, from: head.start)
    }

    // MARK: Calls in previews

    /// A call that names a state or begins a part of a preview.
    struct PreviewCall {
        let isState: Bool
        let outer: PreviewDraft?
    }

    private mutating func beginPreviewCall(_ operand: Operand) throws(GivenUp) -> PreviewCall? {
        guard let draft = facts.draft, !operand.called.isEmpty else { return nil }
        let called = Token(.identifier, operand.called.lowerBound, operand.called.upperBound)
        switch draft.kind {
        case .provider:
            guard isText(called, "previewDisplayName") else { return nil }
        case .part:
            guard isText(called, "state") else { return nil }
        case .list:
            guard isText(called, "part") else { return nil }
            // Whether it begins a part is known when its first argument is read, whose names are
            // the part's then; those in front of it are, too.
            throw givenUp(.unsure)
        case .macro: return nil
        }
        return PreviewCall(isState: true, outer: nil)
    }

    private mutating func endPreviewCall(_ call: PreviewCall, _ first: Argument?, _ states: Int) {
        guard let first, first.label == nil,
            let literal = facts.previewArgument(first).literal
        else { return }
        let line = facts.lines.line(at: first.value.lowerBound)
        // A tree has the call around another one first.
        facts.draft?.states.insert(
            PreviewStatement.State(name: literal, line: line), at: states)
    }
}
