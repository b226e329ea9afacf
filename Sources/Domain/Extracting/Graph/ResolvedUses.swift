import Architecture
import Codebase

/// What files of a module use of each other, as far as their text tells in detail.
struct ResolvedUses {
    /// What each file says; nil for one that was not read.
    private let details: [SourceDetails?]
    private let resolver: NameResolver
    /// The types at the top of each file.
    private let types: [Set<String>]

    /// - Returns: nil if no file was read in detail.
    init?(
        _ records: ModuleRecords, of module: Module, in analysis: Analysis, facts: [SourceFacts]
    ) {
        if records.details.isEmpty { return nil }
        details = module.sources.map { records.details[$0] }
        resolver = NameResolver(
            details.map { $0 ?? SourceDetails() }, modules: [module.moduleName],
            kinship: TypeKinship(of: analysis),
            foreign: analysis.memberNames(importedBy: module.id))
        types = facts.map(\.typesAtTop)
    }

    /// What a file uses, by the file that declares it, with the number of names that may mean several
    /// files; nil where it was not read whole.
    func uses(
        in file: Int, _ shapes: inout TypeShapes
    ) -> (uses: [Int: [FileEdge.Use]], unclear: Int)? {
        guard let details = details[file], details.problems.isEmpty else { return nil }
        var lines: [Int: [String: Set<Int>]] = [:]
        var bases: Set<String> = []
        var unclear: Set<String> = []
        for (number, use) in details.uses.enumerated() {
            switch resolver.meaning(of: number, in: file) {
            case .elsewhere: continue
            case .unclear: unclear.insert(use.name)
            case .symbols(let symbols):
                let homes = Set(symbols.map(\.file))
                if homes.contains(file) { continue }
                // What each platform declares for itself is meant wherever it stands; and whoever
                // inherits from an alias of several protocols conforms to each.
                guard
                    homes.count == 1 || use.role == .inheritance
                        || symbols.allSatisfy(isOfPlatform)
                else {
                    unclear.insert(use.name)
                    continue
                }
                for symbol in symbols {
                    let name = name(of: symbol)
                    lines[symbol.file, default: [:]][name, default: []]
                        .insert(use.extent.start.line)
                    if use.role == .inheritance { bases.insert(name) }
                }
            }
        }
        let uses = lines.mapValues { names in
            names.sorted { $0.key < $1.key }.map { name, lines in
                FileEdge.Use(
                    name: name,
                    coupling: shapes.coupling(to: name, isInherited: bases.contains(name)),
                    lines: lines.sorted())
            }
        }
        return (uses, unclear.count)
    }

    /// The declarations of all files; nil if one of these was not read whole.
    var declarations: DeclarationGraph? {
        let read = details.compactMap { $0?.problems.isEmpty == true ? $0 : nil }
        return read.count == details.count ? DeclarationGraph(read, resolver) : nil
    }

    /// Whether a declaration stands in an `#if`.
    private func isOfPlatform(_ symbol: SymbolID) -> Bool {
        !resolver.declaration(symbol).conditions.isEmpty
    }

    /// The type around a declaration where its file declares it at the top; else its own name.
    private func name(of symbol: SymbolID) -> String {
        let declaration = resolver.declaration(symbol)
        let outer = declaration.container?.prefix { $0 != "." }
        guard let outer, types[symbol.file].contains(String(outer)) else { return declaration.name }
        return String(outer)
    }
}
