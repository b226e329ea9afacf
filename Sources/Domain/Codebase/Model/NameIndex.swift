import Synchronization

/// The names that the modules of a codebase declare, indexed a module at a time when first needed.
package final class NameIndex: Sendable {
    private let modules: [ModuleID: Module]
    private let facts: [RelativePath: SourceFacts]
    private let indexed = Mutex<[ModuleID: DeclaredNames]>([:])

    package init(codebase: Codebase, facts: [RelativePath: SourceFacts]) {
        modules = Dictionary(
            codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.facts = facts
    }

    /// What a module declares; nothing if it is not the codebase's own.
    package func names(of id: ModuleID) -> DeclaredNames {
        if let known = indexed.withLock({ $0[id] }) { return known }
        let sources = modules[id]?.sources ?? []
        let names = DeclaredNames(of: sources.lazy.compactMap { self.facts[$0] })
        indexed.withLock { $0[id] = names }
        return names
    }

    /// The module of an identifier; nil if it is not the codebase's own.
    package func module(_ id: ModuleID) -> Module? { modules[id] }

    /// The facts of a file; nil if it is not read.
    package func facts(of file: RelativePath) -> SourceFacts? { facts[file] }
}
