import Codebase

/// Says which declarations the names in some files mean: exactly where the compiler resolved them,
/// elsewhere as far as the text tells.
///
/// It follows the types of what stands before a dot: written ones, those of what is called, read,
/// unwrapped or handed to a closure. No expression is checked: where the text does not tell a type, a
/// rare name means the one file that declares such a member, and any other name is unclear.
///
/// Not for use by several tasks at a time: it keeps what it found.
package final class NameResolver {
    /// What a name means.
    package enum Meaning: Equatable, Sendable {
        /// These declarations; overloads if there are several.
        case symbols([SymbolID])
        /// Nothing that the files declare, or a local name.
        case elsewhere
        /// Perhaps one of several declarations.
        case unclear
    }

    let lookup: TypeLookup
    /// The names that members of other modules have, which the files import.
    let foreign: Set<String>
    /// How many of the files are of one module, whose names are nearer than those of the others.
    private let own: Int
    /// Whether a rare name after a value of a type that is not told means the one file that has it.
    let isGuessing: Bool
    /// What the compiler says, which the text does not overrule.
    private let compiled: CompiledMeanings
    private var meanings: [[Meaning?]]
    private var types: [[KnownType]]
    private var places: [UsePlaces?]

    /// Whether the type of a use is known, and which it is.
    private enum KnownType {
        case unasked
        case told(MeantType?)
    }

    /// - Parameters:
    ///   - files: What each file says in detail.
    ///   - modules: What their modules are called.
    ///   - kinship: Which types of the whole codebase are kinds of others.
    ///   - foreign: The names that members of other modules have, which the files import.
    ///   - leastAccess: What a declaration of each file must have at least to be looked at; without
    ///     it all count.
    ///   - own: How many of the files, from the first on, are of one module, whose names are nearer than
    ///     those of the others; nil if all are.
    ///   - isGuessing: Whether a rare name after a value of a type that is not told means the one
    ///     file that has it; else it is unclear.
    ///   - compiled: What the compiler resolved in each file; nil, or no element, where it says nothing.
    package init(
        _ files: [SourceDetails], modules: Set<String>, kinship: TypeKinship,
        foreign: Set<String> = [], leastAccess: [AccessLevel] = [], own: Int? = nil,
        isGuessing: Bool = true, compiled: [CompiledPlaces?] = []
    ) {
        self.compiled = CompiledMeanings(compiled, modules: modules)
        self.own = own ?? files.count
        self.foreign = foreign
        self.isGuessing = isGuessing
        lookup = TypeLookup(
            symbols: DeclaredSymbols(of: files, modules: modules, leastAccess: leastAccess),
            kinship: kinship)
        meanings = files.map { [Meaning?](repeating: nil, count: $0.uses.count) }
        types = files.map { [KnownType](repeating: .unasked, count: $0.uses.count) }
        places = files.map { _ in nil }
    }

    var symbols: DeclaredSymbols { lookup.symbols }

    /// What a file says in detail.
    func details(of file: Int) -> SourceDetails { symbols.files[file] }

    /// A declaration of the files.
    package func declaration(_ symbol: SymbolID) -> DeclarationDetails {
        symbols.declaration(symbol)
    }

    /// Of declarations at the top of files those of the same module, if there are any.
    func nearest(_ symbols: [SymbolID], to file: Int) -> [SymbolID] {
        let near = symbols.filter { ($0.file < own) == (file < own) }
        return near.isEmpty ? symbols : near
    }

    /// What a use of a file means.
    package func meaning(of number: Int, in file: Int) -> Meaning {
        if let known = meanings[file][number] { return known }
        // What leads back to itself tells nothing.
        meanings[file][number] = .unclear
        let found =
            compiledMeaning(of: number, in: file)
            ?? findMeaning(of: symbols.files[file].uses[number], in: file)
        meanings[file][number] = found
        return found
    }

    /// What the compiler says that a use means; nil where only the text can tell.
    ///
    /// What stands in an `#if` is told by the text: the compiler knows one of its branches.
    package func compiledMeaning(of number: Int, in file: Int) -> Meaning? {
        guard let meaning = compiled.meaning(of: number, in: file) else { return nil }
        let use = symbols.files[file].uses[number]
        switch meaning {
        case .symbols(let found):
            if found.contains(where: isConditional) { return nil }
            return .symbols(use.role == .inheritance ? found.flatMap(withParts) : found)
        case .elsewhere, .unclear:
            let named = symbols.topLevel(use.name) + symbols.members(named: use.name)
            return named.contains(where: isConditional) ? nil : meaning
        }
    }

    private func isConditional(_ symbol: SymbolID) -> Bool {
        !symbols.declaration(symbol).conditions.isEmpty
    }

    /// The type of what a use stands for; nil if the text does not tell.
    package func type(of number: Int, in file: Int) -> MeantType? {
        if case .told(let known) = types[file][number] { return known }
        types[file][number] = .told(nil)
        let found = findType(of: symbols.files[file].uses[number], number, in: file)
        types[file][number] = .told(found)
        return found
    }

    /// Where the uses of a file stand.
    func places(in file: Int) -> UsePlaces {
        if let known = places[file] { return known }
        let found = UsePlaces(symbols.files[file])
        places[file] = found
        return found
    }
}
