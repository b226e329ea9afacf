import Codebase

extension NameResolver {
    /// The type that is expected where a member without anything before its dot stands: that of an
    /// argument, or of a variable that it is the value of; for a key path that of the elements that
    /// a sequence hands to it.
    func expectedType(at use: NameUse, in file: Int) -> MeantType? {
        if use.role == .keyPath { return element(around: use.extent, in: file)?.metatype }
        let places = places(in: file)
        guard let start = use.base?.extent.start.offset else { return nil }
        if let number = places.variable(startingAt: start) {
            return symbols.files[file].declaration(number)?.value?.type.flatMap {
                lookup.type($0.text, at: number, in: file)
            }
        }
        guard let argument = places.argument(startingAt: start) else { return nil }
        return parameterType(of: argument, in: file)
    }

    private func parameterType(of place: ArgumentPlace, in file: Int) -> MeantType? {
        let use = symbols.files[file].uses[place.call]
        guard let call = use.call, case .symbols(let found) = meaning(of: place.call, in: file)
        else { return nil }
        let label = call.arguments[place.position].label
        var types: Set<MeantType> = []
        for symbol in found {
            if let type = type(of: label, call, place.position, of: symbol) { types.insert(type) }
        }
        return types.count == 1 ? types.first : nil
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

    /// What a sequence hands to the closure around a use, if `$0` stands before its dot.
    func closureElement(behind use: NameUse, in file: Int) -> MeantType? {
        // No other expression of two bytes has members that a codebase declares.
        guard let base = use.base, base.extent.bytes.count == 2 else { return nil }
        return element(around: base.extent, in: file)
    }

    /// What a sequence hands to the closure whose parameter this is.
    func closureParameter(_ number: Int, in file: Int) -> MeantType? {
        guard let declaration = symbols.files[file].declaration(number) else { return nil }
        return element(around: declaration.place.name, in: file)
    }

    private func element(around extent: TextExtent, in file: Int) -> MeantType? {
        guard let place = places(in: file).argument(around: extent) else { return nil }
        let use = symbols.files[file].uses[place.call]
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
