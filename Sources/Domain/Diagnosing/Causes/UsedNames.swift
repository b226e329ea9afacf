import Architecture
import Codebase

/// What stands behind forbidden dependencies, found by name.
struct UsedNames {
    /// The names that each dependency uses; empty where none is found.
    let byEdge: [EdgeID: Set<String>]
    /// The lines that use them.
    let lines: Int
    /// The types of its own module that the files of a name use, for each name: it cannot leave them.
    private let held: [String: Set<String>]

    init(of edges: [ForbiddenEdge], in analysis: Analysis) {
        var byEdge: [EdgeID: Set<String>] = [:]
        var lines: Set<Line> = []
        for edge in edges {
            let evidence = evidenceByName(for: edge.id, in: analysis)
            byEdge[edge.id] = Set(evidence.lazy.flatMap { $0.uses.lazy.map(\.name) })
            for item in evidence {
                for use in item.uses { lines.insert(Line(file: item.site.file, line: use.line)) }
            }
        }
        self.byEdge = byEdge
        self.lines = lines.count
        held = Self.held(byEdge, in: analysis)
    }

    private static func held(
        _ byEdge: [EdgeID: Set<String>], in analysis: Analysis
    ) -> [String: Set<String>] {
        let names = Dictionary(grouping: byEdge.keys, by: \.to).mapValues { edges in
            edges.reduce(into: Set<String>()) { $0.formUnion(byEdge[$1] ?? []) }
        }
        var held: [String: Set<String>] = [:]
        for module in analysis.codebase.modules {
            guard let wanted = names[module.id], !wanted.isEmpty else { continue }
            let facts = module.sources.compactMap { analysis.facts[$0] }
            let types = Set(facts.lazy.flatMap(\.typesAtTop))
            for file in facts {
                let used = types.filter { file.uses.contains($0) }
                for declared in file.declarations where wanted.contains(declared.name) {
                    held[declared.name, default: []].formUnion(used)
                }
            }
        }
        for name in held.keys { held[name]?.remove(name) }
        return held
    }

    private struct Line: Hashable {
        let file: RelativePath
        let line: Int
    }

    /// The dependencies on modules of this codebase that use nothing by name; what others declare is not
    /// known.
    var withoutUse: Int { byEdge.count { $0.key.to.foreignKind == nil && $0.value.isEmpty } }

    /// The few names that most dependencies use and nothing else: if these moved, they would end.
    ///
    /// What one dependency uses, if that is at most 3 names whose files use no type that stays, is
    /// tried for all; each name after the first has to end two more.
    ///
    /// - Returns: The names with how many dependencies end; nil if fewer than two would.
    var move: (names: [String], ends: Int)? {
        let sets = Set(byEdge.values.filter { !$0.isEmpty })
        let free = sets.filter { names in
            names.count <= 3 && names.allSatisfy { (held[$0] ?? []).isSubset(of: names) }
        }
        let tried = free.map { names in
            (
                names: names.sorted(),
                ends: byEdge.values.count {
                    !$0.isEmpty && $0.isSubset(of: names)
                }
            )
        }
        let best = tried.max { one, other in
            let (gain, better) = (
                one.ends - 2 * one.names.count, other.ends - 2 * other.names.count
            )
            if gain != better { return gain < better }
            if one.names.count != other.names.count { return one.names.count > other.names.count }
            return other.names.lexicographicallyPrecedes(one.names)
        }
        return best.flatMap { $0.ends > 1 ? $0 : nil }
    }
}

extension SourceFacts {
    /// The names of the types at its top level.
    fileprivate var typesAtTop: [String] {
        declarations.filter { $0.kind.isType && $0.container == nil }.map(\.name)
    }
}
