import SwiftSyntax

/// A type of the program, or what the program adds to a type of its host.
final class TypeDeclaration {
    enum Kind {
        case structure, enumeration, reference, contract, addition
    }

    struct StoredProperty {
        let name: String
        let type: TypeReference?
        let initial: ExprSyntax?
        let isConstant: Bool
    }

    struct ComputedProperty {
        let type: TypeReference
        let body: CodeBlockItemListSyntax
        let setter: (parameter: String, body: CodeBlockItemListSyntax)?
    }

    struct EnumCase {
        let name: String
        let parameters: [FunctionDeclaration.Parameter]
        let isCalled: Bool
        let rawValue: ExprSyntax?
    }

    let name: String
    var kind: Kind
    var inherited: [TypeReference] = []
    var stored: [StoredProperty] = []
    var computed = FileMembers<ComputedProperty>()
    var staticStored: [String: StoredProperty] = [:]
    var staticComputed = FileMembers<ComputedProperty>()
    var functions: [String: [FunctionDeclaration]] = [:]
    var initializers: [FunctionDeclaration] = []
    var subscripts: [FunctionDeclaration] = []
    var cases: [EnumCase] = []

    init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

extension TypeDeclaration {
    func functions(named name: String, isStatic: Bool) -> [FunctionDeclaration] {
        functions[name, default: []].filter { $0.isStatic == isStatic }
    }

    func enumCase(named name: String) -> EnumCase? { cases.first { $0.name == name } }
}
