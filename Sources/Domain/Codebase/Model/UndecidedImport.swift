/// The imports of a name in one module that lead to none of the modules of that name, because nothing
/// decides which is meant.
package struct UndecidedImport: Equatable, Sendable {
    /// The module whose files import it.
    package let from: ModuleID
    /// The name that they import.
    package let name: String
    /// The modules that may be meant, in the order of their identifiers; at least two.
    package let candidates: [ModuleID]
    /// Where the imports stand, by file and line; at least one.
    package let sites: [ImportSite]

    /// Imports as linking found them.
    package init(
        from: ModuleID, name: String, candidates: [ModuleID], sites: [ImportSite]
    ) {
        self.from = from
        self.name = name
        self.candidates = candidates
        self.sites = sites
    }

    /// The note that tells of them; nil if there are no imports.
    package var note: IncompleteItem? {
        guard let first = sites.first else { return nil }
        let names = candidates.map(\.rawValue).joined(separator: ", ")
        return IncompleteItem(
            path: first.file, line: first.statement.line,
            reason: "\(sites.count.counted("import")) of \(name) in \(from.targetName) may mean "
                + "each of \(names), so no edge is drawn. Let \(from.targetName) depend on the one "
                + "that is meant.")
    }
}
