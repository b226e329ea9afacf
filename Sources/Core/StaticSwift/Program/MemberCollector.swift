import SwiftParser
import SwiftSyntax

/// Files the members of one type declaration or extension.
struct MemberCollector {
    let type: TypeDeclaration
    let resolver: TypeResolver

    func collect(_ members: [DeclSyntax]) {
        for member in members {
            switch member.as(DeclSyntaxEnum.self) {
            case .variableDecl(let node): collect(node)
            case .functionDecl(let node):
                guard let function = functions.function(node, owner: type.name) else { continue }
                type.functions[function.name, default: []].append(function)
            case .initializerDecl(let node):
                guard let function = functions.initializer(node, owner: type.name) else { continue }
                type.initializers.append(function)
            case .subscriptDecl(let node):
                guard let function = functions.subscript(node, owner: type.name) else { continue }
                type.subscripts.append(function)
            case .enumCaseDecl(let node): collect(node)
            default: continue
            }
        }
    }

    private var functions: FunctionCollector { FunctionCollector(resolver: resolver) }

    private func collect(_ node: EnumCaseDeclSyntax) {
        for element in node.elements {
            let parameters = (element.parameterClause?.parameters ?? []).enumerated().map {
                FunctionDeclaration.Parameter(
                    label: $1.firstName.flatMap { $0.text == "_" ? nil : $0.identifierText },
                    name: $1.firstName?.identifierText ?? "_\($0)",
                    type: resolver.reference($1.type, in: type.name),
                    defaultValue: $1.defaultValue?.value, isVariadic: false, isInout: false)
            }
            type.cases.append(
                TypeDeclaration.EnumCase(
                    name: element.name.identifierText, parameters: parameters,
                    isCalled: element.parameterClause != nil, rawValue: element.rawValue?.value))
        }
    }

    private func collect(_ node: VariableDeclSyntax) {
        let isStatic = node.modifiers.isStatic
        let isLazy = node.modifiers.contains { $0.name.text == "lazy" }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                continue
            }
            if let computed = functions.computed(binding, owner: type.name) {
                if isStatic {
                    type.staticComputed.insert(computed, named: name.identifierText, at: node)
                } else {
                    type.computed.insert(computed, named: name.identifierText, at: node)
                }
                continue
            }
            guard type.kind != .contract else { continue }
            let property = TypeDeclaration.StoredProperty(
                name: name.identifierText, type: annotation(of: binding, in: node),
                initial: binding.initializer?.value,
                isConstant: node.bindingSpecifier.text == "let" || isLazy)
            if isStatic {
                type.staticStored[property.name] = property
            } else {
                type.stored.append(property)
            }
        }
    }

    private func annotation(
        of binding: PatternBindingSyntax, in node: VariableDeclSyntax
    ) -> TypeReference? {
        // In `var a, b: Int` the annotation stands at the last name.
        let written = binding.typeAnnotation ?? node.bindings.last?.typeAnnotation
        return written.map { resolver.reference($0.type, in: type.name) }
            ?? type(of: binding.initializer?.value)
    }

    /// What `[Element]()` and `[Key: Value]()` say of the type themselves.
    private func type(of initial: ExprSyntax?) -> TypeReference? {
        guard let call = initial?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil,
            call.calledExpression.is(ArrayExprSyntax.self)
                || call.calledExpression.is(DictionaryExprSyntax.self)
        else { return nil }
        var parser = Parser(call.calledExpression.trimmedDescription)
        return resolver.reference(
            TypeSyntax.parse(from: &parser), in: type.name, at: Syntax(call))
    }
}
