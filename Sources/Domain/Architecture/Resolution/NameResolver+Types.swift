import Codebase

extension NameResolver {
    func findType(of use: NameUse, _ number: Int, in file: Int) -> MeantType? {
        if let local = use.local {
            return type(ofLocal: local, in: file, isCalled: use.call != nil)
        }
        let base = baseType(of: use, in: file)
        if case .symbols(let found) = meaning(of: number, in: file) {
            let types = Set(
                found.lazy.filter {
                    self.symbols.declaration($0).kind != .`init` || use.name == "init"
                }
                .map { self.type(of: $0, isCalled: use.call != nil, behind: base) })
            return types.count == 1 ? types.first ?? nil : nil
        }
        if use.name == "init", use.call != nil { return base?.instance }
        if use.name == "subscript" { return base?.subscripted }
        if let transformed = transformed(use, behind: base, in: file) { return transformed }
        if let base { return elsewhere(use, behind: base) }
        return use.base == nil ? typeElsewhere(use, in: file) : nil
    }

    /// The type of what is declared, a local name too; nil if the text does not tell.
    package func type(of symbol: SymbolID) -> MeantType? {
        let declaration = symbols.declaration(symbol)
        return declaration.isLocal || declaration.kind == .parameter
            ? type(ofLocal: symbol.number, in: symbol.file, isCalled: false)
            : type(of: symbol, isCalled: false, behind: nil)
    }

    private func baseType(of use: NameUse, in file: Int) -> MeantType? {
        switch use.base?.kind {
        case .use(let base): return type(of: base, in: file)
        case .own:
            return symbols.scopes(of: use.declaration, in: file).first.map(lookup.declared)
        case .implicit: return expectedType(at: use, in: file)
        case .other: return closureElement(behind: use, in: file)
        case nil: return nil
        }
    }

    /// The type of a member that none of the files declares.
    private func elsewhere(_ use: NameUse, behind base: MeantType) -> MeantType? {
        if base.isMetatype, use.name.first?.isUppercase == true {
            let nested = MeantType(path: base.path + "." + use.name, isDeclared: false)
            return use.call == nil ? nested.metatype : nested
        }
        if use.name == "wrappedValue" || use.name == "self" { return base }
        if base.isMetatype, use.call == nil, SharedInstances.contains(use.name) {
            return base.instance
        }
        return base.standardMember(use.name)
    }

    /// A type of another module that is named, as `FileManager` before a dot.
    private func typeElsewhere(_ use: NameUse, in file: Int) -> MeantType? {
        guard use.name.first?.isUppercase == true,
            let type = lookup.type(use.name, at: use.declaration, in: file)
        else { return nil }
        return use.call == nil ? type.metatype : type
    }

    /// The type of what is declared, for one value of the type around it.
    private func type(
        of symbol: SymbolID, isCalled: Bool, behind base: MeantType?
    ) -> MeantType? {
        let declaration = symbols.declaration(symbol)
        switch declaration.kind {
        case .struct, .class, .enum, .protocol, .actor, .typealias:
            let type = lookup.type(
                declaration.name, at: declaration.parent, in: symbol.file)
            return isCalled ? type : type?.metatype
        case .`init`, .case:
            return base?.isDeclared == true
                ? base?.instance : lookup.type("Self", at: symbol.number, in: symbol.file)
        case .func:
            guard isCalled else { return nil }
            return written(declaration.signature?.result?.text, symbol, behind: base)
        case .subscript: return written(declaration.signature?.result?.text, symbol, behind: base)
        case .var, .let:
            let type =
                written(declaration.value?.type?.text, symbol, behind: base)
                ?? valueType(of: symbol.number, in: symbol.file)
            return isCalled ? type?.called : type
        default: return nil
        }
    }

    /// A type as it is written at a declaration, with what a generic parameter is behind a value.
    private func written(
        _ text: String?, _ symbol: SymbolID, behind base: MeantType?
    ) -> MeantType? {
        guard let text, let written = lookup.written(text) else { return nil }
        if let base, base.isDeclared, let known = substituted(written, in: base) { return known }
        if written.name == "Self", let base { return base.instance }
        return lookup.type(text, at: symbol.number, in: symbol.file)
    }

    private func substituted(_ written: WrittenType, in base: MeantType) -> MeantType? {
        if let argument = lookup.argument(written.name, of: base) { return argument }
        guard written.name == "Array" || written.name == "Set",
            let element = written.arguments.first ?? nil,
            let argument = lookup.argument(element.name, of: base)
        else { return nil }
        return MeantType(path: written.name, isDeclared: false, arguments: [argument])
    }

    private func type(ofLocal number: Int, in file: Int, isCalled: Bool) -> MeantType? {
        guard let declaration = symbols.files[file].declaration(number) else { return nil }
        if declaration.kind == .func {
            let result = declaration.signature?.result?.text
            return isCalled ? result.flatMap { lookup.type($0, at: number, in: file) } : nil
        }
        let type =
            declaration.value?.type.flatMap { lookup.type($0.text, at: number, in: file) }
            ?? valueType(of: number, in: file)
            ?? (declaration.kind == .parameter ? closureParameter(number, in: file) : nil)
        return isCalled ? type?.called : type
    }

    /// The type of what a variable begins with.
    private func valueType(of number: Int, in file: Int) -> MeantType? {
        guard let declaration = symbols.files[file].declaration(number),
            let value = declaration.value, value.type == nil
        else { return nil }
        if let inferred = value.inferredType,
            let type = lookup.type(inferred, at: number, in: file)
        {
            return type
        }
        if let type = declaration.environmentType {
            return lookup.type(type, at: number, in: file)
        }
        guard let expression = value.expression, value.origin != .part, value.origin != .error,
            let last = places(in: file).whole(expression)
        else { return nil }
        let type = type(of: last, in: file)
        return value.origin == .element ? type?.element : type
    }
}

/// Members of types that are by convention a value of the type itself.
private enum SharedInstances {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names = Set(
        "current default general main shared sharedInstance standard".listed)
}

extension MeantType {
    /// What calling a value of it gives.
    fileprivate var called: MeantType? {
        path == WrittenType.Shape.function ? arguments.first ?? nil : nil
    }
}

extension DeclarationDetails {
    /// The type in `@Environment(Theme.self)`; nil if there is none.
    package var environmentType: String? {
        let wrapper = attributes.first { $0.name.lastPart == "Environment" }
        guard let type = wrapper?.arguments, type.hasSuffix(".self") else { return nil }
        return String(type.dropLast(5))
    }
}
