import Codebase
import SwiftSyntax

extension DetailsExtractor {
    /// Deals with a type, an inheritance clause or anything else where types stand.
    ///
    /// - Returns: false, having done nothing, if the node is none.
    mutating func walkType(_ node: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .identifierType, .memberType:
            if let type = node.as(TypeSyntax.self) { _ = walkTypeName(type, as: .type) }
        case .macroExpansionDecl(let macro): walkMacroDeclaration(macro)
        default: return false
        }
        return true
    }

    /// Deals with a type whose name stands for something special.
    ///
    /// - Returns: The number of the use of its name; nil if it has none.
    @discardableResult
    mutating func walkTypeName(_ type: TypeSyntax, as role: NameUse.Role) -> Int? {
        var found: Int?
        deeper { found = $0.walkTypeHere(type, as: role) }
        return found
    }

    private mutating func walkTypeHere(_ type: TypeSyntax, as role: NameUse.Role) -> Int? {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let name):
            let use = name.name.isName ? note(name.name, as: role) : nil
            walk(name.genericArgumentClause)
            return use
        case .memberType(let member):
            let base = walkTypeName(member.baseType, as: .type)
            var use: Int?
            if member.name.isName {
                use = note(member.name, as: role, of: self.base(member.baseType, base))
            }
            walk(member.genericArgumentClause)
            return use
        case .attributedType(let type):
            walk(type.specifiers)
            walk(type.attributes)
            return walkTypeName(type.baseType, as: role)
        case .suppressedType(let type): return walkTypeName(type.type, as: role)
        case .someOrAnyType(let type): return walkTypeName(type.constraint, as: role)
        case .compositionType(let type):
            for element in type.elements { walkTypeName(element.type, as: role) }
            return nil
        default:
            walkChildren(Syntax(type))
            return nil
        }
    }

    private func base(_ type: TypeSyntax, _ use: Int?) -> MemberBase {
        let extent = places.extent(of: type)
        if let use { return MemberBase(.use(use), extent: extent) }
        let isSelf = type.as(IdentifierTypeSyntax.self)?.name.tokenKind == .keyword(.Self)
        return MemberBase(isSelf ? .own("Self") : .other, extent: extent)
    }

    mutating func walkInheritance(_ clause: InheritanceClauseSyntax?) {
        for entry in clause?.inheritedTypes ?? [] { walkTypeName(entry.type, as: .inheritance) }
    }

    /// Deals with an attribute; those of the language name nothing.
    mutating func walkAttribute(_ attribute: AttributeSyntax) {
        let name = attribute.attributeName
        if LanguageAttributes.contains(name.plainText) { return }
        guard let use = walkTypeName(name, as: .attribute) else { return }
        guard case .argumentList(let arguments) = attribute.arguments else { return }
        uses[use].call = details(of: attribute, arguments, nil, [])
        walkArguments(arguments, nil, [])
    }

    // MARK: Names

    /// Adds the use of a name in an expression.
    mutating func note(
        _ name: DeclReferenceExprSyntax, as context: UseContext, of base: MemberBase?
    ) -> Int? {
        let token = name.baseName
        let labels = name.argumentNames?.arguments.map(\.name.plainName)
        switch token.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator:
            return note(token, as: .operator, of: base)
        case .keyword(.`self`), .keyword(.super), .keyword(.Any), .integerLiteral, .wildcard:
            return nil
        case .keyword(.`init`):
            let role = context.role ?? (context.call == nil ? .value : .call)
            return note(token, as: role, of: base, context.call, labels)
        default:
            let isType = token.plainName.startsLikeType
            let called: NameUse.Role = isType ? .construction : .call
            let role = context.role ?? (context.call == nil ? .value : called)
            return note(token, as: role, of: base, context.call, labels)
        }
    }

    /// Adds the use of a name.
    ///
    /// - Returns: Its number; nil if the token is no name.
    @discardableResult
    mutating func note(
        _ token: TokenSyntax, as role: NameUse.Role, of base: MemberBase? = nil,
        _ call: CallDetails? = nil, _ labels: [String]? = nil
    ) -> Int? {
        var name = token.plainName
        if name.first == "$", name.utf8.count > 1 {
            name.removeFirst()
            if name.first?.isNumber == true { return nil }
        }
        if name.isEmpty { return nil }
        var use = NameUse(name: name, extent: places.extent(of: token), role: role)
        use.base = base
        use.call = call
        use.labels = labels
        return add(use)
    }

    /// Adds a use where the walk is.
    ///
    /// - Returns: Its number.
    mutating func add(_ use: NameUse) -> Int {
        var use = use
        use.declaration = scope.parent
        use.isInterpolated = isInterpolated
        use.conditions = conditions.conditions
        let number = uses.count
        if use.base == nil, use.role != .operator, use.role != .precedence, use.role != .macro {
            let declarations = declarations
            use.local = locals.find(use.name, use: number) { declarations[$0].kind.isValue }
        }
        uses.append(use)
        return number
    }
}

extension DeclarationDetails.Kind {
    /// Whether it is a value that types inside functions cannot see.
    fileprivate var isValue: Bool { self == .let || self == .var || self == .parameter }
}

/// The attributes that the language defines.
enum LanguageAttributes {
    /// Whether an attribute of the name is no declaration's: macros and wrappers begin with a
    /// capital letter nearly always, and few attributes of the language do.
    static func contains(_ name: String) -> Bool {
        guard let first = name.first, first.isUppercase else { return true }
        return capitals.contains(name)
    }

    private static let capitals: Set<String> = [
        "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
        "LLDBDebuggerFunction", "NSApplicationMain", "NSCopying", "NSManaged", "Sendable",
        "UIApplicationMain",
    ]
}

/// The name of a type without its generic arguments.
enum TypeName {
    /// `A.B` of `A<C>.B<D>`; what is no plain name stays as it is written.
    static func plain(_ type: TypeSyntax) -> String {
        var parts: [String] = []
        var current = type
        while true {
            if let member = current.as(MemberTypeSyntax.self) {
                parts.append(member.name.plainName)
                current = member.baseType
            } else if let name = current.as(IdentifierTypeSyntax.self) {
                parts.append(name.name.plainName)
                return parts.reversed().joined(separator: ".")
            } else {
                return type.plainText
            }
        }
    }
}
