import Codebase

/// A declaration in one of several files.
package struct SymbolID: Hashable, Comparable, Sendable {
    /// The position of the file.
    package let file: Int
    /// The number of the declaration in it.
    package let number: Int

    package init(file: Int, number: Int) {
        self.file = file
        self.number = number
    }

    package static func < (left: SymbolID, right: SymbolID) -> Bool {
        (left.file, left.number) < (right.file, right.number)
    }
}

/// What some files declare that others can name, by the type around it and by name.
struct DeclaredSymbols {
    let files: [SourceDetails]
    private let modules: Set<String>
    private let leastAccess: [AccessLevel]
    private var atTop: [String: [SymbolID]] = [:]
    private var types: [String: [SymbolID]] = [:]
    private var members: [String: [String: [SymbolID]]] = [:]
    private var named: [String: [SymbolID]] = [:]
    /// The types and extensions of a path, whose clauses say what it inherits from.
    private var clauses: [String: [SymbolID]] = [:]
    /// The paths of the types around each declaration of each file with its own, innermost first.
    private var scopes: [[[String]]] = []

    /// - Parameters:
    ///   - modules: What the modules of the files are called, which may stand before a dot.
    ///   - leastAccess: What a declaration of each file must have at least to be looked at; without it
    ///     all count.
    init(of files: [SourceDetails], modules: Set<String>, leastAccess: [AccessLevel] = []) {
        self.files = files
        self.leastAccess = leastAccess
        self.modules = modules
        noteTypes()
        scopes = files.indices.map(findScopes)
        noteMembers()
    }

    private mutating func noteTypes() {
        forEachSymbol { symbols, symbol, declaration in
            guard declaration.kind.isTypeName else { return }
            let around = declaration.container.map { symbols.withoutModule($0) + "." } ?? ""
            symbols.types[around + declaration.name, default: []].append(symbol)
        }
    }

    private mutating func noteMembers() {
        forEachSymbol { symbols, symbol, declaration in
            if declaration.kind.hasMembers,
                let path = symbols.scopes(of: symbol.number, in: symbol.file).first
            {
                symbols.clauses[path, default: []].append(symbol)
            }
            if declaration.kind == .extension { return }
            guard let container = declaration.container else {
                symbols.atTop[declaration.name, default: []].append(symbol)
                return
            }
            let path = symbols.extended(container)
            symbols.members[path, default: [:]][declaration.name, default: []].append(symbol)
            symbols.named[declaration.name, default: []].append(symbol)
        }
    }

    /// Calls a closure with what can be seen and is no local name, no parameter and none of a generic
    /// one.
    ///
    /// Declarations are handed on where they are: copies of all of them are most of what such a table
    /// takes.
    private mutating func forEachSymbol(
        _ body: (inout DeclaredSymbols, SymbolID, borrowing DeclarationDetails) -> Void
    ) {
        for file in files.indices {
            let least = leastAccess.indices.contains(file) ? leastAccess[file].rank : 0
            let declarations = files[file].declarations
            for number in declarations.indices where declarations[number].isSymbol(least: least) {
                body(&self, SymbolID(file: file, number: number), declarations[number])
            }
        }
    }

    func declaration(_ symbol: SymbolID) -> DeclarationDetails {
        files[symbol.file].declarations[symbol.number]
    }

    /// Whether something of this name before a dot is a module.
    func isModule(_ name: String) -> Bool { modules.contains(name) && types[name] == nil }

    /// The types and aliases of a path.
    func types(at path: String) -> [SymbolID] { types[path] ?? [] }

    /// What stands at the top of files.
    func topLevel(_ name: String) -> [SymbolID] { atTop[name] ?? [] }

    /// The members that a type itself and its extensions have.
    func members(of path: String, named name: String) -> [SymbolID] { members[path]?[name] ?? [] }

    /// The members of any type that have a name.
    func members(named name: String) -> [SymbolID] { named[name] ?? [] }

    /// The types and extensions that may say what a path inherits from.
    func clauses(of path: String) -> [SymbolID] { clauses[path] ?? [] }

    /// The path of a type, or of what an extension extends.
    func path(of symbol: SymbolID) -> String {
        let declaration = declaration(symbol)
        if declaration.kind == .extension { return extended(declaration.name) }
        return (declaration.container.map { extended($0) + "." } ?? "") + declaration.name
    }

    /// The path of the type around a member.
    func container(of symbol: SymbolID) -> String? {
        declaration(symbol).container.map(extended)
    }

    /// Whether a member stands in a protocol itself.
    func isRequirement(_ symbol: SymbolID) -> Bool { kind(around: symbol) == .protocol }

    /// Whether a member stands in an extension.
    func isAdded(_ symbol: SymbolID) -> Bool { kind(around: symbol) == .extension }

    private func kind(around symbol: SymbolID) -> DeclarationDetails.Kind? {
        files[symbol.file].declaration(declaration(symbol).parent)?.kind
    }

    /// The paths of the types around a declaration with its own, innermost first.
    func scopes(of number: Int?, in file: Int) -> [String] {
        guard let number, scopes[file].indices.contains(number) else { return [] }
        return scopes[file][number]
    }

    private func findScopes(in file: Int) -> [[String]] {
        var found: [[String]] = []
        for (number, declaration) in files[file].declarations.enumerated() {
            // Whatever a declaration stands in comes before it.
            let around = declaration.parent.map { $0 < number ? found[$0] : [] } ?? []
            let isType = declaration.kind.hasMembers && !declaration.isLocal
            found.append(
                isType ? [path(of: SymbolID(file: file, number: number))] + around : around)
        }
        return found
    }

    /// What an extension extends, where an alias or the module may be written.
    private func extended(_ name: String) -> String {
        let path = withoutModule(name)
        guard let alias = types[path]?.first, declaration(alias).kind == .typealias,
            let type = declaration(alias).value?.type.flatMap({ WrittenType($0.text) }),
            type.name != path
        else { return path }
        return withoutModule(type.name)
    }

    private func withoutModule(_ name: String) -> String {
        guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else {
            return name
        }
        return String(name[name.index(after: dot)...])
    }
}

extension DeclarationDetails {
    /// Whether it can be seen with an access of a rank, and is no local name and no parameter.
    fileprivate func isSymbol(least: Int) -> Bool {
        guard !isLocal, kind != .parameter, kind != .genericParameter else { return false }
        return kind == .extension || (access?.effective.rank ?? least) >= least
    }
}

extension DeclarationDetails.Kind {
    /// Whether it is what names of types stand for.
    var isTypeName: Bool {
        switch self {
        case .struct, .class, .enum, .protocol, .actor, .typealias, .associatedtype: true
        default: false
        }
    }
}
