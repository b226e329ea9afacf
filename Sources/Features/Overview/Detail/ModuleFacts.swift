import Architecture
import Codebase
import TerminalUI

/// What the detail strip says about one module.
struct ModuleFacts {
    /// One line of who or what.
    struct Neighbour: Equatable {
        let id: ModuleID
        let name: String
        let layerIndex: Int?
        let imports: Int
        let isDeclared: Bool
        let kinds: [ViolationKind]
        /// Whether one of the violations is an error; else they are warnings.
        let hasError: Bool
        /// Whether they are files that name types, and no imports.
        let areUses: Bool
    }

    let chip: Chip
    let band: Band
    let imports: [Neighbour]
    let importers: [Neighbour]
    /// Modules from elsewhere that it depends on.
    let elsewhere: Int

    /// All that the panel lists: what it depends on, then its dependents.
    var neighbours: [Neighbour] { imports + importers }

    init?(_ id: ModuleID, in content: OverviewContent) {
        guard let chip = content.chips[id], let band = content.band(of: id) else { return nil }
        self.chip = chip
        self.band = band
        imports = Self.neighbours(content.links.imports[id] ?? [], in: content)
        importers = Self.neighbours(content.links.importers[id] ?? [], in: content)
        elsewhere = content.links.elsewhere[id] ?? 0
    }

    /// Those that break rules first, then by layer and name.
    private static func neighbours(_ links: [Link], in content: OverviewContent) -> [Neighbour] {
        links.map { link in
            Neighbour(
                id: link.other, name: content.chips[link.other]?.name ?? link.other.rawValue,
                layerIndex: content.band(of: link.other)?.layerIndex, imports: link.imports,
                isDeclared: link.isDeclared, kinds: link.kinds,
                hasError: link.hasError, areUses: !content.units.areModules)
        }
        .sorted { $0.rank < $1.rank }
    }
}

extension ModuleFacts {
    /// What heads the list of what it depends on.
    var importsTitle: String { "depends on \(imports.count.grouped)" }

    /// What heads the list of what depends on it.
    var importersTitle: String { "dependents \(importers.count.grouped)" }

    /// What is said beside these: how many are declared only, and what is not listed.
    var importsNotes: [String] {
        let others = elsewhere > 0 ? "+ \(elsewhere.grouped) external" : ""
        return [
            [Self.declaredOnly(imports), others].filter { !$0.isEmpty }.joined(separator: ", ")
        ]
            + [others]
    }

    var importersNotes: [String] { [Self.declaredOnly(importers), ""] }

    private static func declaredOnly(_ neighbours: [Neighbour]) -> String {
        let count = neighbours.count { $0.imports == 0 }
        return count > 0 ? "\(count.grouped) declared only" : ""
    }
}

extension ModuleFacts.Neighbour {
    /// The colour of what says that a rule is broken.
    var color: Color { hasError ? .error : .warning }
}

extension ModuleFacts.Neighbour {
    fileprivate var rank: (Int, Int, String) {
        (kinds.isEmpty ? 1 : 0, layerIndex ?? Int.max, name.lowercased())
    }
}
