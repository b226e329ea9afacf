import Codebase

extension SourceScanner {
    /// A declaration with its attributes and modifiers.
    mutating func scanDeclaration(isMember: Bool) throws(GivenUp) {
        try enter()
        defer { leave() }
        let first = (exposed: facts.exposure.names.count, declared: facts.declarations.count)
        let outer = facts.exposure.level
        let closuresBefore = closures
        // How far attributes are seen depends on what follows them.
        if kind == .at, !facts.scope.isLocal { facts.exposure.level = .public }
        let lineStart = token.start
        let attributes = try scanAttributes()
        let attributesEnd = facts.exposure.names.count
        let hadClosures = closures != closuresBefore
        facts.exposure.level = outer
        let written = try scanModifiers()
        if !isMember, word == .initializer { throw givenUp(.unsure) }
        var head = Head(
            start: lineStart, attributes: attributes, written: written, first: first,
            attributesEnd: attributesEnd)
        guard let declared = head.kind(word, kind, next: { self.peek() }, isMember) else {
            throw givenUp(.declaration)
        }
        head.declared = declared
        if declared == .plain {
            settleAttributes(of: head, to: outer)
            try scanPlainDeclaration(head)
        } else if declared == .extension {
            try scanExtension(head)
        } else {
            try scanNamedDeclaration(head, hadClosures)
        }
    }

    /// What comes before the keyword of a declaration.
    struct Head {
        /// How it is declared.
        enum Form: Equatable {
            /// It has no name that others could use, or many.
            case plain
            case `extension`
            case named(Declaration.Kind)
        }

        let start: Int
        let attributes: Range<Int>
        let written: AccessLevel?
        /// What was known before the declaration.
        let first: (exposed: Int, declared: Int)
        let attributesEnd: Int
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

    private mutating func settleAttributes(of head: Head, to level: AccessLevel?) {
        guard head.attributesEnd > head.first.exposed, !facts.scope.isLocal else { return }
        facts.exposure.settle(head.first.exposed..<head.attributesEnd, to: level)
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
        _ head: Head, _ hadClosures: Bool
    ) throws(GivenUp) {
        guard case .named(let declared) = head.declared else { throw givenUp(.declaration) }
        let seen = facts.beginExposing(
            declared, written: head.written, attributes: head.attributes)
        settleAttributes(of: head, to: facts.exposure.level)
        // What is in closures would be seen too.
        if facts.exposure.isInlinable, hadClosures { throw givenUp(.unsure) }
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
        facts.endExposing(seen)
    }

    /// Declares the name that comes next and goes over it.
    mutating func scanName(_ kind: Declaration.Kind, written: AccessLevel?) throws(GivenUp) {
        guard self.kind == .identifier else { throw givenUp(.declaration) }
        declareToken(kind, written: written)
    }

    mutating func declareToken(_ kind: Declaration.Kind, written: AccessLevel?) {
        facts.declare(
            facts.bare(token.range), kind, facts.scope.access(written: written, of: kind))
        advance()
    }

    // MARK: Types

    private mutating func scanNominalType(
        _ kind: Declaration.Kind, written: AccessLevel?
    ) throws(GivenUp) {
        advance()
        let outer = facts.scope
        let access = outer.access(written: written, of: kind)
        var heading = TypeHeading(kind: kind)
        heading.line = facts.lines.line(at: token.start)
        let name = facts.text(facts.bare(token.range))
        try scanName(kind, written: written)
        if kind == .protocol {
            try scanPrimaryAssociatedTypes()
        } else {
            try scanGenericParameters()
        }
        heading.names = try scanInheritance()
        try scanWhereClause()
        facts.scope = outer.inside(name, access: access, sharesAccess: kind == .protocol)
        heading.type = facts.scope.container ?? ""
        heading.access = facts.scope.limit
        try scanMembers(under: heading)
        facts.scope = outer
    }

    private mutating func scanExtension(_ head: Head) throws(GivenUp) {
        let outer = facts.scope
        let seen = facts.exposure.level
        facts.exposure.level = outer.isLocal ? nil : .public
        advance()
        switch word {
        case .some, .any, .each, .borrowing, .consuming, .sending, .isolated, ._const, .__shared,
            .__owned, .nonisolated:
            throw givenUp(.unsure)
        default: break
        }
        guard kind == .identifier || kind == .leftSquare else { throw givenUp(.unsure) }
        var heading = TypeHeading(kind: .extension)
        heading.line = facts.lines.line(at: token.start)
        let start = token.start
        try scanSimpleType()
        if isSign(token, "&") || lexer.byte(place.lastEnd - 1) == UInt8(ascii: "!") {
            throw givenUp(.unsure)
        }
        let text = facts.bytes[start..<self.place.lastEnd]
        let name = text.prefix { $0 != UInt8(ascii: "<") }
        heading.type = String(decoding: name, as: UTF8.self)
        facts.declare(
            name.indices, .extension, outer.access(written: head.written, of: .extension))
        heading.names = try scanInheritance()
        try scanWhereClause()
        facts.scope = outer.inside(extensionOf: heading.type, written: head.written)
        let end = facts.exposure.names.count
        try scanMembers(under: heading)
        facts.scope = outer
        facts.exposure.level = seen
        facts.settleHeading(head.first.exposed..<end, declarations: head.first.declared)
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
    private mutating func scanMembers(under heading: TypeHeading) throws(GivenUp) {
        let seen = facts.exposure.level
        facts.exposure.level = nil
        guard kind == .leftBrace else { throw givenUp(.missing) }
        let body = facts.beginBody(under: heading)
        advance()
        try scanMemberList { $0.kind == .rightBrace }
        let end = token.start
        try expect(.rightBrace)
        facts.endBody(body, under: heading, closedAt: end)
        facts.exposure.level = seen
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
