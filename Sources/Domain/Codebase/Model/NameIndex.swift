import Synchronization

/// The names that the modules of a codebase declare, indexed a module at a time when first needed.
package final class NameIndex: Sendable {
    /// What was worked out so far.
    private struct Indexed {
        var names: [ModuleID: DeclaredNames] = [:]
        var distinct: [ModuleID: DistinctNames] = [:]
        /// What modules declared before some of their files came, went or changed.
        var outdated: [ModuleID: Outdated] = [:]
    }

    /// The names of an earlier state with what differs now.
    private struct Outdated {
        let names: DeclaredNames
        let gone: [SourceFacts]
        let new: [SourceFacts]
    }

    private let modules: [ModuleID: Module]
    private let facts: [RelativePath: SourceFacts]
    private let indexed: Mutex<Indexed>

    package init(codebase: Codebase, facts: [RelativePath: SourceFacts]) {
        modules = codebase.modulesByID
        self.facts = facts
        indexed = Mutex(Indexed())
    }

    /// The index of the same codebase with other facts, which takes over what still holds.
    ///
    /// - Parameters:
    ///   - known: The index of an earlier state.
    ///   - changed: The files whose facts differ.
    package init(
        codebase: Codebase, facts: [RelativePath: SourceFacts], after known: NameIndex,
        changed: Set<RelativePath>
    ) {
        let modules = codebase.modulesByID
        let declaring = changed.filter {
            let (now, before) = (facts[$0]?.declarations, known.facts[$0]?.declarations)
            return !(now ?? []).elementsEqual(before ?? []) { $0.means(thatOf: $1) }
        }
        func holds(_ id: ModuleID) -> Bool {
            guard let module = modules[id] else { return known.modules[id] == nil }
            return module.sources == known.modules[id]?.sources
                && (declaring.isEmpty || !module.sources.contains(where: declaring.contains))
        }
        let before = known.indexed.withLock { $0 }
        var kept = Indexed()
        kept.names = before.names.filter { holds($0.key) }
        kept.distinct = before.distinct.filter { holds($0.key) }
        for (id, names) in before.names where kept.names[id] == nil {
            guard let now = modules[id]?.sources, let old = known.modules[id]?.sources else {
                continue
            }
            let gone = old.elements(besides: now) + declaring.intersection(old).intersection(now)
            let new = now.elements(besides: old) + declaring.intersection(old).intersection(now)
            kept.outdated[id] = Outdated(
                names: names, gone: gone.compactMap { known.facts[$0] },
                new: new.compactMap { facts[$0] })
        }
        self.modules = modules
        self.facts = facts
        indexed = Mutex(kept)
    }

    /// What a module declares; nothing if it is not the codebase's own.
    package func names(of id: ModuleID) -> DeclaredNames {
        if let known = indexed.withLock({ $0.names[id] }) { return known }
        let outdated = indexed.withLock { $0.outdated.removeValue(forKey: id) }
        let names =
            outdated.map {
                DeclaredNames(
                    after: $0.names, without: $0.gone, of: sources(of: id), new: $0.new)
            } ?? DeclaredNames(of: sources(of: id))
        indexed.withLock { $0.names[id] = names }
        return names
    }

    /// The names of a module that tell who declares them; none if it is not the codebase's own.
    package func distinctNames(of id: ModuleID) -> DistinctNames {
        if let known = indexed.withLock({ $0.distinct[id] }) { return known }
        let names = DistinctNames(of: sources(of: id))
        indexed.withLock { $0.distinct[id] = names }
        return names
    }

    /// The module of an identifier; nil if it is not the codebase's own.
    package func module(_ id: ModuleID) -> Module? { modules[id] }

    /// The facts of a file; nil if it is not read.
    package func facts(of file: RelativePath) -> SourceFacts? { facts[file] }

    private func sources(of id: ModuleID) -> some Sequence<SourceFacts> {
        (modules[id]?.sources ?? []).lazy.compactMap { self.facts[$0] }
    }
}

extension [RelativePath] {
    /// The paths of an ordered list that another one does not have.
    fileprivate func elements(besides others: [RelativePath]) -> [RelativePath] {
        var others = others[...]
        return filter { path in
            while let first = others.first, first < path { others.removeFirst() }
            return others.first != path
        }
    }
}

extension Declaration {
    /// Whether another one says the same of the name, wherever it stands in the file.
    fileprivate func means(thatOf other: Declaration) -> Bool {
        name == other.name && kind == other.kind && access == other.access
            && container == other.container
    }
}

extension Codebase {
    fileprivate var modulesByID: [ModuleID: Module] {
        Dictionary(modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
