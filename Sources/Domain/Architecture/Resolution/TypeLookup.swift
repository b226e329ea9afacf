import Codebase

/// Finds what names of types mean, and what members a type has.
///
/// Not for use by several tasks at a time: it keeps what it found.
final class TypeLookup {
    /// How many steps are followed through aliases, types around and what is inherited. They may
    /// lead back to where they began, in code that does not compile; the number is judgement.
    private static let limit = 12

    let symbols: DeclaredSymbols
    let kinship: TypeKinship
    private var found: [Writing: MeantType?] = [:]
    private var written: [String: WrittenType?] = [:]
    private var foundParents: [String: [MeantType]] = [:]
    private var foundLineages: [String: Lineage] = [:]
    private var answers: [Question: TypeKinship.Answer] = [:]
    private var foundAdditions: [String: [Addition]] = [:]

    /// A type as it is written at a declaration.
    private struct Writing: Hashable {
        let text: String
        let number: Int?
        let file: Int
    }

    /// A member that an extension adds to a type from elsewhere.
    struct Addition {
        let symbol: SymbolID
        /// The extended type.
        let type: String
    }

    /// Whether a type has what an extension declares for another one.
    private struct Question: Hashable {
        let type: String
        let other: String
    }

    init(symbols: DeclaredSymbols, kinship: TypeKinship) {
        self.symbols = symbols
        self.kinship = kinship
    }

    /// A written type taken apart; nil for a tuple and for what is no type.
    func written(_ text: String) -> WrittenType? {
        if let known = written[text] { return known }
        let type = WrittenType(text)
        written[text] = .some(type)
        return type
    }

    /// The types from which a type has its members, level by level.
    func lineage(of type: MeantType) -> Lineage {
        if let known = foundLineages[type.path] { return known }
        let lineage = Lineage(of: type, in: self)
        foundLineages[type.path] = lineage
        return lineage
    }

    /// Whether a type from elsewhere has what an extension declares for another one.
    func answer(_ type: String, asked other: String) -> TypeKinship.Answer {
        let question = Question(type: type, other: other)
        if let known = answers[question] { return known }
        let answer = kinship.answer(type, asked: other)
        answers[question] = answer
        return answer
    }

    /// The members of a name that extensions add to types from elsewhere.
    func additions(named name: String) -> [Addition] {
        if let known = foundAdditions[name] { return known }
        let additions = symbols.members(named: name).compactMap { symbol -> Addition? in
            guard let type = symbols.declaration(symbol).container, symbols.types(at: type).isEmpty
            else { return nil }
            return Addition(symbol: symbol, type: type)
        }
        foundAdditions[name] = additions
        return additions
    }

    /// The type that is written at a declaration.
    ///
    /// - Parameter number: The declaration whose generic parameters and types around can be named.
    /// - Returns: nil where the text does not tell, as for a generic parameter without a constraint.
    func type(_ text: String, at number: Int?, in file: Int) -> MeantType? {
        let writing = Writing(text: text, number: number, file: file)
        if let known = found[writing] { return known }
        let type = written(text).flatMap { meaning(of: $0, at: number, in: file, Self.limit) }
        found[writing] = .some(type)
        return type
    }

    private func meaning(
        of written: WrittenType, at number: Int?, in file: Int, _ steps: Int
    ) -> MeantType? {
        guard steps > 0 else { return nil }
        let arguments = written.arguments.map { argument in
            argument.flatMap { meaning(of: $0, at: number, in: file, steps - 1) }
        }
        if written.name == WrittenType.Shape.function
            || written.name == WrittenType.Shape.composition
        {
            return MeantType(path: written.name, isDeclared: false, arguments: arguments)
        }
        let parts = written.name.split(separator: ".").map(String.init)
        guard let first = parts.first,
            var type = meaning(ofFirst: first, parts.count > 1, at: number, in: file, steps - 1)
        else { return nil }
        for part in parts.dropFirst() {
            guard let next = nested(part, in: type, steps - 1) else { return nil }
            type = next
        }
        if !arguments.isEmpty { type.arguments = arguments }
        type.isMetatype = written.isMetatype
        return type
    }

    private func meaning(
        ofFirst name: String, _ isQualified: Bool, at number: Int?, in file: Int, _ steps: Int
    ) -> MeantType? {
        if name == "Self" {
            return symbols.scopes(of: number, in: file).first.map(declared)
        }
        switch generic(name, at: number, in: file, steps) {
        case .some(let constraint): return constraint
        case .none: break
        }
        for scope in symbols.scopes(of: number, in: file) {
            let around = declared(scope)
            // What a type from elsewhere holds is not known: no type of the platform, and not itself.
            if !around.isDeclared, name == scope || PlatformTypes.contains(name) { continue }
            if let found = nested(name, in: around, steps) { return found }
        }
        if let symbol = symbols.types(at: name).first { return target(of: symbol, steps) }
        if isQualified, symbols.isModule(name) {
            return MeantType(path: "", isDeclared: true)
        }
        return MeantType(path: name, isDeclared: false)
    }

    /// A type that stands in another one, or in what that inherits from.
    private func nested(_ name: String, in type: MeantType, _ steps: Int) -> MeantType? {
        guard steps > 0 else { return nil }
        let path = type.path.isEmpty ? name : type.path + "." + name
        if let symbol = symbols.types(at: path).first { return target(of: symbol, steps - 1) }
        guard type.isDeclared else {
            return MeantType(path: path, isDeclared: false)
        }
        for parent in parents(of: type.path, steps - 1) where parent.isDeclared {
            if let found = nested(name, in: parent, steps - 1) { return found }
        }
        return nil
    }

    /// Whether a name is that of a generic parameter where it is written.
    func isGeneric(_ name: String, at number: Int?, in file: Int) -> Bool {
        if case .some = generic(name, at: number, in: file, Self.limit) { return true }
        return false
    }

    /// What an alias stands for; a type itself.
    func target(of symbol: SymbolID) -> MeantType? { target(of: symbol, Self.limit) }

    /// What an alias stands for; a type itself.
    private func target(of symbol: SymbolID, _ steps: Int) -> MeantType? {
        let declaration = symbols.declaration(symbol)
        switch declaration.kind {
        case .typealias:
            guard steps > 0,
                let written = declaration.value?.type.flatMap({ written($0.text) })
            else { return nil }
            return meaning(of: written, at: symbol.number, in: symbol.file, steps - 1)
        case .associatedtype:
            guard let constraint = declaration.inherited.first else { return nil }
            return written(constraint.name).flatMap {
                meaning(of: $0, at: declaration.parent, in: symbol.file, steps - 1)
            }
        default: return declared(symbols.path(of: symbol))
        }
    }

    /// The type of a path.
    func declared(_ path: String) -> MeantType {
        MeantType(path: path, isDeclared: !symbols.types(at: path).isEmpty)
    }

    /// What a generic parameter has to be, where one of this name can be named; its value is nil if
    /// nothing is asked of it.
    private func generic(
        _ name: String, at number: Int?, in file: Int, _ steps: Int
    ) -> MeantType?? {
        var next = number
        while let index = next, let current = symbols.files[file].declaration(index) {
            if let parameter = current.generics.parameters.first(where: { $0.name == name }),
                current.kind != .protocol
            {
                let constraint = parameter.constraint?.text ?? current.requirement(on: name)
                guard steps > 0, let written = constraint.flatMap({ written($0) }) else {
                    return .some(nil)
                }
                return .some(meaning(of: written, at: current.parent, in: file, steps - 1))
            }
            if current.kind == .extension {
                if let constraint = current.requirement(on: name),
                    let written = written(constraint), steps > 0
                {
                    return .some(meaning(of: written, at: nil, in: file, steps - 1))
                }
                for type in symbols.types(at: symbols.path(of: SymbolID(file: file, number: index)))
                {
                    let isParameter = symbols.declaration(type).generics.parameters
                        .contains { $0.name == name }
                    if isParameter, steps > 0 {
                        return generic(name, at: type.number, in: type.file, steps - 1)
                    }
                }
            }
            next = current.parent
        }
        return .none
    }

    /// What the generic parameter of a type is for one value of it.
    func argument(_ name: String, of type: MeantType) -> MeantType? {
        for symbol in symbols.types(at: type.path) {
            let parameters = symbols.declaration(symbol).generics.parameters
            guard let position = parameters.firstIndex(where: { $0.name == name }),
                type.arguments.indices.contains(position)
            else { continue }
            return type.arguments[position]
        }
        return nil
    }

    /// What a type inherits from and conforms to, as its declarations and extensions say.
    func parents(of path: String) -> [MeantType] {
        if let known = foundParents[path] { return known }
        let parents = parents(of: path, Self.limit)
        foundParents[path] = parents
        return parents
    }

    private func parents(of path: String, _ steps: Int) -> [MeantType] {
        guard steps > 0 else { return [] }
        if let known = foundParents[path] { return known }
        return symbols.clauses(of: path).flatMap { symbol in
            let declaration = symbols.declaration(symbol)
            // What an extension asks of `Self` holds in that extension alone.
            let constraints =
                declaration.kind == .protocol
                ? [declaration.requirement(on: "Self")].compactMap(\.self) : []
            return (declaration.inherited.map(\.type.text) + constraints).compactMap { text in
                written(text).flatMap {
                    meaning(of: $0, at: declaration.parent, in: symbol.file, steps - 1)
                }
            }
        }
    }
}

extension TypeLookup {
    /// What the extension around a declaration asks of `Self`; nil if it asks nothing.
    func constraintOnSelf(around number: Int?, in file: Int) -> MeantType? {
        var next = number
        while let index = next, let current = symbols.files[file].declaration(index) {
            if current.kind == .extension {
                return current.requirement(on: "Self").flatMap { type($0, at: nil, in: file) }
            }
            next = current.parent
        }
        return nil
    }

    /// Whether a value has what an extension declares that asks something of generic parameters, as far
    /// as the arguments are known: `extension Range where Bound: Priced`.
    func isExcluded(_ symbol: SymbolID, on base: MeantType) -> Bool {
        guard !base.arguments.isEmpty,
            let part = symbols.files[symbol.file].declaration(
                symbols.declaration(symbol).parent),
            part.kind == .extension
        else { return false }
        return parameters(of: part, at: symbol.file).enumerated().contains { position, name in
            guard base.arguments.indices.contains(position),
                let argument = base.arguments[position],
                let requirement = part.requirement(on: name),
                let asked = type(requirement, at: nil, in: symbol.file)
            else { return false }
            return lacks(argument, asked)
        }
    }

    /// The generic parameters of the type that an extension extends, in order.
    private func parameters(of part: DeclarationDetails, at file: Int) -> [String] {
        for type in symbols.types(at: part.name) {
            return symbols.declaration(type).generics.parameters.map(\.name)
        }
        return StandardParameters.names(of: part.name)
    }

    /// Whether a value of a type is surely none of another one.
    func lacks(_ type: MeantType, _ other: MeantType) -> Bool {
        let shapes = [WrittenType.Shape.function, WrittenType.Shape.composition]
        if shapes.contains(type.path) || shapes.contains(other.path) { return false }
        if type.isMetatype || other.isMetatype || type.path.isEmpty || other.path.isEmpty {
            return false
        }
        return answer(type.path, asked: other.path) == .lacks
    }
}

/// What the standard library calls the generic parameters of its types.
private enum StandardParameters {
    static func names(of type: String) -> [String] {
        switch type {
        case "Array", "ArraySlice", "ContiguousArray", "Set", "Sequence", "Collection",
            "MutableCollection", "BidirectionalCollection", "RandomAccessCollection":
            ["Element"]
        case "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough",
            "PartialRangeUpTo":
            ["Bound"]
        case "Dictionary": ["Key", "Value"]
        default: []
        }
    }
}

extension DeclarationDetails {
    /// What a `where` asks of a type, `T: A` or `T == A`; the first if there are several.
    fileprivate func requirement(on name: String) -> String? {
        for requirement in generics.requirements {
            let text = requirement.text
            guard text.hasPrefix(name) else { continue }
            let rest = text.dropFirst(name.count).drop { $0 == " " }
            if rest.hasPrefix("==") { return String(rest.dropFirst(2)) }
            if rest.hasPrefix(":") { return String(rest.dropFirst()) }
        }
        return nil
    }
}
