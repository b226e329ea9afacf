import Architecture

/// What the detail strip says about one module.
struct ModuleFacts {
    /// One line of who or what.
    struct Neighbour: Equatable {
        let name: String
        let layerIndex: Int?
        let imports: Int
        let isDeclared: Bool
        let kinds: [ViolationKind]
        /// Whether they are files that name types, and no imports.
        let areUses: Bool
    }

    let chip: Chip
    let band: Band
    let imports: [Neighbour]
    let importers: [Neighbour]
    /// Modules from elsewhere that it imports.
    let elsewhere: Int
    /// Whether it is a folder, which uses others by name and imports none.
    let isFolder: Bool

    init?(_ id: ModuleID, in content: OverviewContent) {
        guard let chip = content.chips[id], let band = content.band(of: id) else { return nil }
        self.chip = chip
        self.band = band
        imports = Self.neighbours(content.links.imports[id] ?? [], in: content)
        importers = Self.neighbours(content.links.importers[id] ?? [], in: content)
        elsewhere = content.links.elsewhere[id] ?? 0
        isFolder = !content.units.areModules
    }

    /// Those that break rules first, then by layer and name.
    private static func neighbours(_ links: [Link], in content: OverviewContent) -> [Neighbour] {
        links.map { link in
            Neighbour(
                name: content.chips[link.other]?.name ?? link.other.rawValue,
                layerIndex: content.band(of: link.other)?.layerIndex, imports: link.imports,
                isDeclared: link.isDeclared, kinds: link.kinds,
                areUses: !content.units.areModules)
        }
        .sorted { $0.rank < $1.rank }
    }
}

extension ModuleFacts {
    /// What heads the list of what it uses.
    var importsTitle: String { "\(isFolder ? "uses" : "imports") \(imports.count)" }

    /// What heads the list of what uses it.
    var importersTitle: String { "\(isFolder ? "used" : "imported") by \(importers.count)" }
}

extension ModuleFacts.Neighbour {
    fileprivate var rank: (Int, Int, String) {
        (kinds.isEmpty ? 1 : 0, layerIndex ?? Int.max, name.lowercased())
    }
}
