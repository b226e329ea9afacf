import Codebase

extension TypeLookup {
    /// What is known of a member that a type is asked for.
    enum Members {
        /// These, the nearest to the type.
        case found([SymbolID])
        /// None that the files declare.
        case none
        /// Perhaps these: extensions of types from elsewhere.
        case unclear([SymbolID])
    }

    /// The members of a type that have a name and can be seen in a file.
    func members(of type: MeantType, named name: String, from file: Int) -> Members {
        if type.path == WrittenType.Shape.composition {
            return members(ofAll: type.arguments.compactMap(\.self), named: name, from: file)
        }
        let lineage = lineage(of: type)
        for level in lineage.levels {
            let found = level.flatMap { symbols.members(of: $0, named: name) }
                .filter { isVisible($0, from: file) }
            if !found.isEmpty { return .found(found) }
        }
        return lineage.elsewhere.isEmpty ? .none : added(name, toAny: lineage.elsewhere, from: file)
    }

    private func members(ofAll types: [MeantType], named name: String, from file: Int) -> Members {
        for type in types {
            if case .found(let found) = members(of: type, named: name, from: file) {
                return .found(found)
            }
        }
        return .none
    }

    /// What extensions of types from elsewhere add to one of some others from elsewhere.
    private func added(_ name: String, toAny types: [String], from file: Int) -> Members {
        var (found, unclear): ([SymbolID], [SymbolID]) = ([], [])
        for addition in additions(named: name) where isVisible(addition.symbol, from: file) {
            let answers = types.map { answer($0, asked: addition.type) }
            if answers.contains(where: { $0 == .has }) {
                found.append(addition.symbol)
            } else if answers.contains(where: { $0 == .unclear }) {
                unclear.append(addition.symbol)
            }
        }
        if !found.isEmpty { return .found(found) }
        return unclear.isEmpty ? .none : .unclear(unclear)
    }

    /// Whether a declaration can be named in a file.
    func isVisible(_ symbol: SymbolID, from file: Int) -> Bool {
        guard symbol.file != file, let access = symbols.declaration(symbol).access else {
            return true
        }
        return access.effective.rank > AccessLevel.fileprivate.rank
    }

    /// The types that a name may stand for where it is written; empty if the files declare none.
    func typeSymbols(_ name: String, at number: Int?, in file: Int) -> [SymbolID] {
        for scope in symbols.scopes(of: number, in: file) {
            if case .found(let found) = members(of: declared(scope), named: name, from: file) {
                let types = found.filter { symbols.declaration($0).kind.isTypeName }
                if !types.isEmpty { return types }
            }
        }
        return symbols.types(at: name).filter { isVisible($0, from: file) }
    }
}

/// The types from which a type has its members.
struct Lineage {
    /// The paths of the type itself, of what it inherits from and conforms to, of what these do …
    let levels: [[String]]
    /// Those of them that none of the files declares.
    let elsewhere: [String]

    init(of type: MeantType, in lookup: TypeLookup) {
        var (levels, elsewhere): ([[String]], [String]) = ([], [])
        var level = [type]
        var seen: Set<String> = [type.path]
        while !level.isEmpty {
            levels.append(level.map(\.path))
            elsewhere += level.lazy.filter { !$0.isDeclared }.map(\.path)
            level = level.flatMap { lookup.parents(of: $0.path) }.flatMap { parent in
                parent.path == WrittenType.Shape.composition
                    ? parent.arguments.compactMap(\.self) : [parent]
            }.filter { seen.insert($0.path).inserted }
        }
        self.levels = levels
        self.elsewhere = elsewhere
    }
}
