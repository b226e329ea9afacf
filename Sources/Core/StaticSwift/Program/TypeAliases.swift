import SwiftSyntax

/// What the names of type aliases mean: everywhere, in one file, or in one block of code.
struct TypeAliases {
    private struct Key: Hashable {
        let name: String
        let block: SyntaxIdentifier
    }

    private var shared: [String: TypeSyntax] = [:]
    private var own: [Key: TypeSyntax] = [:]
    private var ownNames: Set<String> = []

    /// Files an alias under its name with those of the types around it.
    mutating func insert(_ alias: TypeAliasDeclSyntax, named name: String) {
        guard let block = alias.blocks.first, !block.isFile || alias.isPrivateToFile else {
            shared[name] = alias.initializer.value
            return
        }
        own[Key(name: name, block: block.id)] = alias.initializer.value
        ownNames.insert(name)
    }

    /// What every file means by a name.
    func shared(_ name: String) -> TypeSyntax? { shared[name] }

    /// What only the file or a block around `node` means by a name.
    func local(_ name: String, around node: Syntax) -> TypeSyntax? {
        guard ownNames.contains(name) else { return nil }
        for block in node.blocks {
            if let alias = own[Key(name: name, block: block.id)] { return alias }
        }
        return nil
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
