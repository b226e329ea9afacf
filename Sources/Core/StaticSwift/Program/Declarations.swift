import SwiftSyntax

/// Everything the program declares outside of function bodies, before anything is run.
final class Declarations {
    private(set) var resolver: TypeResolver
    private(set) var types: [String: TypeDeclaration] = [:]
    let conditions: ConditionEvaluator
    /// Declarations that do more than is evaluated, and why.
    private(set) var hiddenEffects: [(node: Syntax, reason: String)] = []

    private var operators: [String: [FunctionDeclaration]] = [:]
    /// What ``lineage(of:)`` found; nil while types are still being filed.
    private var lineages: [String: [TypeDeclaration]]? = [:]

    /// Whether some functions evaluate arguments only when they need them.
    private(set) var hasDelayedParameters = false

    init(library: Library, conditions: ConditionEvaluator) {
        resolver = TypeResolver(library: library)
        self.conditions = conditions
    }

    /// Files the types and extensions among `declarations`, nested ones included.
    ///
    /// Where the program and a library have a name in common, it means the program's type.
    func collect(
        _ declarations: [DeclSyntax],
        ofLibrary library: (module: String, items: [DeclSyntax])? = nil
    ) {
        operators = [:]
        lineages = nil
        defer { lineages = [:] }
        let items = library?.items ?? []
        if let library {
            let own = Set(declarations.compactMap { Self.nominal($0)?.name.identifierText })
            let names = library.items.compactMap { Self.nominal($0)?.name.identifierText }
            resolver.hidden = (library.module, own.intersection(names))
        }
        // What extensions add is named last: the names they extend may be declared anywhere.
        for isExtension in [false, true] {
            reading(library: items) {
                if $0.is(ExtensionDeclSyntax.self) == isExtension { name($0) }
            }
            for item in declarations where item.is(ExtensionDeclSyntax.self) == isExtension {
                name(item)
            }
        }
        reading(library: items) { fill($0, in: nil) }
        for declaration in declarations { fill(declaration, in: nil) }
        for declaration in declarations {
            findHiddenEffects(in: declaration)
            hasDelayedParameters =
                hasDelayedParameters
                || Self.mentionsAutoclosure(declaration.syntaxTextBytes)
        }
    }

    /// Whether a source may have parameters that are evaluated when they are read.
    private static func mentionsAutoclosure(_ source: [UInt8]) -> Bool {
        let word = Array("autoclosure".utf8)
        return source.indices.contains { place in
            source[place] == word[0] && source[place...].starts(with: word)
        }
    }

    private func reading(library items: [DeclSyntax], _ body: (DeclSyntax) -> Void) {
        resolver.isLibrary = true
        for item in items { body(item) }
        resolver.isLibrary = false
    }

    private func name(_ declaration: DeclSyntax) { name(declaration, in: nil) }

    private func findHiddenEffects(in declaration: DeclSyntax) {
        var reason: String?
        if let node = declaration.as(VariableDeclSyntax.self) {
            reason = HiddenEffects.reason(in: node, resolver)
        } else if let node = declaration.as(FunctionDeclSyntax.self) {
            reason = HiddenEffects.reason(in: node, resolver)
        } else if let node = declaration.as(InitializerDeclSyntax.self) {
            reason = HiddenEffects.reason(in: node, resolver)
        } else if declaration.is(DeinitializerDeclSyntax.self) {
            reason = "when instances end is not evaluated"
        } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
            for member in conditions.active(group.memberBlock.members) {
                findHiddenEffects(in: member)
            }
        }
        if let reason { hiddenEffects.append((Syntax(declaration), reason)) }
    }

    func type(_ name: String) -> TypeDeclaration? { types[name] }

    /// The declarations that add members to a type: itself and the protocols it conforms to.
    func lineage(of name: String) -> [TypeDeclaration] {
        if let known = lineages?[name] { return known }
        let lineage = findLineage(of: name)
        lineages?[name] = lineage
        return lineage
    }

    private func findLineage(of name: String) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        var waiting = [name] + Self.builtinProtocols(of: name)
        while let next = waiting.first, found.count < 50 {
            waiting.removeFirst()
            waiting += resolver.library.types[next]?.base.map { [$0] } ?? []
            guard let type = types[next], !found.contains(where: { $0 === type }) else { continue }
            found.append(type)
            waiting += ancestors(of: type)
        }
        return found
    }

    private func ancestors(of type: TypeDeclaration) -> [String] {
        let inherited = type.inherited.compactMap(\.nominalName)
        guard type.kind == .enumeration else { return inherited }
        // The type of an enum's raw values is no type that it conforms to.
        let protocols = inherited.filter { !StandardNames.types.contains($0) }
        let isRaw = protocols.count < inherited.count
        return protocols + (isRaw ? ["RawRepresentable"] : [])
    }

    private static func builtinProtocols(of name: String) -> [String] {
        switch name {
        case "Array":
            ["RangeReplaceableCollection", "BidirectionalCollection", "Collection", "Sequence"]
        case "Set", "Dictionary": ["Collection", "Sequence"]
        case "String": ["StringProtocol", "Collection", "Sequence"]
        case "Int": ["BinaryInteger", "Comparable"]
        default: []
        }
    }
}

// MARK: - Names

extension Declarations {
    private func name(_ declaration: DeclSyntax, in owner: String?) {
        if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            resolver.aliases.insert(alias, named: qualified(alias.name, in: owner))
        } else if let addition = declaration.as(ExtensionDeclSyntax.self) {
            let extended = resolver.reference(addition.extendedType, in: nil).nominalName
            nameMembers(of: addition.memberBlock, in: extended)
        } else if let (name, kind) = Self.nominal(declaration) {
            let qualified = qualified(name, in: owner)
            resolver.declared.insert(qualified)
            let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
            if attributes?.trimmedDescription.contains("@resultBuilder") == true {
                resolver.builders.insert(qualified)
            }
            types[qualified] = TypeDeclaration(name: qualified, kind: kind)
            if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
                nameMembers(of: group.memberBlock, in: qualified)
            }
        }
    }

    private func nameMembers(of block: MemberBlockSyntax, in owner: String?) {
        for member in conditions.active(block.members) { name(member, in: owner) }
    }

    private static func nominal(
        _ declaration: DeclSyntax
    ) -> (name: TokenSyntax, kind: TypeDeclaration.Kind)? {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .structDecl(let node): (node.name, .structure)
        case .enumDecl(let node): (node.name, .enumeration)
        case .classDecl(let node): (node.name, .reference)
        case .actorDecl(let node): (node.name, .reference)
        case .protocolDecl(let node): (node.name, .contract)
        default: nil
        }
    }

    private func qualified(_ name: TokenSyntax, in owner: String?) -> String {
        let text = name.identifierText
        if owner == nil, resolver.isLibrary, resolver.hidden.names.contains(text) {
            return "\(resolver.hidden.module).\(text)"
        }
        return (owner.map { $0 + "." } ?? "") + text
    }
}

// MARK: - Members

extension Declarations {
    private func fill(_ declaration: DeclSyntax, in owner: String?) {
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
        let name: String
        if let addition = declaration.as(ExtensionDeclSyntax.self) {
            let extended = resolver.reference(addition.extendedType, in: nil)
            guard let nominal = extended.nominalName else { return }
            name = nominal
        } else if let (token, _) = Self.nominal(declaration) {
            name = qualified(token, in: owner)
        } else {
            return
        }
        let whole = types[name] ?? TypeDeclaration(name: name, kind: .addition)
        types[name] = whole
        let type = part(of: whole, for: declaration)
        whole.inherited += (group.inheritanceClause?.inheritedTypes ?? []).map {
            resolver.reference($0.type, in: owner)
        }
        let members = conditions.active(group.memberBlock.members)
        if !resolver.isLibrary { type.note(members) }
        MemberCollector(type: type, resolver: resolver).collect(members)
        for member in members { fill(member, in: name) }
    }
}

extension Declarations {
    /// What a declaration adds to: the type, or the part of it that some instances have.
    private func part(of whole: TypeDeclaration, for declaration: DeclSyntax) -> TypeDeclaration {
        guard let addition = declaration.as(ExtensionDeclSyntax.self),
            let condition = ExtensionCondition(addition, resolver)
        else { return whole }
        if let known = whole.parts.first(where: { $0.condition == condition }) { return known }
        let part = TypeDeclaration(name: whole.name, kind: .addition, condition: condition)
        whole.parts.append(part)
        return part
    }

    /// Every type and what is added to some of its instances.
    var all: [TypeDeclaration] { types.values.flatMap { [$0] + $0.parts } }

    /// The operators of a name that types declare, looked for once.
    func operators(named name: String) -> [FunctionDeclaration] {
        if let known = operators[name] { return known }
        let found = all.flatMap { $0.functions(named: name, isStatic: true) }
        operators[name] = found
        return found
    }
}

extension TokenSyntax {
    /// The identifier without backticks.
    var identifierText: String {
        let text = text
        guard text.count > 2, text.first == "`", text.last == "`" else { return text }
        return String(text.dropFirst().dropLast())
    }
}

extension InfixOperatorExprSyntax {
    /// The operator without what is around it; taken from its token where it has only one, because
    /// trimming a node makes another tree.
    var operatorName: String {
        if let binary = `operator`.as(BinaryOperatorExprSyntax.self) { return binary.operator.text }
        return `operator`.trimmedDescription
    }
}
