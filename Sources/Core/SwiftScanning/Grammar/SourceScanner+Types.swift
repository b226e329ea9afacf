extension SourceScanner {
    /// `async throws(E) -> T`, `some P & Q`, `[Int: (A) -> B]?` …
    mutating func scanType() throws(GivenUp) {
        try enter()
        defer { leave() }
        _ = skip(Word.repeat)
        try scanTypeAttributes()
        let isTuple = kind == .leftParen
        let suffixes = try scanCompositionType()
        guard kind == .arrow || word == .async || word == .throws || word == .rethrows else {
            return
        }
        guard lookingAhead({ $0.skipFunctionArrow() }) else { return }
        guard isTuple, suffixes == 0, inherited == nil else { throw givenUp(.type) }
        try scanEffects()
        try expect(.arrow)
        try refuseEffects()
        try scanType()
        try refuseEffects()
    }

    /// `throws` after an arrow is a mistake that compilers understand.
    mutating func refuseEffects() throws(GivenUp) {
        switch word {
        case .async, .reasync, .throws, .rethrows: throw givenUp(.unsure)
        case .await, .try, .throw: if !token.startsLine { throw givenUp(.unsure) }
        default: break
        }
    }

    /// `inout`, `@escaping` and the like in front of a type.
    private mutating func scanTypeAttributes() throws(GivenUp) {
        while isTypeSpecifier { advance() }
        guard kind == .at || word == .nonisolated else { return }
        if word == .nonisolated { throw givenUp(.unsure) }
        let collected = inherited
        inherited = nil
        while kind == .at { try scanAttribute(ofType: true) }
        inherited = collected
        if word == .nonisolated { throw givenUp(.unsure) }
    }

    /// - Returns: How many suffixes the first type has, or that it is no tuple alone.
    private mutating func scanCompositionType() throws(GivenUp) -> Int {
        var isPlain = true
        switch word {
        case .each:
            advance()
            try scanSimpleType()
            return 1
        case .some, .any:
            isPlain = false
            advance()
        default: break
        }
        var suffixes = try scanSimpleType()
        while isSign(token, "&") {
            advance()
            suffixes = try 1 + scanSimpleType()
        }
        return isPlain ? suffixes : 1
    }

    /// A type without `&` or an arrow.
    @discardableResult
    mutating func scanSimpleType(
        allowsMembers: Bool = true, ofAttribute: Bool = false
    ) throws(GivenUp) -> Int {
        let collected = inherited
        if isSign(token, "~") {
            guard kind == .prefixOperator else { throw givenUp(.unsure) }
            inherited = nil
            advance()
        }
        defer { if collected == nil || inherited == nil { inherited = collected } }
        let start = token.start
        var isNamed = true
        switch kind {
        case .identifier: try scanTypeName()
        case .wildcard: advance()
        case .keyword:
            guard word == .selfType || word == .anyType else { throw givenUp(.type) }
            let isAny = word == .anyType
            advance()
            if !isAny { try scanGenericArgumentsOfType() }
        case .leftParen:
            isNamed = false
            try scanTupleType()
        case .leftSquare:
            isNamed = false
            try scanCollectionType()
        default: throw givenUp(.type)
        }
        return try scanTypeSuffixes(
            from: start, isNamed: isNamed, allowsMembers: allowsMembers, ofAttribute: ofAttribute)
    }

    private mutating func scanTypeSuffixes(
        from start: Int, isNamed: Bool, allowsMembers: Bool, ofAttribute: Bool
    ) throws(GivenUp) -> Int {
        var suffixes = 0
        var nameEnd = place.lastEnd
        while true {
            if kind == .period {
                let next = peek()
                let isMeta = next.word == .metatype || next.word == .metaprotocol
                guard allowsMembers || isMeta else { break }
                guard !next.isSpaced else { throw givenUp(.unsure) }
                suffixes += 1
                if inherited != nil, isMeta || !isNamed || nameEnd != place.lastEnd {
                    throw givenUp(.unsure)
                }
                advance()
                if isMeta {
                    advance()
                } else {
                    try scanMemberTypeName()
                    nameEnd = place.lastEnd
                }
            } else if !ofAttribute, !token.startsLine,
                kind == .postfixQuestion || kind == .exclamation
            {
                suffixes += 1
                advance()
            } else {
                break
            }
            if suffixes > 100 { throw givenUp(.nesting) }
        }
        if isNamed, inherited != nil { noteInherited(start..<nameEnd) }
        return suffixes
    }

    private mutating func noteInherited(_ range: Range<Int>) {
        let bytes = UnsafeBufferPointer(start: lexer.text + range.lowerBound, count: range.count)
        let text = bytes.prefix { $0 != UInt8(ascii: "<") }
        let name = text.filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "`") }
        inherited?.append(String(decoding: name, as: UTF8.self))
    }

    private mutating func scanTypeName() throws(GivenUp) {
        delegate.use(token.range, as: .name)
        advance()
        try scanGenericArgumentsOfType()
    }

    private mutating func scanMemberTypeName() throws(GivenUp) {
        guard kind == .identifier || kind == .keyword else { throw givenUp(.type) }
        // The module of its outermost type is the one that matters.
        if word != .selfValue { delegate.use(token.range, as: .memberType) }
        advance()
        try scanGenericArgumentsOfType()
    }

    private mutating func scanGenericArgumentsOfType() throws(GivenUp) {
        if beginsSign(token, "<") { try scanGenericArguments() }
    }

    mutating func scanGenericArguments() throws(GivenUp) {
        try enter()
        defer { leave() }
        let collected = inherited
        inherited = nil
        defer { inherited = collected }
        advance(over: 1)
        repeat {
            if kind == .integer {
                advance()
            } else {
                try scanType()
            }
            guard skip(.comma) else { break }
        } while !beginsSign(token, ">")
        guard beginsSign(token, ">") else { throw givenUp(.type) }
        advance(over: 1)
    }

    private mutating func scanTupleType() throws(GivenUp) {
        try enter()
        defer { leave() }
        advance()
        while kind != .rightParen {
            if startsParameterName() {
                try refuseSpecifier()
                advance()
                if kind != .colon { advance() }
                try expect(.colon)
            }
            try scanType()
            if isSign(token, "...") { advance() }
            if !skip(.comma) { break }
        }
        try expect(.rightParen)
    }

    private mutating func scanCollectionType() throws(GivenUp) {
        try enter()
        defer { leave() }
        advance()
        try scanType()
        if skip(.colon) { try scanType() }
        try expect(.rightSquare)
    }

    /// `async throws(E)`.
    ///
    /// - Parameter ofFunction: Whether they are of a function that is declared, which may pass them on.
    mutating func scanEffects(ofFunction: Bool = false) throws(GivenUp) {
        if word == .reasync, !ofFunction { throw givenUp(.unsure) }
        if word == .async || word == .reasync { advance() }
        if word == .rethrows, !ofFunction { throw givenUp(.unsure) }
        guard word == .throws || word == .rethrows else { return try refuseEffects() }
        let canHaveType = word == .throws
        advance()
        if canHaveType, skip(.leftParen) {
            try scanType()
            try expect(.rightParen)
        }
        try refuseEffects()
    }

    /// What a function gives back.
    mutating func scanResult() throws(GivenUp) {
        guard skip(.arrow) else { return }
        guard !token.isOperator || isSign(token, "~") else { throw givenUp(.unsure) }
        try refuseEffects()
        try scanType()
        try refuseEffects()
    }

    // MARK: Generics

    mutating func scanGenericParameters() throws(GivenUp) {
        guard beginsSign(token, "<") else { return }
        advance(over: 1)
        repeat {
            if word == .each || word == .let { advance() }
            guard kind == .identifier else { throw givenUp(.unsure) }
            delegate.declareGenericParameter(token.range)
            advance()
            if skip(.colon) {
                guard kind == .identifier || word == .anyType || isSign(token, "~") else {
                    throw givenUp(.type)
                }
                try scanType()
            }
            guard skip(.comma) else { break }
        } while !beginsSign(token, ">")
        guard beginsSign(token, ">") else { throw givenUp(.unsure) }
        advance(over: 1)
    }

    /// Whether what comes next may be a layout, as `_Class`, instead of a protocol.
    private func mayBeLayout() -> Bool {
        lexer.byte(token.start) == UInt8(ascii: "_")
            && "TURNCB".utf8.contains(lexer.byte(token.start + 1))
    }

    mutating func scanWhereClause() throws(GivenUp) {
        guard skip(Word.where) else { return }
        repeat {
            try scanType()
            if skip(.colon) {
                if mayBeLayout() { throw givenUp(.unsure) }
            } else {
                guard isSign(token, "==") else { throw givenUp(.missing) }
                advance()
            }
            try scanType()
        } while skip(.comma)
    }
}
