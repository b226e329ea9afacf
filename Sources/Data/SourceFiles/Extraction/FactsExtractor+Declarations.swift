import Codebase
@_spi(RawSyntax) import SwiftSyntax

extension FactsExtractor {
    /// Deals with a declaration.
    ///
    /// - Returns: false, having done nothing, if the node is none.
    mutating func walkDeclaration(_ layout: RawSyntaxLayoutView, _ kind: SyntaxKind) -> Bool {
        switch kind {
        case .structDecl: walkType(layout, .struct)
        case .classDecl: walkType(layout, .class)
        case .enumDecl: walkType(layout, .enum)
        case .actorDecl: walkType(layout, .actor)
        case .protocolDecl: walkType(layout, .protocol)
        case .extensionDecl: walkExtension(layout)
        case .functionDecl: walkNamed(layout, .func)
        case .typeAliasDecl: walkNamed(layout, .typealias)
        case .associatedTypeDecl: walkNamed(layout, .associatedtype)
        case .macroDecl: walkNamed(layout, .macro)
        case .operatorDecl: walkNamed(layout, .operator)
        case .precedenceGroupDecl: walkNamed(layout, .precedencegroup)
        case .enumCaseElement: walkNamed(layout, .case)
        case .initializerDecl: walkNamed(layout, .`init`)
        case .subscriptDecl: walkNamed(layout, .subscript)
        case .variableDecl: walkVariable(layout)
        case .patternBinding: walkBinding(layout)
        case .identifierPattern: walkPattern(layout)
        case .functionParameter, .closureParameter, .closureShorthandParameter:
            noteParameter(layout)
            walkChildren(layout)
        default: return false
        }
        return true
    }

    private mutating func walkNamed(_ layout: RawSyntaxLayoutView, _ kind: Declaration.Kind) {
        let seen = beginExposing(layout, kind)
        defer { facts.endExposing(seen) }
        var written: AccessLevel?
        var isNamed = false
        for case let child? in layout.children {
            if child.kind == .declModifierList {
                written = access(in: child)
            } else if !isNamed, let token = child.tokenView, token.isName(of: kind) {
                isNamed = true
                let name = nameRange(of: token)
                facts.declare(name, kind, facts.scope.access(written: written, of: kind))
                if kind == .case { facts.noteCase(name) }
            }
            walk(child)
        }
    }

    private mutating func walkType(_ layout: RawSyntaxLayoutView, _ kind: Declaration.Kind) {
        let seen = beginExposing(layout, kind)
        defer { facts.endExposing(seen) }
        let outer = facts.scope
        var written: AccessLevel?
        var name: String?
        var heading = TypeHeading(kind: kind)
        for case let child? in layout.children {
            if child.kind == .declModifierList {
                written = access(in: child)
            } else if name == nil, let token = child.tokenView, token.isName(of: kind) {
                let access = outer.access(written: written, of: kind)
                facts.declare(nameRange(of: token), kind, access)
                name = facts.text(nameRange(of: token))
                heading.line = facts.lines.line(at: offset + token.leadingTriviaByteLength)
            } else if child.kind == .inheritanceClause {
                heading.names = inheritedNames(in: child)
            } else if child.kind == .memberBlock {
                facts.scope = outer.inside(
                    name ?? "", access: outer.access(written: written, of: kind),
                    sharesAccess: kind == .protocol)
                heading.type = facts.scope.container ?? ""
                heading.access = facts.scope.limit
                hiding { $0.walkBody(child, under: heading) }
                continue
            }
            walk(child)
        }
        facts.scope = outer
    }

    private mutating func walkExtension(_ layout: RawSyntaxLayoutView) {
        let first = (exposed: facts.exposure.names.count, declared: facts.declarations.count)
        var end = first.exposed
        let seen = facts.exposure.level
        facts.exposure.level = facts.scope.isLocal ? nil : .public
        defer {
            facts.exposure.level = seen
            facts.settleHeading(first.exposed..<end, declarations: first.declared)
        }
        let outer = facts.scope
        var written: AccessLevel?
        var name: String?
        var heading = TypeHeading(kind: .extension)
        for case let child? in layout.children {
            if child.kind == .declModifierList {
                written = access(in: child)
            } else if name == nil, child.kind.isTypeName {
                let found = bytes[extent(of: child, at: offset)].prefix { $0 != UInt8(ascii: "<") }
                name = String(decoding: found, as: UTF8.self)
                heading.line = facts.lines.line(at: found.startIndex)
                facts.declare(
                    found.indices, .extension, outer.access(written: written, of: .extension))
            } else if child.kind == .inheritanceClause {
                heading.names = inheritedNames(in: child)
            } else if child.kind == .memberBlock {
                facts.scope = outer.inside(extensionOf: name ?? "", written: written)
                heading.type = name ?? ""
                end = facts.exposure.names.count
                hiding { $0.walkBody(child, under: heading) }
                continue
            }
            walk(child)
        }
        facts.scope = outer
    }

    private mutating func walkVariable(_ layout: RawSyntaxLayoutView) {
        let seen = beginExposing(layout, .var)
        defer { facts.endExposing(seen) }
        let outer = binding
        var written: AccessLevel?
        for case let child? in layout.children {
            if child.kind == .declModifierList {
                written = access(in: child)
            } else if child.kind == .patternBindingList, !facts.scope.isLocal {
                binding?.access = facts.scope.access(written: written, of: .var)
            } else if let token = child.tokenView, token.rawKind == .keyword {
                let kind: Declaration.Kind = token.rawText == "let" ? .let : .var
                binding = (kind, facts.scope.access(written: written, of: kind))
            }
            walk(child)
        }
        binding = outer
    }

    /// `a = 1`: the pattern declares, what follows it only uses.
    private mutating func walkBinding(_ layout: RawSyntaxLayoutView) {
        let outer = binding
        let isTyped = layout.children.contains { $0?.kind == .typeAnnotation }
        for case let child? in layout.children {
            let declares = child.kind == .identifierPattern || child.kind == .tuplePattern
            binding = declares ? outer : nil
            if isTyped, child.kind == .initializerClause, !facts.exposure.isInlinable {
                hiding { $0.walk(child) }
            } else {
                walk(child)
            }
        }
        binding = outer
    }

    private mutating func walkPattern(_ layout: RawSyntaxLayoutView) {
        for case let child? in layout.children {
            if let token = child.tokenView, token.rawKind == .identifier {
                if let binding {
                    facts.declare(nameRange(of: token), binding.kind, binding.access)
                } else {
                    facts.hidden.insert(nameRange(of: token))
                }
            }
            walk(child)
        }
    }

    /// The names of a parameter mean nothing outside.
    private mutating func noteParameter(_ layout: RawSyntaxLayoutView) {
        var place = offset
        for case let child? in layout.children {
            if let token = child.tokenView, token.rawKind == .identifier {
                facts.hidden.insert(extent(of: child, at: place))
            }
            place += child.byteLength
        }
    }

    /// The bytes of a name at the current place, without backticks; none if it is missing.
    private func nameRange(of token: RawSyntaxTokenView) -> Range<Int> {
        guard token.presence == .present else { return offset..<offset }
        let start = offset + token.leadingTriviaByteLength
        return facts.bare(start..<max(start, min(start + token.textByteLength, bytes.count)))
    }

    /// The level among modifiers that start at the current place; `private(set)` is none.
    func access(in modifiers: RawSyntax) -> AccessLevel? {
        guard let layout = modifiers.layoutView else { return nil }
        for case let modifier? in layout.children {
            guard let parts = modifier.layoutView?.children else { continue }
            let present = parts.compactMap { $0 }
            guard present.count == 1, let token = present[0].tokenView else { continue }
            let found = token.rawText.withContiguousStorageIfAvailable { AccessLevel($0) }
            if let level = found ?? nil { return level }
        }
        return nil
    }
}

extension RawSyntaxTokenView {
    /// Whether the token can be the name in a declaration of this kind.
    fileprivate func isName(of kind: Declaration.Kind) -> Bool {
        switch kind {
        case .`init`, .subscript: rawKind == .keyword
        case .func, .operator:
            switch rawKind {
            case .identifier, .binaryOperator, .prefixOperator, .postfixOperator: true
            default: false
            }
        default: rawKind == .identifier
        }
    }
}

extension SyntaxKind {
    /// Whether an extension can name what it extends by such a node.
    fileprivate var isTypeName: Bool {
        switch self {
        case .identifierType, .memberType, .arrayType, .dictionaryType, .optionalType, .tupleType,
            .metatypeType, .attributedType, .inlineArrayType:
            true
        default: false
        }
    }
}
