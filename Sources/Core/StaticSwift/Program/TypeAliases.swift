import SwiftSyntax

/// What the names of type aliases mean: everywhere, in one file, or in one block of code.
struct TypeAliases {
    private var names = NamesByPlace<TypeSyntax>()

    /// Files an alias under its name with those of the types around it.
    mutating func insert(_ alias: TypeAliasDeclSyntax, named name: String) {
        let block = alias.blocks.first { !$0.isFile || alias.isPrivateToFile }
        names.insert(alias.initializer.value, named: name, in: block?.id)
    }

    /// What every file means by a name.
    func shared(_ name: String) -> TypeSyntax? { names.shared[name] }

    /// What only the file or a block around `node` means by a name.
    func local(_ name: String, around node: Syntax) -> TypeSyntax? {
        guard names.hasOwn(name) else { return nil }
        return node.blocks.lazy.compactMap { names.own(name, in: $0.id) }.first
    }
}

extension SyntaxProtocol {
    /// The lists of statements around a node, innermost first.
    fileprivate var blocks: [CodeBlockItemListSyntax] {
        sequence(first: Syntax(self), next: \.parent).compactMap { node in
            // What stands in a branch of `#if` is of the block around it.
            node.parent?.is(IfConfigClauseSyntax.self) == true
                ? nil : node.as(CodeBlockItemListSyntax.self)
        }
    }
}

extension CodeBlockItemListSyntax {
    /// Whether the statements are those of a file.
    fileprivate var isFile: Bool { parent?.is(SourceFileSyntax.self) ?? true }
}
