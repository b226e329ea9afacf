import Codebase

/// Which symbols one file defines and uses, without their places in lines.
package struct CompiledNames: Equatable, Sendable {
    /// A symbol that the file uses.
    package struct Use: Equatable, Sendable {
        /// The symbol.
        package let symbol: CompiledSymbol
        /// The lines that use it, from 1, ascending.
        package let lines: [Int]
        /// Whether something of the file inherits from it or conforms to it.
        package let isBase: Bool
    }

    /// What tells the symbols that it defines from all others.
    package let defined: Set<String>
    /// The modules whose symbols it defines.
    package let modules: Set<String>
    /// What it uses, in the order of what tells symbols apart.
    package let uses: [Use]

    /// What the compiler wrote about a file, in short.
    package init(_ file: CompiledFile) {
        var defined: Set<String> = []
        var modules: Set<String> = []
        var lines: [Int: Set<Int>] = [:]
        var bases: Set<Int> = []
        for occurrence in file.occurrences {
            let symbol = file.symbol(of: occurrence)
            if occurrence.roles.contains(.definition) {
                defined.insert(symbol.usr)
                if let module = symbol.module { modules.insert(module) }
            } else if occurrence.roles.contains(.reference), symbol.kind.isUsedByName {
                lines[occurrence.symbol, default: []].insert(occurrence.line)
                if occurrence.relations.contains(where: { $0.roles.contains(.baseOf) }) {
                    bases.insert(occurrence.symbol)
                }
            }
        }
        self.defined = defined
        self.modules = modules
        uses = lines.map { number, lines in
            Use(
                symbol: file.symbols[number], lines: lines.sorted(),
                isBase: bases.contains(number))
        }.sorted { $0.symbol.usr < $1.symbol.usr }
    }
}

extension CompiledSymbol.Kind {
    /// Whether a use of it is one of what a file declares, and not of what belongs to that.
    fileprivate var isUsedByName: Bool {
        switch self {
        case .module, .accessor, .parameter, .genericParameter: false
        default: true
        }
    }
}
