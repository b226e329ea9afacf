import Architecture
import Codebase

/// Where the protocols of a type would stand.
package enum SeamPlace: Equatable, Sendable {
    /// In a module below all who use the type.
    case existing(ModuleID, name: String)
    /// In a new module, as no other one stands below all of them.
    case new(name: String)

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
        let fitting = analysis.codebase.modules.filter { module in
            guard common.contains(module.id), module.role.isProduction, !module.sources.isEmpty
            else { return false }
            let known = Set(
                analysis.graph.edges(from: module.id).compactMap { edge in
                    analysis.codebase.modules.first { $0.id == edge.to }?.moduleName
                        ?? edge.to.targetName
                })
            let own = Set(analysis.codebase.modules.map(\.moduleName))
            return imports.allSatisfy {
                $0 == module.moduleName || known.contains($0) || !own.contains($0)
            }
        }
        let lowest = fitting.min { one, other in
            let depths = [one, other].map { Self.reached(from: $0.id, in: analysis).count }
            return (depths[0], one.id) < (depths[1], other.id)
        }
        // Types that the protocols name would have to move below foreign ones.
        if let lowest, asked.allSatisfy(\.types.isEmpty) {
            self = .existing(lowest.id, name: lowest.name)
        } else {
            let taken = Set(analysis.codebase.modules.map(\.moduleName))
            let names = ["Interface", "Interfaces", "Seams"].map { uses.type + $0 }
            self = .new(name: names.first { !taken.contains($0) } ?? uses.type + "Protocols")
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
