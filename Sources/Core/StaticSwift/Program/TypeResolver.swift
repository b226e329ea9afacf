import SwiftSyntax

/// Turns written types into references, resolving nested names and aliases.
struct TypeResolver {
    let library: Library
    /// Whether it reads the declarations of a library.
    var isLibrary = false
    /// The library's module, and those of its types whose names the program has for its own.
    var hidden: (module: String, names: Set<String>) = ("", [])
    var declared: Set<String> = []
    /// The result builders among them.
    var builders: Set<String> = []
    var aliases = TypeAliases()

    /// The type that is written, as it reads inside `owner`.
    ///
    /// - Parameter node: Where it stands, for a type that was made from an expression's text.
    func reference(
        _ type: TypeSyntax?, in owner: String?, at node: Syntax? = nil
    ) -> TypeReference {
        guard let type else { return .any }
        return reference(type, in: Place(owner: owner, node: node ?? Syntax(type)), depth: 0)
    }

    /// Where a name is read: inside of a type, and in the file and blocks around a node.
    private struct Place {
        let owner: String?
        let node: Syntax
    }

    private func reference(_ type: TypeSyntax?, in place: Place, depth: Int) -> TypeReference {
        guard let type, depth < 40 else { return .any }
        let next = { (inner: TypeSyntax?) in reference(inner, in: place, depth: depth + 1) }
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let type): return .optional(next(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type): return .optional(next(type.wrappedType))
        case .arrayType(let type): return .array(next(type.element))
        case .dictionaryType(let type): return .dictionary(next(type.key), next(type.value))
        case .attributedType(let type): return next(type.baseType)
        case .someOrAnyType(let type): return next(type.constraint)
        case .functionType: return .function
        case .metatypeType(let type): return .named("\(type.baseType.trimmedDescription).Type")
        case .tupleType(let type):
            let parts = type.elements.map {
                TupleElement(label: $0.firstName?.identifierText, type: next($0.type))
            }
            return parts.count == 1 ? parts[0].type : .tuple(parts)
        case .identifierType(let type):
            return generic(type.name.text, type.genericArgumentClause, next)
                ?? named(type.name.text, in: place, depth: depth)
        case .memberType(let type): return named(type.trimmedDescription, in: place, depth: depth)
        default: return .any
        }
    }

    private func generic(
        _ name: String, _ clause: GenericArgumentClauseSyntax?,
        _ next: (TypeSyntax?) -> TypeReference
    ) -> TypeReference? {
        let arguments = (clause?.arguments ?? []).map { argument -> TypeReference in
            if case .type(let type) = argument.argument { return next(type) }
            return .any
        }
        switch (name, arguments.count) {
        case ("Array", 1), ("ContiguousArray", 1): return .array(arguments[0])
        case ("Set", 1): return .set(arguments[0])
        case ("Optional", 1): return .optional(arguments[0])
        case ("Dictionary", 2), ("KeyValuePairs", 2): return .dictionary(arguments[0], arguments[1])
        default: return nil
        }
    }

    /// The type that a (dotted) name means inside `owner`, where `node` stands.
    func named(_ name: String, in owner: String?, at node: some SyntaxProtocol) -> TypeReference {
        named(name, in: Place(owner: owner, node: Syntax(node)), depth: 0)
    }

    private func named(_ written: String, in place: Place, depth: Int) -> TypeReference {
        var name = withoutModule(written)
        if isLibrary, isHidden(name) { name = "\(hidden.module).\(name)" }
        // What names its module means none of the types around.
        var outer = name == written ? place.owner : nil
        while let prefix = outer {
            if let found = exactly("\(prefix).\(name)", from: place.node, depth: depth) {
                return found
            }
            outer = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) }
        }
        if name == "Self", let owner = place.owner { return .named(owner) }
        if let found = exactly(name, from: place.node, depth: depth) { return found }
        guard let dot = name.firstIndex(of: ".") else { return .named(name) }
        return throughAlias(name, at: dot, from: place.node, depth: depth)
    }

    private func throughAlias(
        _ name: String, at dot: String.Index, from node: Syntax, depth: Int
    ) -> TypeReference {
        guard depth < 40,
            case .named(let base)? = exactly(String(name[..<dot]), from: node, depth: depth + 1),
            !name.hasPrefix(base + ".")
        else { return .named(name) }
        return named(base + name[dot...], in: Place(owner: nil, node: node), depth: depth + 1)
    }

    private func exactly(_ name: String, from node: Syntax, depth: Int) -> TypeReference? {
        if let alias = aliases.local(name, around: node), depth < 40 {
            return reference(alias, in: owner(of: name, alias), depth: depth + 1)
        }
        if declared.contains(name) || library.types[name] != nil { return .named(name) }
        if let alias = aliases.shared(name), depth < 40 {
            return reference(alias, in: owner(of: name, alias), depth: depth + 1)
        }
        return library.aliases[name]
    }

    private func owner(of name: String, _ alias: TypeSyntax) -> Place {
        Place(
            owner: name.lastIndex(of: ".").map { String(name[..<$0]) }, node: Syntax(alias))
    }

    private func isHidden(_ name: String) -> Bool {
        hidden.names.contains(String(name.prefix { $0 != "." }))
    }

    private func withoutModule(_ name: String) -> String {
        guard let dot = name.firstIndex(of: ".") else { return name }
        let module = String(name[..<dot])
        guard library.modules.contains(module), !declared.contains(module) else { return name }
        let rest = String(name[name.index(after: dot)...])
        return module == hidden.module && isHidden(rest) ? name : rest
    }
}
