import SwiftSyntax

/// A function, method or initialiser of the program.
final class FunctionDeclaration {
    struct Parameter {
        let label: String?
        let name: String
        let type: TypeReference
        let defaultValue: ExprSyntax?
        let isVariadic: Bool
        let isInout: Bool
        /// Whether the argument is evaluated only when the function asks for it.
        var isDelayed = false
    }

    let name: String
    let parameters: [Parameter]
    let result: TypeReference
    let body: CodeBlockItemListSyntax
    let owner: String?
    let isStatic: Bool
    let isMutating: Bool
    /// The names of its generic parameters.
    let generics: [String]
    /// Whether a library declares it, and not the program.
    var isLibrary = false
    /// The block around a local function.
    var scope: Scope?

    init(
        name: String, parameters: [Parameter], result: TypeReference,
        body: CodeBlockItemListSyntax, owner: String?, modifiers: DeclModifierListSyntax,
        generics: [String] = []
    ) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.body = body
        self.owner = owner
        self.generics = generics
        isStatic = modifiers.isStatic
        isMutating = modifiers.contains { $0.name.text == "mutating" }
    }
}

extension FunctionDeclaration {
    /// Whether the file of `node` may call it: what is for one file alone is not seen from others.
    func isSeen(from node: Syntax) -> Bool {
        body.root.id == node.root.id || !body.isPrivateToFile
    }
}

extension DeclModifierListSyntax {
    var isStatic: Bool {
        contains { $0.name.text == "static" || $0.name.text == "class" }
    }
}
