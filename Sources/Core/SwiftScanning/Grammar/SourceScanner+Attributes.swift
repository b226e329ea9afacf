extension SourceScanner {
    /// The attributes that come next, of a declaration.
    ///
    /// - Returns: Where they stand.
    mutating func scanAttributes() throws(GivenUp) -> Range<Int> {
        let start = token.start
        guard kind == .at else { return start..<start }
        while kind == .at { try scanAttribute(ofType: false) }
        return start..<place.lastEnd
    }

    /// `@name`, `@Name<T>(arguments)`.
    mutating func scanAttribute(ofType: Bool) throws(GivenUp) {
        try enter()
        defer { leave() }
        advance()
        guard kind == .identifier, !token.isSpaced else { throw givenUp(.attribute) }
        let name = word
        // These are too long for the table of words.
        if isText(token, "_dynamicReplacement") || isText(token, "_originallyDefinedIn") {
            throw givenUp(.attribute)
        }
        try scanSimpleType(ofAttribute: true)
        if ofType {
            try scanArguments(ofTypeAttribute: name)
        } else {
            try scanArguments(ofAttribute: name)
        }
    }

    private mutating func scanArguments(ofAttribute name: Word) throws(GivenUp) {
        switch name {
        case .available, ._spi_available:
            try scanArguments { scanner throws(GivenUp) in try scanner.scanAvailability() }
        case .backDeployed, ._backDeploy:
            try scanArguments { scanner throws(GivenUp) in
                try scanner.expect(Word.before)
                try scanner.expect(.colon)
                try scanner.scanPlatforms(allowsAll: false)
            }
        case .objc:
            if kind == .leftParen, !token.startsLine {
                try scanArguments { scanner throws(GivenUp) in try scanner.scanSelector() }
            }
        case .Sendable: break
        case .attached, .freestanding:
            try scanArguments { scanner throws(GivenUp) in try scanner.scanMacroRole() }
        case ._documentation:
            try scanArguments { scanner throws(GivenUp) in try scanner.scanVisibility() }
        case ._effects, ._implements, ._specialize, .abi, .derivative,
            .differentiable, .specialized, .transpose:
            throw givenUp(.attribute)
        default: try scanCustomArguments()
        }
    }

    private mutating func scanArguments(ofTypeAttribute name: Word) throws(GivenUp) {
        switch name {
        case .escaping, .Sendable, .autoclosure, .unchecked, .preconcurrency, .retroactive, .async,
            .noescape, ._local, ._noMetadata, .noDerivative:
            break
        case .isolated:
            try scanArguments { scanner throws(GivenUp) in
                guard scanner.kind == .identifier else { throw scanner.givenUp(.attribute) }
                scanner.delegate.use(scanner.token.range, as: .name)
                scanner.advance()
            }
        case .differentiable: throw givenUp(.attribute)
        default: try scanCustomArguments()
        }
    }

    /// The arguments that have to follow a name directly.
    private mutating func scanArguments(
        _ scan: (inout SourceScanner) throws(GivenUp) -> Void
    ) throws(GivenUp) {
        guard kind == .leftParen, !token.isSpaced else { throw givenUp(.attribute) }
        advance()
        try scan(&self)
        try expect(.rightParen)
    }

    /// Arguments as those of a call, if there are any.
    private mutating func scanCustomArguments() throws(GivenUp) {
        guard kind == .leftParen, !token.startsLine else { return }
        if token.isSpaced {
            // A function type may follow an attribute, or a tuple.
            let areArguments = lookingAhead {
                !$0.skipBalanced() || $0.kind == .at || $0.isAtDeclaration()
            }
            if areArguments { throw givenUp(.attribute) }
            return
        }
        // What follows may tell a function type from arguments.
        advance()
        try scanArgumentList(until: .rightParen, .basic, .none)
        try expect(.rightParen)
    }

    /// `foo:bar:` of `@objc(foo:bar:)`.
    private mutating func scanSelector() throws(GivenUp) {
        var pieces = 0
        while kind != .rightParen {
            if !skip(.colon) {
                guard kind == .identifier || kind == .wildcard || kind == .keyword else {
                    throw givenUp(.attribute)
                }
                advance()
                if kind == .rightParen, pieces == 0 { return }
                try expect(.colon)
            }
            pieces += 1
        }
    }

    /// `visibility: internal` of `@_documentation(visibility: internal)`.
    private mutating func scanVisibility() throws(GivenUp) {
        guard isText(token, "visibility") else { throw givenUp(.attribute) }
        advance()
        try expect(.colon)
        switch word {
        case .private, .fileprivate, .internal, .public: advance()
        default: throw givenUp(.attribute)
        }
    }

    /// `extension, conformances: P` of `@attached(extension, conformances: P)`.
    private mutating func scanMacroRole() throws(GivenUp) {
        guard kind == .identifier || word == .extension else { throw givenUp(.attribute) }
        delegate.use(token.range, as: .name)
        advance()
        if skip(.comma) { try scanArgumentList(until: .rightParen, .attributeArguments, .none) }
        // Lists of arguments may end with a comma, roles may not.
        if lexer.byte(place.lastEnd - 1) == UInt8(ascii: ",") { throw givenUp(.attribute) }
    }

    // MARK: Availability

    /// `iOS 17, *` or `*, deprecated, message: "…"`.
    private mutating func scanAvailability() throws(GivenUp) {
        repeat {
            switch word {
            case .message, .renamed:
                advance()
                try expect(.colon)
                try scanPlainString()
            case .introduced, .obsoleted:
                advance()
                try expect(.colon)
                try scanVersion()
            case .deprecated:
                advance()
                if skip(.colon) { try scanVersion() }
            case .unavailable, .noasync: advance()
            default: try scanPlatform()
            }
        } while skip(.comma)
    }

    /// `iOS 17, *`.
    ///
    /// - Parameter allowsAll: Whether `*` may be among them.
    mutating func scanPlatforms(allowsAll: Bool = true) throws(GivenUp) {
        repeat {
            if !allowsAll, isSign(token, "*") { throw givenUp(.attribute) }
            try scanPlatform()
        } while skip(.comma)
    }

    private mutating func scanPlatform() throws(GivenUp) {
        if isSign(token, "*") { return advance() }
        guard kind == .identifier else { throw givenUp(.attribute) }
        advance()
        if kind == .integer || kind == .float { try scanVersion() }
    }

    /// `17`, `17.1` or `17.1.2`, digits alone.
    private mutating func scanVersion() throws(GivenUp) {
        guard kind == .integer || kind == .float else { throw givenUp(.attribute) }
        let isFraction = kind == .float
        var periods = 0
        for place in token.range {
            let byte = lexer.text[place]
            if byte == UInt8(ascii: ".") { periods += 1 }
            guard byte == UInt8(ascii: ".") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else {
                throw givenUp(.attribute)
            }
        }
        guard periods == (isFraction ? 1 : 0) else { throw givenUp(.attribute) }
        advance()
        while isFraction, kind == .period, !token.isSpaced {
            advance()
            guard kind == .integer, !token.isSpaced else { throw givenUp(.attribute) }
            for place in token.range
            where !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= lexer.text[place]) {
                throw givenUp(.attribute)
            }
            advance()
        }
        if kind == .period { throw givenUp(.attribute) }
    }

    // MARK: Modifiers

    /// The modifiers that come next.
    ///
    /// - Returns: The level that one of them states.
    mutating func scanModifiers() throws(GivenUp) -> AccessModifier? {
        var level: AccessModifier?
        while true {
            switch word {
            case .private, .fileprivate, .internal, .public, .package, .open:
                let modifier = AccessModifier(word)
                advance()
                if kind == .leftParen {
                    advance()
                    try expect(Word.set)
                    try expect(.rightParen)
                } else if level == nil {
                    level = modifier
                }
            case .unowned:
                advance()
                try scanModifierDetail { $0 == .safe || $0 == .unsafe }
            case .nonisolated:
                advance()
                try scanModifierDetail { $0 == .unsafe }
            case .class:
                guard isClassModifier() else { return level }
                advance()
                // Behind others SwiftParser may take it for a class, as in front of a `case`.
                switch word {
                case .func, .var, .let, .subscript, .override: break
                default: throw givenUp(.unsure)
                }
            case .static, .final, .lazy, .override, .mutating, .nonmutating, .convenience,
                .required, .optional, .dynamic, .infix, .prefix, .postfix, .weak, .indirect,
                .isolated, .async, .distributed, .borrowing, .consuming, .__consuming, ._const,
                ._local, .__setter_access:
                advance()
            default: return level
            }
        }
    }

    private mutating func scanModifierDetail(
        _ isKnown: (Word) -> Bool
    ) throws(GivenUp) {
        guard skip(.leftParen) else { return }
        guard isKnown(word) else { throw givenUp(.unsure) }
        advance()
        try expect(.rightParen)
    }

    /// Whether `class` modifies what follows it instead of declaring a class.
    private mutating func isClassModifier() -> Bool {
        lookingAhead {
            $0.advance()
            return $0.word == .override || $0.isAtDeclaration()
        }
    }
}
