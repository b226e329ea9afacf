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
        /// What puts its body together; nil if it is run.
        var builder: String?
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
    /// For which instances it is there; nil for all.
    let condition: ExtensionCondition?
    /// What is added to some of its instances only.
    var parts: [TypeDeclaration] = []

    init(name: String, kind: Kind, condition: ExtensionCondition? = nil) {
        self.name = name
        self.kind = kind
        self.condition = condition
    }
}

extension TypeDeclaration {
    func functions(named name: String, isStatic: Bool) -> [FunctionDeclaration] {
        functions[name, default: []].filter { $0.isStatic == isStatic }
    }

    /// Notes what a protocol requires.
    func note(_ members: [DeclSyntax]) {
        guard kind == .contract else { return }
        for member in members where !member.isPrivateToFile {
            for (name, hasBody) in Self.names(in: member) where !hasBody {
                requirements.insert(name)
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

    /// Whether it has a static function or property of a name.
    func hasStatic(_ name: String) -> Bool {
        staticComputed[name] != nil || staticStored[name] != nil
            || !functions(named: name, isStatic: true).isEmpty
    }

    func enumCase(named name: String) -> EnumCase? { cases.first { $0.name == name } }
}
