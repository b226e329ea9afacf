import Architecture
import Codebase

/// What stands behind forbidden dependencies, found by name.
struct UsedNames {
    /// The names that each dependency uses; empty where none is found.
    let byEdge: [EdgeID: Set<String>]
    /// The lines that use them.
    let lines: Int

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
    /// What one dependency uses, if that is at most 3 names, is tried for all; each name after the
    /// first has to end two more.
    ///
    /// - Returns: The names with how many dependencies end; nil if fewer than two would.
    var move: (names: [String], ends: Int)? {
        let sets = Set(byEdge.values.filter { !$0.isEmpty })
        let tried = sets.filter { $0.count <= 3 }.map { names in
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
