import SwiftSyntax

/// A function, method or initializer of the program.
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
        /// What puts together the body of a closure that is given for it.
        var builder: String?
    }

    let name: String
    let parameters: [Parameter]
    let result: TypeReference
    let body: CodeBlockItemListSyntax
    let owner: String?
    let isStatic: Bool
    let isMutating: Bool
    let isConvenience: Bool
    /// Its generic parameters, and what they conform to.
    let generics: [String: [TypeReference]]
    /// Whether a library declares it, and not the program.
    var isLibrary = false
    /// What puts its body together; nil if it is run.
    var builder: String?
    /// The block around a local function.
    var scope: Scope?

    init(
        name: String, parameters: [Parameter], result: TypeReference,
        body: CodeBlockItemListSyntax, owner: String?, modifiers: DeclModifierListSyntax,
        generics: [String: [TypeReference]] = [:]
    ) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.body = body
        self.owner = owner
        self.generics = generics
        isStatic = modifiers.isStatic
        isConvenience = modifiers.contains { $0.name.text == "convenience" }
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
