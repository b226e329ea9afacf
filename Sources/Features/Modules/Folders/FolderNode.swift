import Codebase

/// A folder inside a module, with the folders below it.
nonisolated struct FolderNode: Equatable, Sendable {
    let row: ModuleRow
    let children: [FolderNode]

    /// Itself and all below it.
    var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// Which rows of the table show what is inside them.
nonisolated struct Unfolding: Equatable, Sendable {
    /// Whether modules do unless a person closed them; else only those that a person opened.
    var opensModules = true
    /// The modules that are the other way round, and the folders that are open.
    private var exceptions: Set<ModuleID> = []

    /// Whether a row shows what is inside it.
    func isOpen(_ id: ModuleID, isModule: Bool) -> Bool {
        exceptions.contains(id) != (isModule && opensModules)
    }

    /// Opens a row, or closes it.
    mutating func toggle(_ id: ModuleID) {
        if exceptions.remove(id) == nil { exceptions.insert(id) }
    }

    /// Nothing but one module is open.
    static func only(_ id: ModuleID) -> Unfolding {
        var unfolding = Unfolding(opensModules: false)
        unfolding.toggle(id)
        return unfolding
    }

    init(opensModules: Bool = true) { self.opensModules = opensModules }
}
