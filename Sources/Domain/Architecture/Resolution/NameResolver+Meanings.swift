import Codebase

extension NameResolver {
    func findMeaning(of use: NameUse, in file: Int) -> Meaning {
        if use.local != nil { return .elsewhere }
        switch use.role {
        case .type, .inheritance, .extended, .attribute: return typeMeaning(of: use, in: file)
        case .macro, .precedence: return choose(symbols.topLevel(use.name), for: use, in: file)
        case .operator: return operatorMeaning(of: use, in: file)
        default: return withInitializers(valueMeaning(of: use, in: file), of: use, in: file)
        }
    }

    private func typeMeaning(of use: NameUse, in file: Int) -> Meaning {
        guard case .use(let base) = use.base?.kind else {
            if lookup.isGeneric(use.name, at: use.declaration, in: file) { return .elsewhere }
            let types = lookup.typeSymbols(use.name, at: use.declaration, in: file)
            if types.isEmpty, use.role == .attribute {
                return choose(symbols.topLevel(use.name), for: use, in: file)
            }
            if types.isEmpty { return .elsewhere }
            if use.role == .attribute {
                return withInitializers(.symbols(types), of: use, in: file)
            }
            return .symbols(use.role == .inheritance ? types.flatMap(withParts) : types)
        }
        return member(use, behind: base, in: file)
    }

    /// Whoever inherits from an alias of several protocols conforms to each of them.
    func withParts(_ symbol: SymbolID) -> [SymbolID] {
        guard symbols.declaration(symbol).kind == .typealias,
            let type = lookup.target(of: symbol), type.path == WrittenType.Shape.composition
        else { return [symbol] }
        return [symbol] + type.arguments.compactMap(\.self).flatMap { symbols.types(at: $0.path) }
    }

    private func operatorMeaning(of use: NameUse, in file: Int) -> Meaning {
        let all = symbols.topLevel(use.name) + symbols.members(named: use.name)
        let functions = all.filter { symbols.declaration($0).kind == .func }
        if functions.isEmpty { return .elsewhere }
        if StandardOperators.contains(use.name) { return .unclear }
        return choose(functions, for: use, in: file)
    }

    private func valueMeaning(of use: NameUse, in file: Int) -> Meaning {
        switch use.base?.kind {
        case nil: return alone(use, in: file)
        case .own:
            guard let around = symbols.scopes(of: use.declaration, in: file).first else {
                return .elsewhere
            }
            let meaning = member(use, of: around, in: file)
            guard meaning == .elsewhere,
                let constraint = lookup.constraintOnSelf(around: use.declaration, in: file)
            else { return meaning }
            return member(use, of: constraint, in: file)
        case .use(let base): return member(use, behind: base, in: file)
        case .implicit:
            if let expected = expectedType(at: use, in: file) {
                return member(use, of: expected.metatype, in: file)
            }
            if use.role == .keyPath { return keyPath(use, in: file) }
            return guess(use, in: file) { $0.isStatic || $0.kind == .case }
        case .other:
            if let element = closureElement(behind: use, in: file) {
                return member(use, of: element, in: file)
            }
            return guess(use, in: file) { !$0.isStatic }
        }
    }

    /// The property that a key path whose root is not told begins with.
    private func keyPath(_ use: NameUse, in file: Int) -> Meaning {
        let all = symbols.members(named: use.name).filter {
            lookup.isVisible($0, from: file) && !symbols.declaration($0).isStatic
        }
        let place = places(in: file).argument(around: use.extent)
        guard let place, symbols.files[file].uses[place.call].role == .attribute else {
            return guess(use, among: all, in: file, isLikely: use.name.tellsItsOwner)
        }
        // `@Injected(\.store) var store`: what wrappers read is added to the type of a library.
        let added = all.filter(symbols.isAdded)
        return guess(use, among: added.isEmpty ? all : added, in: file, isLikely: true)
    }

    private func alone(_ use: NameUse, in file: Int) -> Meaning {
        for scope in symbols.scopes(of: use.declaration, in: file) {
            let around = lookup.declared(scope)
            if case .found(let found) = lookup.members(of: around, named: use.name, from: file) {
                let fitting = fitting(found, for: use, in: file)
                if !fitting.isEmpty { return .symbols(fitting) }
            }
        }
        if let around = lookup.constraintOnSelf(around: use.declaration, in: file),
            case .found(let found) = lookup.members(of: around, named: use.name, from: file)
        {
            let fitting = fitting(found, for: use, in: file)
            if !fitting.isEmpty { return .symbols(fitting) }
        }
        return choose(symbols.topLevel(use.name), for: use, in: file)
    }

    /// What can be seen and called so; all that can be seen if nothing can be called so.
    private func choose(_ all: [SymbolID], for use: NameUse, in file: Int) -> Meaning {
        let visible = nearest(all.filter { lookup.isVisible($0, from: file) }, to: file)
        let fitting = fitting(visible, for: use, in: file)
        return fitting.isEmpty ? .elsewhere : .symbols(fitting)
    }

    private func member(_ use: NameUse, behind base: Int, in file: Int) -> Meaning {
        let before = symbols.files[file].uses[base]
        if before.base == nil, before.local == nil, symbols.isModule(before.name) {
            return choose(symbols.topLevel(use.name), for: use, in: file)
        }
        guard let type = type(of: base, in: file) else {
            return guess(use, in: file) { _ in true }
        }
        return member(use, of: type, in: file)
    }

    private func member(_ use: NameUse, of path: String, in file: Int) -> Meaning {
        member(use, of: lookup.declared(path), in: file)
    }

    private func member(_ use: NameUse, of type: MeantType, in file: Int) -> Meaning {
        // Which of the initializers of a type from elsewhere is handed on, its labels do not tell.
        if !type.isDeclared, use.name == "init", use.call == nil, use.labels == nil {
            return .elsewhere
        }
        switch lookup.members(of: type, named: use.name, from: file) {
        case .found(let found):
            let fitting = fitting(found, for: use, in: file, of: type)
            // Labels may be read wrongly, but what is made otherwise is made elsewhere.
            if fitting.isEmpty {
                return type.isDeclared && use.name != "init" ? .symbols(found) : .elsewhere
            }
            let alike = fitting.filter {
                let declaration = symbols.declaration($0)
                return type.isMetatype == (declaration.isStatic || declaration.kind.isOfType)
            }
            return .symbols(asCalled(alike.isEmpty ? fitting : alike, on: type))
        case .none: return .elsewhere
        case .unclear(let candidates):
            return guess(use, among: candidates, in: file, isLikely: use.name.isRareMember)
        }
    }

    /// Of a requirement and what stands in for it, what is called: the requirement on a value of the
    /// protocol, what stands in for it on one of a type that conforms.
    private func asCalled(_ found: [SymbolID], on type: MeantType) -> [SymbolID] {
        if found.count < 2 { return found }
        let required = found.filter { symbols.isRequirement($0) }
        if required.isEmpty || required.count == found.count { return found }
        let isProtocol = required.contains { symbols.container(of: $0) == type.path }
        return isProtocol ? required : found.filter { !required.contains($0) }
    }

    /// What a name may mean whose type is not known: the members of one file, if no other module is
    /// likely to have the name.
    private func guess(
        _ use: NameUse, in file: Int, where isPossible: (DeclarationDetails) -> Bool
    ) -> Meaning {
        let named = symbols.members(named: use.name)
        func isCandidate(_ symbol: SymbolID) -> Bool {
            lookup.isVisible(symbol, from: file) && isPossible(symbols.declaration(symbol))
        }
        // Hundreds of types may have a `name`: that one may be meant is all that is said then.
        guard use.name.tellsItsOwner else {
            return named.contains(where: isCandidate) ? .unclear : .elsewhere
        }
        return guess(use, among: named.filter(isCandidate), in: file, isLikely: true)
    }

    private func guess(
        _ use: NameUse, among candidates: [SymbolID], in file: Int, isLikely: Bool
    ) -> Meaning {
        let fitting = fitting(candidates, for: use, in: file)
        if fitting.isEmpty { return candidates.isEmpty ? .elsewhere : .unclear }
        let files = Set(fitting.map(\.file))
        guard isGuessing, files.count == 1, isLikely, !foreign.contains(use.name) else {
            return .unclear
        }
        return .symbols(fitting)
    }

    /// A type that is called means the initializers that can be called so, besides.
    private func withInitializers(_ meaning: Meaning, of use: NameUse, in file: Int) -> Meaning {
        guard use.call != nil, case .symbols(let found) = meaning,
            let type = found.first, symbols.declaration(type).kind.isTypeName
        else { return meaning }
        let path = symbols.path(of: type)
        let made = symbols.members(of: path, named: "init").filter {
            lookup.isVisible($0, from: file) && symbols.declaration($0).fits(use)
        }
        return .symbols(found + made)
    }
}

extension DeclarationDetails.Kind {
    /// Whether it is a member of the type, and not of its values, without a modifier that says so.
    fileprivate var isOfType: Bool { self == .case || self == .`init` || isTypeName }
}

/// The operators that the standard library declares.
private enum StandardOperators {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names = Set(
        """
        ! != !== % %= & &&  &* &*= &+ &+= &- &-= &<< &<<= &= &>> &>>= * *= + += - -= ... ..< / /=
        < << <<= <= == === > >= >> >>= ?? ^ ^= | |= || ~ ~=
        """.listed)
}
