import Codebase

/// What the compiler resolved in one file, by the numbers that its details give to uses and
/// declarations.
package struct CompiledPlaces: Sendable {
    /// The symbols that a use names; none where the compiler has left the place out.
    private let uses: [Int: [CompiledSymbol]]
    /// What tells the declarations from all others of the build.
    fileprivate let declarations: [Int: String]

    /// Places as a build left them, for a file that is as it was built.
    ///
    /// - Parameters:
    ///   - compiled: What the compiler wrote about the file.
    ///   - details: What the file says.
    package init(_ compiled: CompiledFile, in details: SourceDetails) {
        var found: [Occurrence.Place: [Occurrence]] = [:]
        for occurrence in compiled.occurrences where !occurrence.roles.contains(.implicit) {
            found[occurrence.place, default: []].append(occurrence)
        }
        var uses: [Int: [CompiledSymbol]] = [:]
        for (number, use) in details.uses.enumerated() where use.local == nil {
            let symbols = (found[.init(use.extent.start)] ?? [])
                .filter { $0.roles.contains(.reference) }.map(compiled.symbol(of:))
                .filter { $0.isNamed(by: use) }
            if !symbols.isEmpty { uses[number] = symbols }
        }
        self.uses = uses
        var declarations: [Int: String] = [:]
        for (number, declaration) in details.declarations.enumerated() {
            let symbol = (found[.init(declaration.place.name.start)] ?? [])
                .filter { $0.roles.contains(.definition) }.map(compiled.symbol(of:))
                .first { $0.kind != .accessor && $0.baseName == declaration.name }
            if let symbol { declarations[number] = symbol.usr }
        }
        self.declarations = declarations
    }

    /// The symbols that a use names, the initializers that it calls among them; empty where the
    /// compiler says nothing of the place, such as in an `#if` that was not built.
    fileprivate func symbols(of number: Int) -> [CompiledSymbol] { uses[number] ?? [] }
}

/// What names mean according to the compiler, in files of which some were built as they are.
package struct CompiledMeanings: Sendable {
    private let files: [CompiledPlaces?]
    /// The names of the modules whose files these are.
    private let modules: Set<String>
    /// The declaration of each symbol.
    private let homes: [String: SymbolID]

    /// - Parameters:
    ///   - files: What the compiler resolved in each file; nil where it says nothing.
    ///   - modules: The names of their modules.
    package init(_ files: [CompiledPlaces?], modules: Set<String>) {
        self.files = files
        self.modules = modules
        var homes: [String: SymbolID] = [:]
        for (file, places) in files.enumerated() {
            for (number, usr) in places?.declarations ?? [:] {
                homes[usr] = SymbolID(file: file, number: number)
            }
        }
        self.homes = homes
    }

    /// What a use means; nil where only the text can tell.
    func meaning(of number: Int, in file: Int) -> NameResolver.Meaning? {
        guard files.indices.contains(file), let places = files[file] else { return nil }
        let symbols = places.symbols(of: number)
        if symbols.isEmpty { return nil }
        var found: [SymbolID] = []
        for symbol in symbols {
            if let home = homes[symbol.usr] {
                found.append(home)
            } else if symbol.isWritten, symbol.module.map(modules.contains) != false {
                // It is declared in a file that was not built, or not read.
                return nil
            }
        }
        return found.isEmpty ? .elsewhere : .symbols(found)
    }
}

extension CompiledSymbol {
    /// Whether a name in the text stands for the symbol, as its own name or as that of what makes a
    /// value.
    fileprivate func isNamed(by use: NameUse) -> Bool {
        switch kind {
        case .module, .accessor, .parameter, .genericParameter, .deinitializer, .extension: false
        case .initializer: use.name == "init" || use.call != nil
        default: baseName == use.name
        }
    }

    /// Whether its declaration stands in some text; initializers are often the compiler's own.
    fileprivate var isWritten: Bool { kind != .initializer }
}
