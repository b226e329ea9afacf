import Architecture
import Codebase
import Graphs

/// What would be different after moves, in figures and violations.
package struct WhatIfComparison: Equatable, Sendable {
    /// A figure before and after.
    package struct Figure: Equatable, Sendable {
        /// What it counts.
        package let name: String
        /// How many there are.
        package let before: Int
        /// How many there would be.
        package let after: Int
        /// Whether fewer are better; nil where neither is.
        package let fewerAreBetter: Bool?

        /// A figure as it was counted.
        package init(_ name: String, _ before: Int, _ after: Int, fewerAreBetter: Bool?) {
            self.name = name
            self.before = before
            self.after = after
            self.fewerAreBetter = fewerAreBetter
        }
    }

    /// The figures, those that did not change among them.
    package let figures: [Figure]
    /// What would be different.
    package let difference: AnalysisDifference

    /// Compares today with what would be.
    ///
    /// - Parameter monolith: The module that is taken apart.
    package init(from before: Analysis, to after: Analysis, monolith: ModuleID) {
        difference = AnalysisDifference(from: before, to: after)
        let (old, new) = (Shape(before, monolith), Shape(after, monolith))
        let name = before.codebase.module(monolith)?.name ?? monolith.targetName
        figures = [
            Figure("lines of \(name)", old.lines, new.lines, fewerAreBetter: true),
            Figure("files of \(name)", old.files, new.files, fewerAreBetter: true),
            Figure(
                "modules that \(name) builds with", old.closure, new.closure, fewerAreBetter: nil),
            Figure("lines that \(name) builds with", old.built, new.built, fewerAreBetter: nil),
            Figure("modules that build with \(name)", old.above, new.above, fewerAreBetter: true),
            Figure("modules", old.modules, new.modules, fewerAreBetter: nil),
            Figure("levels", old.levels, new.levels, fewerAreBetter: nil),
            Figure("cycles", old.cycles, new.cycles, fewerAreBetter: true),
            Figure("errors", before.totals.errors, after.totals.errors, fewerAreBetter: true),
            Figure("warnings", old.warnings, new.warnings, fewerAreBetter: true),
        ]
    }

    /// The figures of one analysis.
    private struct Shape {
        var (lines, files, closure, built, above) = (0, 0, 0, 0, 0)
        let modules: Int
        let levels: Int
        let cycles: Int
        let warnings: Int

        init(_ analysis: Analysis, _ monolith: ModuleID) {
            let shipped = analysis.codebase.modules.filter(\.role.isProduction)
            let positions = Dictionary(
                shipped.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
            let arcs = analysis.graph.edges.compactMap { edge -> (from: Int, to: Int)? in
                guard let from = positions[edge.from], let to = positions[edge.to], from != to
                else { return nil }
                return (from, to)
            }
            let graph = DirectedGraph(count: shipped.count, arcs: arcs)
            let groups = graph.components
            modules = shipped.count
            cycles = groups.count { $0.count > 1 }
            warnings = analysis.violations.count { $0.severity == .warning }
            levels = Self.levels(groups, arcs)
            guard let start = positions[monolith] else { return }
            let below = Self.reached(from: start, arcs)
            lines = analysis.lines(of: shipped[start])
            files = shipped[start].sources.count
            closure = below.count
            built = below.reduce(0) { $0 + analysis.lines(of: shipped[$1]) }
            above = Self.reached(from: start, arcs.map { (from: $0.to, to: $0.from) }).count - 1
        }

        /// The nodes that can be reached, the start among them.
        private static func reached(from start: Int, _ arcs: [(from: Int, to: Int)]) -> Set<Int> {
            let next = Dictionary(grouping: arcs, by: \.from)
            var seen: Set<Int> = [start]
            var queue = [start]
            while let node = queue.popLast() {
                for arc in next[node] ?? [] where seen.insert(arc.to).inserted {
                    queue.append(arc.to)
                }
            }
            return seen
        }

        /// The longest chain of groups, in groups; those before which nothing comes are first.
        private static func levels(_ groups: [[Int]], _ arcs: [(from: Int, to: Int)]) -> Int {
            var home: [Int: Int] = [:]
            for (number, group) in groups.enumerated() {
                for node in group { home[node] = number }
            }
            var below: [Int: Set<Int>] = [:]
            for arc in arcs {
                guard let from = home[arc.from], let to = home[arc.to], from != to else { continue }
                below[from, default: []].insert(to)
            }
            var heights = [Int?](repeating: nil, count: groups.count)
            func height(_ group: Int) -> Int {
                if let known = heights[group] { return known }
                let found = 1 + ((below[group] ?? []).map(height).max() ?? 0)
                heights[group] = found
                return found
            }
            return groups.indices.map(height).max() ?? 0
        }
    }
}

extension Analysis {
    fileprivate func lines(of module: Module) -> Int {
        module.sources.reduce(0) { $0 + (facts[$1]?.lineCount ?? 0) }
    }
}
