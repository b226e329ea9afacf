import Architecture
import Codebase

/// Where the protocols of a type would stand.
package enum SeamPlace: Equatable, Sendable {
    /// In a module below all who use the type.
    case existing(ModuleID, name: String)
    /// In a new module, as no other one stands below all of them.
    case new(name: String)

    /// What a person calls the module.
    package var name: String {
        switch self {
        case .existing(_, let name), .new(let name): name
        }
    }

    /// Chooses the lowest module that the type's module and all users depend on, and that knows
    /// all that the protocols name; of equally low ones the first by identifier.
    init(of uses: TypeUses, asking members: [Int], in analysis: Analysis) {
        let asked = members.map { uses.members[$0] }
        let imports = Set(asked.flatMap(\.imports))
        let users = Set(uses.users.filter { !$0.sites.isEmpty }.compactMap(\.module))
        let below = users.map { Self.reached(from: $0, in: analysis) }
        let common = below.reduce(Self.reached(from: uses.module, in: analysis)) {
            $0.intersection($1)
        }
        let modules = analysis.codebase.modules
        let names = Dictionary(
            modules.map { ($0.id, $0.moduleName) }, uniquingKeysWith: { first, _ in first })
        let own = Set(names.values)
        let fitting = modules.filter { module in
            guard common.contains(module.id), module.role.isProduction, !module.sources.isEmpty
            else { return false }
            let known = Set(
                analysis.graph.edges(from: module.id).map { names[$0.to] ?? $0.to.targetName })
            return imports.allSatisfy {
                $0 == module.moduleName || known.contains($0) || !own.contains($0)
            }
        }
        let lowest = fitting.map { (depth: Self.reached(from: $0.id, in: analysis).count, $0) }
            .min { ($0.depth, $0.1.id) < ($1.depth, $1.1.id) }?.1
        // Types that the protocols name would have to move below foreign ones.
        if let lowest, asked.allSatisfy(\.types.isEmpty) {
            self = .existing(lowest.id, name: lowest.name)
        } else {
            let wished = ["Interface", "Interfaces", "Seams"].map { uses.type + $0 }
            self = .new(name: wished.first { !own.contains($0) } ?? uses.type + "Protocols")
        }
    }

    /// The modules that a module depends on, over any number of others.
    private static func reached(from start: ModuleID, in analysis: Analysis) -> Set<ModuleID> {
        var seen: Set<ModuleID> = []
        var queue = [start]
        while let next = queue.popLast() {
            for edge in analysis.graph.edges(from: next) where seen.insert(edge.to).inserted {
                queue.append(edge.to)
            }
        }
        return seen
    }
}
