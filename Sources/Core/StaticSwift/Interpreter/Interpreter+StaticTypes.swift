import SwiftSyntax

/// The types that expressions have whatever their values are.
///
/// A value alone does not say whether it stands in a variable of a protocol, a superclass, an optional
/// or `Any`.
extension Interpreter {
    /// Whether an argument is of the type that its value shows.
    func isCertain(_ argument: Argument) -> Bool {
        // `.name` is of whatever type is wanted.
        if case .implicit(let member) = argument.value, member.results == nil { return true }
        return staticType(of: argument) != nil
    }

    /// The type of an argument, if what is declared says it.
    func staticType(of argument: Argument) -> TypeReference? {
        guard let scope = argument.scope, let source = argument.source?.as(ExprSyntax.self) else {
            return nil
        }
        return staticType(of: source, in: scope)
    }

    /// The type of an expression, if what is declared says it.
    func staticType(of expression: ExprSyntax, in scope: Scope) -> TypeReference? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: .named("String")
        case .integerLiteralExpr: .named("Int")
        case .floatLiteralExpr: .named("Double")
        case .booleanLiteralExpr: .named("Bool")
        case .arrayExpr(let node): staticType(of: node, in: scope)
        case .tupleExpr(let node) where node.elements.count == 1:
            node.elements.first.flatMap { staticType(of: $0.expression, in: scope) }
        case .asExpr(let node) where node.questionOrExclamationMark == nil:
            type(node.type, in: scope)
        case .declReferenceExpr(let node):
            staticType(ofVariable: node.baseName.identifierText, in: scope, at: Syntax(node))
        case .ternaryExpr(let node): staticType(of: node, in: scope)
        case .memberAccessExpr(let node): staticType(of: node, in: scope)
        case .functionCallExpr(let node): staticType(of: node, in: scope)
        case .forceUnwrapExpr(let node):
            staticType(of: node.expression, in: scope).flatMap { type in
                if case .optional(let wrapped) = type { wrapped } else { nil }
            }
        default: nil
        }
    }

    private func staticType(of node: TernaryExprSyntax, in scope: Scope) -> TypeReference? {
        let branches = [node.thenExpression, node.elseExpression]
        let types = branches.filter { !$0.is(NilLiteralExprSyntax.self) }
            .map { staticType(of: $0, in: scope) }
        guard let first = types.first, let first else { return nil }
        if types.count == 1 {
            if case .optional = first { return first }
            return .optional(first)
        }
        return types[1] == first ? first : nil
    }

    private func staticType(of node: ArrayExprSyntax, in scope: Scope) -> TypeReference? {
        let written = node.elements.map(\.expression).filter { !$0.isImplicitMember }
        // Beside members of another type a literal may be of that type too.
        guard written.count == node.elements.count || !written.contains(where: \.isLiteral) else {
            return nil
        }
        let types = written.map { staticType(of: $0, in: scope) }
        guard let first = types.first, let first, types.allSatisfy({ $0 == first }) else {
            return nil
        }
        return .array(first)
    }

    private func staticType(
        ofVariable name: String, in scope: Scope, at node: Syntax
    ) -> TypeReference? {
        var next: Scope? = scope
        while let current = next {
            if let slot = current.slot(named: name), current !== globals || isInMain(node) {
                return definite(heap[slot].type)
            }
            if current.functions(named: name) != nil { return nil }
            if let owner = current.owner, current.parent?.owner != owner {
                guard name != "self" else { return nil }
                if let type = staticType(ofMember: name, of: .named(owner)) { return type }
            }
            next = current.parent
        }
        return nil
    }

    private func definite(_ type: TypeReference?) -> TypeReference? {
        guard let type, isDefinite(type) else { return nil }
        return type
    }

    private func staticType(ofMember name: String, of type: TypeReference) -> TypeReference? {
        guard case .named(let owner) = type else { return nil }
        if let property = library.types[owner]?.property(name) { return definite(property.type) }
        for type in declarations.lineage(of: owner) {
            if let stored = type.stored.first(where: { $0.name == name }) {
                return definite(stored.type)
            }
            if let computed = type.computed[name] { return definite(computed.type) }
        }
        return nil
    }

    private func staticType(of node: MemberAccessExprSyntax, in scope: Scope) -> TypeReference? {
        guard let base = node.base else { return nil }
        let name = node.declName.baseName.identifierText
        if let owner = staticType(of: base, in: scope) {
            return staticType(ofMember: name, of: owner)
        }
        guard let owner = typeNamed(by: base, in: scope)?.nominalName else { return nil }
        for type in declarations.lineage(of: owner) {
            if type.enumCase(named: name)?.isCalled == false { return .named(owner) }
            if let stored = type.staticStored[name] { return definite(stored.type) }
            if let computed = type.staticComputed[name] { return definite(computed.type) }
        }
        return nil
    }

    private func staticType(of node: FunctionCallExprSyntax, in scope: Scope) -> TypeReference? {
        let callee = node.calledExpression
        if let type = typeNamed(by: callee, in: scope) { return constructed(type) }
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
            return result(ofFunction: name, in: scope)
        }
        guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else {
            return nil
        }
        let name = member.declName.baseName.identifierText
        if let type = typeNamed(by: base, in: scope) {
            if name == "init" { return constructed(type) }
            let owner = type.nominalName ?? ""
            let declared = declarations.lineage(of: owner).flatMap {
                $0.functions(named: name, isStatic: true)
            }
            let isCase = declarations.type(owner)?.enumCase(named: name) != nil
            guard isCase || library.types[owner]?.constructor(name) != nil else {
                return result(of: declared)
            }
            return declared.isEmpty ? definite(type) : nil
        }
        guard case .named(let owner)? = staticType(of: base, in: scope) else { return nil }
        return result(
            of: declarations.lineage(of: owner).flatMap {
                $0.functions(named: name, isStatic: false)
            })
    }

    private func result(ofFunction name: String, in scope: Scope) -> TypeReference? {
        var next: Scope? = scope
        while let current = next {
            if current.slot(named: name) != nil { return nil }
            if let functions = current.functions(named: name) { return result(of: functions) }
            if let owner = current.owner, current.parent?.owner != owner {
                let members = declarations.lineage(of: owner).flatMap {
                    $0.functions[name, default: []]
                }
                if !members.isEmpty { return result(of: members) }
            }
            next = current.parent
        }
        return nil
    }

    private func result(of functions: [FunctionDeclaration]) -> TypeReference? {
        guard functions.count == 1, functions[0].generics.isEmpty else { return nil }
        let result = functions[0].result
        if case .named(let name) = result, name == functions[0].owner,
            let type = declarations.type(name), type.kind == .contract || type.kind == .reference
        {
            // It may be `Self`, which is what it is called on.
            return nil
        }
        return definite(result)
    }

    /// What initializers of a type give; nil if only some of them may give nil.
    private func constructed(_ type: TypeReference) -> TypeReference? {
        switch type {
        case .array, .set, .dictionary: return definite(type)
        case .named(let name):
            if library.types[name] != nil, declarations.type(name) == nil { return type }
            guard let declared = declarations.type(name), library.types[name] == nil else {
                return nil
            }
            let all = declarations.lineage(of: name).flatMap { self.initializers(of: $0) }
            switch declared.kind {
            // Without one of its own an enum has that from a raw value.
            case .enumeration: return all.allSatisfy(\.result.isOptional) ? .optional(type) : nil
            case .structure, .reference:
                let failable = all.filter(\.result.isOptional)
                guard failable.count == all.count, !all.isEmpty else {
                    return failable.isEmpty ? type : nil
                }
                return .optional(type)
            case .addition, .contract: return nil
            }
        default: return nil
        }
    }

    /// The type that an expression names.
    private func typeNamed(by expression: ExprSyntax, in scope: Scope) -> TypeReference? {
        guard expression.isTypeName else { return nil }
        let names = expression.trimmedDescription
        if names.first == "[" { return definite(type(writtenAs: expression, in: scope)) }
        guard names.first?.isUppercase == true else { return nil }
        return definite(declarations.resolver.named(names, in: scope.owner, at: expression))
    }
}

extension ExprSyntax {
    fileprivate var isLiteral: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
            .arrayExpr, .dictionaryExpr, .nilLiteralExpr:
            true
        default: false
        }
    }

    /// Whether it is `.name` or `.name(…)`, which is of the type of what stands beside it.
    fileprivate var isImplicitMember: Bool {
        if let call = self.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.isImplicitMember
        }
        return self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }

    /// Whether it may be the name of a type: names with dots, or one in brackets.
    fileprivate var isTypeName: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr: true
        case .memberAccessExpr(let node): node.base?.isTypeName ?? false
        case .arrayExpr(let node):
            node.elements.count == 1 && node.elements.first?.expression.isTypeName == true
        default: false
        }
    }
}
