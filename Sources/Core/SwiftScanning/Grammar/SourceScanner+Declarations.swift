extension SourceScanner {
    /// A declaration with its attributes and modifiers.
    mutating func scanDeclaration(isMember: Bool) throws(GivenUp) {
        try enter()
        defer { leave() }
        let closuresBefore = closures
        let lineStart = token.start
        delegate.beginDeclaration(hasAttributes: kind == .at)
        let attributes = try scanAttributes()
        delegate.endAttributes()
        let hadClosures = closures != closuresBefore
        let written = try scanModifiers()
        if !isMember, word == .initializer { throw givenUp(.unsure) }
        var head = Head(start: lineStart, attributes: attributes, written: written)
        guard let declared = head.kind(word, kind, next: { self.peek() }, isMember) else {
            throw givenUp(.declaration)
        }
        head.declared = declared
        let heading = DeclarationHeading(
            keyword: declared.keyword, access: written, attributes: attributes,
            attributesHoldClosures: hadClosures)
        guard delegate.readHeading(heading) else { throw givenUp(.unsure) }
        switch declared {
        case .plain: try scanPlainDeclaration(head)
        case .extension: try scanExtension(head)
        case .named(let keyword): try scanNamedDeclaration(keyword, head)
        }
        delegate.endDeclaration()
    }

    /// What comes before the keyword of a declaration.
    struct Head {
        /// How it is declared.
        enum Form: Equatable {
            /// It has no name that others could use, or many.
            case plain
            case `extension`
            case named(DeclarationKeyword)

            var keyword: DeclarationKeyword? {
                switch self {
                case .plain: nil
                case .extension: .extension
                case .named(let keyword): keyword
                }
            }
        }

        let start: Int
        let attributes: Range<Int>
        let written: AccessModifier?
        var declared = Form.plain

        /// What a keyword declares; nil if nothing.
        func kind(
            _ word: Word, _ kind: Token.Kind, next: () -> Token, _ isMember: Bool
        ) -> Form? {
            switch word {
            case .struct: .named(.struct)
            case .class: .named(.class)
            case .enum: .named(.enum)
            case .protocol: .named(.protocol)
            case .func: .named(.func)
            case .typealias: .named(.typealias)
            case .associatedtype: .named(.associatedtype)
            case .operator: .named(.operator)
            case .precedencegroup: .named(.precedencegroup)
            case .initializer: .named(.`init`)
            case .subscript: .named(.subscript)
            case .let, .var: .named(.var)
            case .extension: .extension
            case .import, .deinit: .plain
            case .case: isMember ? .plain : nil
            case .actor: next().kind == .identifier ? .named(.actor) : nil
            case .macro: next().kind == .identifier ? .named(.macro) : nil
            default: kind == .pound ? .plain : nil
            }
        }
    }

    private mutating func scanPlainDeclaration(_ head: Head) throws(GivenUp) {
        switch word {
        case .import: try scanImport(head)
        case .deinit: try scanDeinitializer()
        case .case: try scanEnumCases()
        default: try scanMacroDeclaration(head)
        }
    }

    private mutating func scanNamedDeclaration(
        _ declared: DeclarationKeyword, _ head: Head
    ) throws(GivenUp) {
        switch declared {
        case .var: try scanVariable(written: head.written)
        case .func: try scanFunction(written: head.written)
        case .`init`: try scanInitializer(written: head.written)
        case .subscript: try scanSubscript(written: head.written)
        case .typealias, .associatedtype, .macro, .precedencegroup:
            try scanNamed(declared, written: head.written)
        case .operator: try scanOperator(head)
        default: try scanNominalType(declared, written: head.written)
        }
    }

    /// Declares the name that comes next and goes over it.
    mutating func scanName(_ kind: DeclarationKeyword, written: AccessModifier?) throws(GivenUp) {
        guard self.kind == .identifier else { throw givenUp(.declaration) }
        declareToken(kind, written: written)
    }

    mutating func declareToken(_ kind: DeclarationKeyword, written: AccessModifier?) {
        delegate.declare(bareName(of: token), as: kind, access: written)
        advance()
    }

    // MARK: Types

    private mutating func scanNominalType(
        _ kind: DeclarationKeyword, written: AccessModifier?
    ) throws(GivenUp) {
        advance()
        let name = bareName(of: token)
        try scanName(kind, written: written)
        if kind == .protocol {
            try scanPrimaryAssociatedTypes()
        } else {
            try scanGenericParameters()
        }
        let inherited = try scanInheritance()
        try scanWhereClause()
        try scanMembers(
            of: ScannedType(keyword: kind, name: name, inherited: inherited, access: written))
    }

    private mutating func scanExtension(_ head: Head) throws(GivenUp) {
        advance()
        switch word {
        case .some, .any, .each, .borrowing, .consuming, .sending, .isolated, ._const, .__shared,
            .__owned, .nonisolated:
            throw givenUp(.unsure)
        default: break
        }
        guard kind == .identifier || kind == .leftSquare else { throw givenUp(.unsure) }
        let start = token.start
        try scanSimpleType()
        if isSign(token, "&") || lexer.byte(place.lastEnd - 1) == UInt8(ascii: "!") {
            throw givenUp(.unsure)
        }
        let text = start..<place.lastEnd
        let arguments = text.first { lexer.byte($0) == UInt8(ascii: "<") }
        let name = start..<(arguments ?? place.lastEnd)
        delegate.declare(name, as: .extension, access: head.written)
        let inherited = try scanInheritance()
        try scanWhereClause()
        try scanMembers(
            of: ScannedType(
                keyword: .extension, name: name, inherited: inherited, access: head.written))
    }

    private mutating func scanPrimaryAssociatedTypes() throws(GivenUp) {
        guard beginsSign(token, "<") else { return }
        advance(over: 1)
        repeat {
            guard kind == .identifier else { throw givenUp(.declaration) }
            advance()
            guard skip(.comma) else { break }
        } while !beginsSign(token, ">")
        guard beginsSign(token, ">") else { throw givenUp(.declaration) }
        advance(over: 1)
    }

    /// `: A, B`.
    ///
    /// - Returns: The names in it.
    @discardableResult
    mutating func scanInheritance() throws(GivenUp) -> [String] {
        guard skip(.colon) else { return [] }
        inherited = []
        repeat {
            if !skip(Word.class) { try scanType() }
        } while skip(.comma)
        defer { inherited = nil }
        return inherited ?? []
    }

    /// What is between the braces of a type or an extension, which nobody outside sees as a whole.
    private mutating func scanMembers(of type: ScannedType) throws(GivenUp) {
        guard kind == .leftBrace else { throw givenUp(.missing) }
        delegate.beginMembers(of: type)
        advance()
        try scanMemberList { $0.kind == .rightBrace }
        let end = token.start
        try expect(.rightBrace)
        delegate.endMembers(closedAt: end)
    }

    /// Members up to a token; each begins a line or follows a semicolon.
    mutating func scanMemberList(_ isEnd: (Token) -> Bool) throws(GivenUp) {
        var isSeparated = true
        while !isEnd(token) {
            if !isSeparated, !token.startsLine { throw givenUp(.separator) }
            if kind == .poundIf {
                try scanConditionally { scanner throws(GivenUp) in
                    try scanner.scanMemberList { $0.endsClause }
                }
                isSeparated = false
            } else {
                try scanDeclaration(isMember: true)
                isSeparated = skip(.semicolon)
            }
        }
    }
}
