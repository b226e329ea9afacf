import Codebase

/// What files of a module use of each other, as far as the compiler resolved it.
struct ExactUses {
    /// The module as symbols name it.
    private let module: String
    private let compiled: [Int: CompiledNames]
    private let silences: [Int: CompilerSilence]
    /// The file that defines each symbol.
    private let homes: [String: Int]
    /// The types at the top of each file.
    private let types: [Set<String>]

    init(_ records: ModuleRecords, of module: Module, facts: [SourceFacts]) {
        self.module = module.moduleName
        var compiled: [Int: CompiledNames] = [:]
        var silences: [Int: CompilerSilence] = [:]
        var homes: [String: Int] = [:]
        for (number, file) in module.sources.enumerated() {
            switch records.compiled[file] {
            case .names(let names):
                // A file of several modules may have been built for another one last.
                guard names.modules.isEmpty || names.modules.contains(module.moduleName) else {
                    silences[number] = .notBuilt
                    continue
                }
                compiled[number] = names
                for symbol in names.defined where homes[symbol] == nil { homes[symbol] = number }
            case .silent(let reason): silences[number] = reason
            case nil: silences[number] = .notAsked
            }
        }
        self.compiled = compiled
        self.silences = silences
        self.homes = homes
        types = compiled.isEmpty ? [] : facts.map(\.typesAtTop)
    }

    /// Who tells what a file uses.
    func teller(of file: Int) -> Teller {
        compiled[file] == nil ? .syntax(silences[file] ?? .notAsked) : .compiler
    }

    /// What a file uses, by the file that declares it; nil where the compiler says nothing of it.
    ///
    /// - Parameter home: The file that declares a type, by name: asked for types of files that the
    ///   compiler says nothing of.
    func uses(
        in file: Int, _ shapes: inout TypeShapes, home: (String) -> Int?
    ) -> [Int: [FileEdge.Use]]? {
        guard let names = compiled[file] else { return nil }
        var lines: [Int: [String: Set<Int>]] = [:]
        var bases: Set<String> = []
        var couplings: [String: EdgeClass] = [:]
        for use in names.uses {
            guard let to = homes[use.symbol.usr] ?? self.home(of: use.symbol, home), to != file
            else { continue }
            let name = name(of: use.symbol, in: to)
            lines[to, default: [:]][name, default: []].formUnion(use.lines)
            if use.isBase { bases.insert(name) }
            if couplings[name] == nil || use.isBase, types[to].contains(name) {
                couplings[name] = shapes.coupling(to: name, isInherited: bases.contains(name))
            }
        }
        return lines.mapValues { names in
            names.sorted { $0.key < $1.key }.map { name, lines in
                FileEdge.Use(name: name, coupling: couplings[name] ?? .model, lines: lines.sorted())
            }
        }
    }

    private func home(of symbol: CompiledSymbol, _ home: (String) -> Int?) -> Int? {
        guard symbol.module == module else { return nil }
        return home(symbol.owner ?? symbol.baseName)
    }

    /// The type around a symbol where the file declares it, and around an initializer in any case;
    /// else its own name.
    private func name(of symbol: CompiledSymbol, in file: Int) -> String {
        guard let owner = symbol.owner,
            types[file].contains(owner) || symbol.kind == .initializer
        else { return symbol.baseName }
        return owner
    }
}

extension SourceFacts {
    /// The names of the types that stand at the top.
    var typesAtTop: Set<String> {
        Set(declarations.lazy.filter { $0.container == nil && $0.kind.isType }.map(\.name))
    }
}
