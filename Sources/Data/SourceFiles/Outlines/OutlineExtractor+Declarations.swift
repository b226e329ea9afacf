import Codebase
import SwiftSyntax

extension OutlineExtractor {
    /// What a declaration declares: several variables may stand in one.
    mutating func declarations(_ node: DeclSyntax) -> [OutlineDeclaration] {
        deeper([]) { extractor in
            var found = extractor.plainDeclarations(node)
            for index in found.indices { found[index].isConditional = extractor.isConditional }
            return found
        }
    }

    private mutating func plainDeclarations(_ node: DeclSyntax) -> [OutlineDeclaration] {
        switch node.as(DeclSyntaxEnum.self) {
        case .structDecl(let node):
            [type(node, as: .struct, named: node.name, generics: node.genericParameterClause)]
        case .classDecl(let node):
            [type(node, as: .class, named: node.name, generics: node.genericParameterClause)]
        case .enumDecl(let node):
            [type(node, as: .enum, named: node.name, generics: node.genericParameterClause)]
        case .actorDecl(let node):
            [type(node, as: .actor, named: node.name, generics: node.genericParameterClause)]
        case .protocolDecl(let node): [type(node, as: .protocol, named: node.name, generics: nil)]
        case .extensionDecl(let node): [self.extension(node)]
        case .typeAliasDecl(let node): [alias(node)]
        case .variableDecl(let node): variables(node)
        case .functionDecl(let node): [function(node)]
        case .initializerDecl(let node): [initializer(node)]
        case .subscriptDecl(let node): [self.subscript(node)]
        case .ifConfigDecl(let node): conditional(node)
        default: []
        }
    }

    private mutating func conditional(_ node: IfConfigDeclSyntax) -> [OutlineDeclaration] {
        let outer = isConditional
        isConditional = true
        defer { isConditional = outer }
        return node.clauses.flatMap { clause -> [OutlineDeclaration] in
            guard case .decls(let list) = clause.elements else { return [] }
            return list.flatMap { declarations($0.decl) }
        }
    }

    private mutating func type(
        _ node: some DeclGroupSyntax, as kind: DeclarationDetails.Kind, named name: TokenSyntax,
        generics: GenericParameterClauseSyntax?
    ) -> OutlineDeclaration {
        var found = OutlineDeclaration(kind: kind, name: name.outlineName, line: line(of: name))
        found.generics = generics.names
        fill(&found, from: node)
        return found
    }

    private mutating func `extension`(_ node: ExtensionDeclSyntax) -> OutlineDeclaration {
        var name = node.extendedType.outlineText
        if let generics = name.firstIndex(of: "<") { name = String(name[..<generics]) }
        var found = OutlineDeclaration(
            kind: .extension, name: name, line: line(of: node.extendedType))
        fill(&found, from: node)
        return found
    }

    private mutating func fill(
        _ declaration: inout OutlineDeclaration, from node: some DeclGroupSyntax
    ) {
        declaration.attributes = attributes(node.attributes)
        declaration.modifiers = node.modifiers.map(\.name.text)
        declaration.inherited =
            node.inheritanceClause?.inheritedTypes.map { entry in
                // `@preconcurrency P` and `@MainActor P` are conformances to P.
                (entry.type.as(AttributedTypeSyntax.self)?.baseType ?? entry.type).outlineText
            } ?? []
        declaration.members = node.memberBlock.members.flatMap { declarations($0.decl) }
    }

    private mutating func alias(_ node: TypeAliasDeclSyntax) -> OutlineDeclaration {
        var found = OutlineDeclaration(
            kind: .typealias, name: node.name.outlineName, line: line(of: node.name))
        found.generics = node.genericParameterClause.names
        found.type = node.initializer.value.outlineText
        return found
    }

    private mutating func variables(_ node: VariableDeclSyntax) -> [OutlineDeclaration] {
        let kind: DeclarationDetails.Kind = node.bindingSpecifier.text == "let" ? .let : .var
        var type: String?
        // `var a, b: Int` gives both the type of the last.
        var found: [OutlineDeclaration] = []
        for binding in node.bindings.reversed() {
            type =
                binding.typeAnnotation?.type.outlineText
                ?? binding.initializer?.value.emptyCollectionType
                ?? (binding.initializer == nil ? type : nil)
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                if let value = binding.initializer?.value {
                    var part = OutlineDeclaration(kind: kind, name: "_", line: line(of: binding))
                    part.value = expression(value)
                    found.append(part)
                }
                continue
            }
            var one = OutlineDeclaration(kind: kind, name: name.outlineName, line: line(of: name))
            one.attributes = attributes(node.attributes)
            // `private(set)` says who sets it, and `private` would say who sees it.
            one.modifiers = node.modifiers.map { modifier in
                modifier.name.text + (modifier.detail?.detail.text == "set" ? "(set)" : "")
            }
            one.type = type
            one.value = binding.initializer.map { expression($0.value) }
            one.body = binding.accessorBlock.flatMap { body(of: $0) }
            found.append(one)
        }
        return found.reversed()
    }

    /// The body of a getter; nil where only others are written.
    private mutating func body(of block: AccessorBlockSyntax) -> [OutlineStatement]? {
        switch block.accessors {
        case .getter(let list): return statements(list)
        case .accessors(let list):
            var found: [OutlineStatement]?
            for accessor in list {
                if let body = accessor.body {
                    found = (found ?? []) + statements(body.statements)
                }
            }
            return found
        }
    }

    private mutating func function(_ node: FunctionDeclSyntax) -> OutlineDeclaration {
        var found = OutlineDeclaration(
            kind: .func, name: node.name.outlineName, line: line(of: node.name))
        found.attributes = attributes(node.attributes)
        found.modifiers = node.modifiers.map(\.name.text)
        found.generics = node.genericParameterClause.names
        found.parameters = parameters(node.signature.parameterClause)
        found.type = node.signature.returnClause?.type.outlineText
        found.body = node.body.map { statements($0.statements) }
        return found
    }

    private mutating func initializer(_ node: InitializerDeclSyntax) -> OutlineDeclaration {
        var found = OutlineDeclaration(
            kind: .`init`, name: "init", line: line(of: node.initKeyword))
        found.attributes = attributes(node.attributes)
        found.modifiers = node.modifiers.map(\.name.text)
        found.generics = node.genericParameterClause.names
        found.parameters = parameters(node.signature.parameterClause)
        found.body = node.body.map { statements($0.statements) }
        return found
    }

    private mutating func `subscript`(_ node: SubscriptDeclSyntax) -> OutlineDeclaration {
        var found = OutlineDeclaration(
            kind: .subscript, name: "subscript", line: line(of: node.subscriptKeyword))
        found.modifiers = node.modifiers.map(\.name.text)
        found.generics = node.genericParameterClause.names
        found.parameters = parameters(node.parameterClause)
        found.type = node.returnClause.type.outlineText
        found.body = node.accessorBlock.flatMap { body(of: $0) }
        return found
    }

    mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [OutlineParameter] {
        clause.parameters.map { node in
            let first = node.firstName.outlineName
            let second = node.secondName?.outlineName
            let name = second ?? first
            return OutlineParameter(
                label: first == "_" ? nil : first, name: name == "_" ? nil : name,
                type: node.type.outlineText + (node.ellipsis == nil ? "" : "..."),
                standard: node.defaultValue.map { expression($0.value) })
        }
    }

    private mutating func attributes(_ list: AttributeListSyntax) -> [OutlineAttribute] {
        list.flatMap { element -> [OutlineAttribute] in
            guard case .attribute(let node) = element else { return [] }
            var arguments: [OutlineArgument] = []
            if case .argumentList(let list) = node.arguments { arguments = self.arguments(list) }
            var generics: [String] = []
            if let type = node.attributeName.as(IdentifierTypeSyntax.self) {
                generics = type.genericArgumentClause.texts
            } else if let type = node.attributeName.as(MemberTypeSyntax.self) {
                generics = type.genericArgumentClause.texts
            }
            var name = node.attributeName.outlineText
            if let start = name.firstIndex(of: "<") { name = String(name[..<start]) }
            if let dot = name.lastIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
            return [OutlineAttribute(name: name, generics: generics, arguments: arguments)]
        }
    }
}

extension GenericParameterClauseSyntax? {
    var names: [String] { self?.parameters.map(\.name.outlineName) ?? [] }
}

extension GenericArgumentClauseSyntax? {
    /// The arguments as written.
    var texts: [String] { self?.arguments.map(\.argument.outlineText) ?? [] }
}

extension ExprSyntax {
    /// The type of an empty collection that it makes, as in `[String: Any]()`.
    fileprivate var emptyCollectionType: String? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.calledExpression.is(DictionaryExprSyntax.self)
                || call.calledExpression.is(ArrayExprSyntax.self)
        else { return nil }
        return call.calledExpression.trimmedDescription
    }
}
