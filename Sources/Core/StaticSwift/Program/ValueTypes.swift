import SwiftSyntax

/// The names that the sources of a program use as types of values, or of types for which code is generic.
///
/// A protocol that is none of them is only conformed to: then every value has a type of its own as static
/// type, and what that type declares hides what extensions of the protocol give to it.
final class ValueTypes: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(in files: [ParsedFile]) {
        super.init(viewMode: .sourceAccurate)
        for file in files { walk(file.tree) }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if !Syntax(node).isConformance { names.insert(node.name.identifierText) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if !Syntax(node).isConformance { names.insert(node.name.identifierText) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.identifierText)
        return .skipChildren
    }
}

extension Syntax {
    /// Whether it is what an extension extends, or what a type of its own conforms to.
    fileprivate var isConformance: Bool {
        if let parent, parent.is(ExtensionDeclSyntax.self) { return true }
        guard let parent, parent.is(InheritedTypeSyntax.self) else { return false }
        // The list, the clause, and what has it.
        let owner = parent.parent?.parent?.parent
        return owner?.is(ProtocolDeclSyntax.self) == false
            && owner?.is(AssociatedTypeDeclSyntax.self) == false
    }

    /// Whether it stands in an extension of one of some types, given by their last names.
    func isInExtension(of names: Set<String>) -> Bool {
        var next: Syntax? = self
        while let node = next {
            let extended = node.as(ExtensionDeclSyntax.self)?.extendedType
            if let name = extended?.lastToken(viewMode: .sourceAccurate)?.identifierText,
                names.contains(name)
            {
                return true
            }
            next = node.parent
        }
        return false
    }
}
