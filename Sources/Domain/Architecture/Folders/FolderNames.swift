import Codebase

/// Which folder the names in a file mean: what stands under the edges between folders.
struct FolderNames: Sendable {
    /// A module in folders.
    private struct Scope: Sendable {
        let types: FolderTypes
        let folders: [ModuleID]
    }

    /// Another module in folders that a file imports.
    struct Import: Sendable {
        /// The position of that module among those that were split.
        let scope: Int
        /// The narrowest access level that the file sees.
        let least: AccessLevel
        /// The import.
        let site: ImportSite
    }

    /// A name in a file that means a type of another folder.
    struct Use: Sendable {
        /// The folder that declares it.
        let folder: ModuleID
        /// The position of the name in the file's ``NameUses``.
        let name: Int
        /// The import that brings it; nil inside one module.
        let site: ImportSite?
    }

    private let scopes: [Scope]
    private let homes: [ModuleID: (scope: Int, folder: Int)]
    private let imports: [ModuleID: [RelativePath: [Import]]]
    private let facts: [RelativePath: SourceFacts]

    /// - Parameter imports: For each module or folder, and each of its files, the modules in
    ///   folders that it imports.
    init(
        _ splits: [FolderUnits.Split], imports: [ModuleID: [RelativePath: [Import]]],
        facts: [RelativePath: SourceFacts]
    ) {
        var homes: [ModuleID: (scope: Int, folder: Int)] = [:]
        for (scope, split) in splits.enumerated() {
            for (folder, unit) in split.units.enumerated() { homes[unit.id] = (scope, folder) }
        }
        scopes = splits.map { split in
            Scope(
                types: FolderTypes(of: split.units.map { $0.sources.compactMap { facts[$0] } }),
                folders: split.units.map(\.id))
        }
        self.homes = homes
        self.imports = imports
        self.facts = facts
    }

    /// Whether an identifier is that of a folder inside a module.
    func isFolder(_ id: ModuleID) -> Bool { homes[id] != nil }

    /// The names in a file of a module or folder that mean types of other folders, and the number
    /// of names that may mean one or something else.
    func uses(in file: RelativePath, of unit: ModuleID) -> (uses: [Use], unclear: Int) {
        guard let facts = facts[file] else { return ([], 0) }
        let home = homes[unit]
        let imported = imports[unit]?[file] ?? []
        if home == nil, imported.isEmpty { return ([], 0) }
        var uses: [Use] = []
        var unclear = 0
        for (index, name) in facts.uses.names.enumerated() {
            switch meaning(of: name, in: facts, home, imported) {
            case .nothing: continue
            case .unclear: if !facts.declares(name) { unclear += 1 }
            case .folder(let folder, let site):
                if facts.declares(name) { continue }
                uses.append(Use(folder: folder, name: index, site: site))
            }
        }
        return (uses, unclear)
    }

    private enum Meaning {
        case nothing, unclear
        case folder(ModuleID, ImportSite?)
    }

    /// What a name means: a type of the own module first, else of what the file imports.
    private func meaning(
        of name: String, in file: SourceFacts, _ home: (scope: Int, folder: Int)?,
        _ imported: [Import]
    ) -> Meaning {
        if let home {
            let scope = scopes[home.scope]
            switch scope.types.meaning(of: name, in: home.folder, of: file) {
            case .own: return .nothing
            case .unclear: return .unclear
            case .folder(let folder): return .folder(scope.folders[folder], nil)
            case .nothing: break
            }
        }
        var found = Meaning.nothing
        for candidate in imported {
            let scope = scopes[candidate.scope]
            let meaning = scope.types.meaning(of: name, least: candidate.least)
            switch (meaning, found) {
            case (.nothing, _), (.own, _): continue
            case (.folder(let folder), .nothing):
                found = .folder(scope.folders[folder], candidate.site)
            default: return .unclear
            }
        }
        return found
    }
}
