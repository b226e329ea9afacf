import SwiftSyntax

/// Turns the syntax of functions and accessors into declarations.
struct FunctionCollector {
    let resolver: TypeResolver

    func function(_ node: FunctionDeclSyntax, owner: String?) -> FunctionDeclaration? {
        guard let body = node.body else { return nil }
        let signature = node.signature
        let function = FunctionDeclaration(
            name: node.name.identifierText,
            parameters: parameters(signature.parameterClause, owner: owner),
            result: signature.returnClause.map { resolver.reference($0.type, in: owner) } ?? .any,
            body: body.statements, owner: owner, modifiers: node.modifiers,
            generics: generics(node.genericParameterClause, node.genericWhereClause, owner))
        function.isLibrary = resolver.isLibrary
        function.builder = resolver.builder(node.attributes, in: owner)
        return function
    }

    private func generics(
        _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?,
        _ owner: String?
    ) -> [String: [TypeReference]] {
        var result: [String: [TypeReference]] = [:]
        for parameter in clause?.parameters ?? [] {
            let inherited = parameter.inheritedType.map { resolver.reference($0, in: owner) }
            result[parameter.name.identifierText] = inherited.map { [$0] } ?? []
        }
        for condition in conditions?.requirements ?? [] {
            guard case .conformanceRequirement(let node) = condition.requirement else { continue }
            let name = node.leftType.trimmedDescription
            result[name]?.append(resolver.reference(node.rightType, in: owner))
        }
        return result
    }

    func initializer(_ node: InitializerDeclSyntax, owner: String) -> FunctionDeclaration? {
        guard let body = node.body else { return nil }
        let result = TypeReference.named(owner)
        return FunctionDeclaration(
            name: "init", parameters: parameters(node.signature.parameterClause, owner: owner),
            result: node.optionalMark == nil ? result : .optional(result),
            body: body.statements, owner: owner, modifiers: node.modifiers,
            generics: generics(node.genericParameterClause, node.genericWhereClause, owner))
    }

    func `subscript`(_ node: SubscriptDeclSyntax, owner: String) -> FunctionDeclaration? {
        guard let body = getter(of: node.accessorBlock) else { return nil }
        let written = parameters(node.parameterClause, owner: owner)
        // A single name is no label in a subscript.
        let parameters = zip(written, node.parameterClause.parameters).map {
            FunctionDeclaration.Parameter(
                label: $1.secondName == nil ? nil : $0.label, name: $0.name, type: $0.type,
                defaultValue: $0.defaultValue, isVariadic: $0.isVariadic, isInout: false)
        }
        return FunctionDeclaration(
            name: "subscript", parameters: parameters,
            result: resolver.reference(node.returnClause.type, in: owner),
            body: body, owner: owner, modifiers: node.modifiers)
    }

    func computed(
        _ binding: PatternBindingSyntax, owner: String?
    ) -> TypeDeclaration.ComputedProperty? {
        guard let body = getter(of: binding.accessorBlock) else { return nil }
        return TypeDeclaration.ComputedProperty(
            type: resolver.reference(binding.typeAnnotation?.type, in: owner),
            body: body, setter: setter(of: binding.accessorBlock),
            builder: binding.parent?.parent?.as(VariableDeclSyntax.self).flatMap {
                resolver.builder($0.attributes, in: owner)
            })
    }

    private func getter(of block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
        switch block?.accessors {
        case .getter(let items): items
        case .accessors(let accessors):
            accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        case nil: nil
        }
    }

    private func setter(
        of block: AccessorBlockSyntax?
    ) -> (parameter: String, body: CodeBlockItemListSyntax)? {
        guard case .accessors(let accessors)? = block?.accessors,
            let setter = accessors.first(where: { $0.accessorSpecifier.text == "set" }),
            let body = setter.body
        else { return nil }
        return (setter.parameters?.name.identifierText ?? "newValue", body.statements)
    }

    private func parameters(
        _ clause: FunctionParameterClauseSyntax, owner: String?
    ) -> [FunctionDeclaration.Parameter] {
        clause.parameters.map { node in
            let isVariadic = node.ellipsis != nil
            let type = resolver.reference(node.type, in: owner)
            return FunctionDeclaration.Parameter(
                label: node.firstName.text == "_" ? nil : node.firstName.identifierText,
                name: (node.secondName ?? node.firstName).identifierText,
                type: isVariadic ? .array(type) : type,
                defaultValue: node.defaultValue?.value, isVariadic: isVariadic,
                isInout: isInout(node.type), isDelayed: isDelayed(node.type),
                builder: resolver.builder(node.attributes, in: owner))
        }
    }

    private func isDelayed(_ type: TypeSyntax) -> Bool {
        type.as(AttributedTypeSyntax.self)?.attributes.contains {
            $0.trimmedDescription == "@autoclosure"
        } ?? false
    }

    private func isInout(_ type: TypeSyntax) -> Bool {
        guard let attributed = type.as(AttributedTypeSyntax.self) else { return false }
        return attributed.specifiers.contains { $0.trimmedDescription == "inout" }
    }
}
