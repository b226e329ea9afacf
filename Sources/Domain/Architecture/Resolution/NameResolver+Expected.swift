import Codebase

extension NameResolver {
    /// The type that is expected where a member without anything before its dot stands: that of an
    /// argument, of a variable that it is the value of, of what is returned, or of what a pattern is
    /// compared with; for a key path that of the elements that a sequence hands to it.
    package func expectedType(at use: NameUse, in file: Int) -> MeantType? {
        if use.role == .keyPath { return root(ofKeyPath: use, in: file)?.metatype }
        let places = places(in: file)
        switch use.base?.context {
        case .result(let number):
            return symbols.files[file].declaration(number)?.resultType.flatMap {
                lookup.type($0, at: number, in: file)
            }
        case .subject(let subject):
            if subject.isSelf {
                return symbols.scopes(of: use.declaration, in: file).first.map(lookup.declared)
            }
            return places.whole(subject.extent).flatMap { type(of: $0, in: file) }
        case nil: break
        }
        guard let start = use.base?.extent.start.offset else { return nil }
        if let number = places.variable(startingAt: start) {
            return symbols.files[file].declaration(number)?.value?.type.flatMap {
                lookup.type($0.text, at: number, in: file)
            }
        }
        guard let argument = places.argument(startingAt: start) else { return nil }
        return parameterType(of: argument, in: file)
    }

    /// The type whose values a key path begins with, as a sequence or a parameter asks for it.
    private func root(ofKeyPath use: NameUse, in file: Int) -> MeantType? {
        guard let place = places(in: file).argument(around: use.extent) else { return nil }
        if let element = element(handedBy: place.call, in: file) { return element }
        guard let type = parameterType(of: place, in: file), type.path.hasSuffix("KeyPath") else {
            return nil
        }
        return type.arguments.first ?? nil
    }

    private func parameterType(of place: ArgumentPlace, in file: Int) -> MeantType? {
        let use = symbols.files[file].uses[place.call]
        guard let call = use.call, case .symbols(let found) = meaning(of: place.call, in: file)
        else { return nil }
        let argument = call.arguments[place.position]
        var types: Set<MeantType> = []
        for symbol in found {
            let type =
                argument.isTrailing && argument.label == nil
                ? closureType(of: call, of: symbol)
                : type(of: argument.label, call, place.position, of: symbol)
            if let type { types.insert(type) }
        }
        return types.count == 1 ? types.first : nil
    }

    /// The type of the first parameter that takes a closure and is not given by its label.
    private func closureType(of call: CallDetails, of symbol: SymbolID) -> MeantType? {
        let given = call.arguments.filter { !$0.isTrailing }.map(\.label)
        let parameters = symbols.declaration(symbol).signature?.parameters ?? []
        return parameters.lazy.filter { $0.label == nil || !given.contains($0.label) }
            .compactMap { self.lookup.type($0.type.text, at: symbol.number, in: symbol.file) }
            .first { $0.path == WrittenType.Shape.function }
    }

    private func type(
        of label: String?, _ call: CallDetails, _ position: Int, of symbol: SymbolID
    ) -> MeantType? {
        let declaration = symbols.declaration(symbol)
        guard let parameters = declaration.signature?.parameters else {
            // Without an initializer of its own a structure is made of its properties.
            guard declaration.kind == .struct, let label else { return nil }
            let path = symbols.path(of: symbol)
            let property = symbols.members(of: path, named: label).first
            return property.flatMap { property in
                symbols.declaration(property).value?.type.flatMap {
                    lookup.type($0.text, at: property.number, in: property.file)
                }
            }
        }
        let alike = call.arguments[..<position].count { $0.label == label }
        let fitting = parameters.filter { $0.label == label }
        guard let parameter = fitting.dropFirst(alike).first ?? fitting.last(where: \.isVariadic)
        else { return nil }
        return lookup.type(parameter.type.text, at: symbol.number, in: symbol.file)
    }

    /// What is handed to the closure around a use, if `$0` stands before its dot.
    func closureElement(behind use: NameUse, in file: Int) -> MeantType? {
        // No other expression of two bytes has members that a codebase declares.
        guard let base = use.base, base.extent.bytes.count == 2,
            let place = places(in: file).argument(around: base.extent)
        else { return nil }
        if let element = element(handedBy: place.call, in: file) { return element }
        // Whether it is `$0` or `$1` is not told.
        let types = Set(parameters(ofClosure: place, in: file))
        return types.count == 1 ? types.first ?? nil : nil
    }

    /// What is handed to the closure whose parameter this is.
    func closureParameter(_ number: Int, in file: Int) -> MeantType? {
        guard let declaration = symbols.files[file].declaration(number),
            let place = places(in: file).argument(around: declaration.place.name)
        else { return nil }
        if let element = element(handedBy: place.call, in: file) { return element }
        let types = parameters(ofClosure: place, in: file)
        let position = position(ofParameter: number, in: file)
        return types.indices.contains(position) ? types[position] : nil
    }

    /// How many parameters of the same closure stand before one.
    private func position(ofParameter number: Int, in file: Int) -> Int {
        let declarations = symbols.files[file].declarations
        let own = places(in: file).argument(around: declarations[number].place.name)
        return declarations[..<number].reversed().prefix { other in
            guard other.kind == .parameter, other.parent == declarations[number].parent else {
                return false
            }
            return places(in: file).argument(around: other.place.name) == own
        }.count
    }

    /// The types that a parameter says a closure is handed.
    private func parameters(ofClosure place: ArgumentPlace, in file: Int) -> [MeantType?] {
        guard let type = parameterType(of: place, in: file),
            type.path == WrittenType.Shape.function
        else { return [] }
        return Array(type.arguments.dropFirst())
    }

    /// What a sequence hands to the closure that it is called with.
    private func element(handedBy call: Int, in file: Int) -> MeantType? {
        let use = symbols.files[file].uses[call]
        guard SequenceClosures.contains(use.name), case .use(let base) = use.base?.kind else {
            return nil
        }
        return type(of: base, in: file)?.element
    }
}

extension NameResolver {
    /// What `map` and its like give, where what their closure ends with tells.
    func transformed(_ use: NameUse, behind base: MeantType?, in file: Int) -> MeantType? {
        guard ["map", "compactMap", "flatMap"].contains(use.name), let base, base.element != nil,
            let argument = use.call?.arguments.first, use.call?.arguments.count == 1,
            let last = places(in: file).last(in: argument.extent),
            let type = type(of: last, in: file)
        else { return nil }
        let element = use.name == "flatMap" ? type.element : type
        return MeantType(path: "Array", isDeclared: false, arguments: [element])
    }
}

/// The methods of sequences that hand each element to a closure.
private enum SequenceClosures {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names = Set(
        """
        allSatisfy compactMap contains count drop dropFirst filter first firstIndex flatMap forEach last
        lastIndex map max min partition prefix removeAll sort sorted split
        """.listed)
}
