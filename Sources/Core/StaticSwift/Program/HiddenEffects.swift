import SwiftSyntax

/// Parts of declarations that change what happens without being called: what is not evaluated of them
/// must be known.
enum HiddenEffects {
    /// Why a variable does more than hold its value; `nil` if it does not.
    static func reason(in node: VariableDeclSyntax, _ resolver: TypeResolver) -> String? {
        let isComputed = node.bindings.allSatisfy { $0.accessorBlock != nil }
        if let wrapper = ownAttribute(node.attributes, resolver),
            !isComputed || !resolver.builders.contains(wrapper)
        {
            return "the attribute `\(wrapper)` is not evaluated"
        }
        let isLazy = node.modifiers.contains { $0.name.text == "lazy" }
        let runsCode =
            isLazy
            && node.bindings.contains {
                $0.initializer?.value.tokens(viewMode: .sourceAccurate).contains { $0.text == "{" }
                    ?? false
            }
        if runsCode { return "when a lazy property is made is not evaluated" }
        return node.bindings.contains { hasObservers($0.accessorBlock) }
            ? "property observers are not evaluated" : nil
    }

    /// Why a function does more than its body says; `nil` if it does not.
    static func reason(in node: FunctionDeclSyntax, _ resolver: TypeResolver) -> String? {
        let parameters = node.signature.parameterClause.parameters
        let own = ownAttribute(node.attributes, resolver).flatMap {
            resolver.builders.contains($0) ? nil : $0
        }
        return (own ?? ownAttribute(parameters, resolver))
            .map { "the attribute `\($0)` is not evaluated" }
    }

    /// Why an initializer does more than its body says; `nil` if it does not.
    static func reason(in node: InitializerDeclSyntax, _ resolver: TypeResolver) -> String? {
        ownAttribute(node.signature.parameterClause.parameters, resolver)
            .map { "the attribute `\($0)` is not evaluated" }
    }

    private static func ownAttribute(
        _ parameters: FunctionParameterListSyntax, _ resolver: TypeResolver
    ) -> String? {
        parameters.lazy.compactMap { ownAttribute($0.attributes, resolver) }
            .first { !resolver.builders.contains($0) }
    }

    private static func hasObservers(_ block: AccessorBlockSyntax?) -> Bool {
        guard case .accessors(let accessors)? = block?.accessors else { return false }
        return accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// The first attribute that the program itself declares: a property wrapper or result builder.
    private static func ownAttribute(
        _ attributes: AttributeListSyntax, _ resolver: TypeResolver
    ) -> String? {
        attributes.lazy.compactMap { element -> String? in
            guard case .attribute(let attribute) = element else { return nil }
            let name = attribute.attributeName.trimmedDescription
            return resolver.declared.contains(name) ? name : nil
        }.first
    }
}
