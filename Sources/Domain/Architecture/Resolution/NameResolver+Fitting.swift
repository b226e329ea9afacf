import Codebase

extension NameResolver {
    /// Those of some declarations that a use may mean: by labels, and by types where the text tells
    /// them.
    ///
    /// - Parameter base: The type of what stands before the dot; nil if nothing does.
    func fitting(
        _ all: [SymbolID], for use: NameUse, in file: Int, of base: MeantType? = nil
    ) -> [SymbolID] {
        all.filter { symbol in
            let declaration = symbols.declaration(symbol)
            guard declaration.fits(use) else { return false }
            if let base, lookup.isExcluded(symbol, on: base) { return false }
            guard let call = use.call else { return true }
            if declaration.kind == .var || declaration.kind == .let {
                return canBeCalled(symbol)
            }
            return takes(call, symbol, in: file)
        }
    }

    /// Whether the value of a variable can be called, or may be for all that the text tells.
    private func canBeCalled(_ symbol: SymbolID) -> Bool {
        let written = symbols.declaration(symbol).value?.type
        guard let written, let type = lookup.type(written.text, at: symbol.number, in: symbol.file)
        else { return true }
        // Types of libraries may be called, too, and names of them may stand for functions.
        guard type.isDeclared || PlatformTypes.contains(type.path), !type.isMetatype else {
            return true
        }
        if case .none = lookup.members(of: type, named: "callAsFunction", from: symbol.file) {
            return symbols.types(at: type.path).contains {
                !symbols.declaration($0).attributes.isEmpty
            }
        }
        return true
    }

    /// Whether no argument is of a type that its parameter surely does not take.
    private func takes(_ call: CallDetails, _ symbol: SymbolID, in file: Int) -> Bool {
        let signature = symbols.declaration(symbol).signature
        guard let signature, let positions = signature.parameters(for: call) else { return true }
        let arguments = call.arguments.filter { !$0.isTrailing }
        return zip(arguments, positions).allSatisfy { argument, position in
            let parameter = signature.parameters[position]
            // What is converted on the way is written as a closure or a builder.
            guard parameter.attributes.isEmpty, let given = givenType(argument.extent, in: file),
                let asked = lookup.type(
                    parameter.type.text, at: symbol.number, in: symbol.file)
            else { return true }
            return !lookup.lacks(given, asked)
        }
    }

    /// The type of an argument that needs nothing of the call to be told.
    private func givenType(_ expression: TextExtent, in file: Int) -> MeantType? {
        guard let last = places(in: file).whole(expression) else { return nil }
        let uses = symbols.files[file].uses
        var next = last
        while true {
            switch uses[next].base?.kind {
            case nil, .own: return type(of: last, in: file)
            case .use(let base): next = base
            case .implicit, .other: return nil
            }
        }
    }
}
