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
    /// What instances of a protocol's types must have.
    private(set) var requirements: Set<String> = []
    /// What is declared several times, for some instances only.
    private(set) var ambiguous: Set<String> = []
    private var conditional: Set<String> = []
    private var noted: Set<String> = []

    init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

extension TypeDeclaration {
    func functions(named name: String, isStatic: Bool) -> [FunctionDeclaration] {
        functions[name, default: []].filter { $0.isStatic == isStatic }
    }

    /// Notes the names of members before they are filed.
    ///
    /// - Parameter isConditional: Whether they are there for some instances only.
    func note(_ members: [DeclSyntax], isConditional: Bool) {
        for member in members where !member.isPrivateToFile {
            for (name, hasBody) in Self.names(in: member) {
                guard hasBody else {
                    if kind == .contract { requirements.insert(name) }
                    continue
                }
                if conditional.contains(name) || isConditional && noted.contains(name) {
                    ambiguous.insert(name)
                }
                noted.insert(name)
                if isConditional { conditional.insert(name) }
            }
        }
    }

    private static func names(in member: DeclSyntax) -> [(name: String, hasBody: Bool)] {
        if let node = member.as(FunctionDeclSyntax.self) {
            return [(node.name.identifierText, node.body != nil)]
        }
        guard let node = member.as(VariableDeclSyntax.self) else { return [] }
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            var hasBody = binding.initializer != nil
            switch binding.accessorBlock?.accessors {
            case .getter: hasBody = true
            case .accessors(let accessors): hasBody = accessors.contains { $0.body != nil }
            case nil: break
            }
            return (name.identifier.identifierText, hasBody)
        }
    }

    func enumCase(named name: String) -> EnumCase? { cases.first { $0.name == name } }
}
