import Codebase
import Graphs

/// Finds the group around a seed that comes free of the rest at the least cost.
///
/// Each file of the module is a vertex of a network. An edge by which a file of the group names one
/// of the rest costs what turning it around costs; a file that is drawn in besides the seed and one
/// of the seed that is left behind cost something too. The smallest cut between the seed and the
/// entry files then says which files move.
struct CutGroup {
    /// A group of files, and what is cut.
    struct Group: Equatable {
        /// The files that move, ascending.
        let files: [Int]
        /// The edges that lead from them to files that stay, by position.
        let cut: [Int]
        /// The cost of the edges of ``cut`` together.
        let cost: Int
    }

    let graph: FileGraph
    /// The files that stay whatever it costs.
    let entries: Set<Int>

    /// - Parameters:
    ///   - gone: The files that were extracted before: naming them costs nothing.
    ///   - isFixed: Whether all files of the seed have to move.
    /// - Returns: nil if no file is free to move.
    func group(around seed: [Int], gone: Set<Int>, isFixed: Bool = false) -> Group? {
        let chosen = movable(seed, gone: gone, isFixed: isFixed)
        if chosen.isEmpty { return nil }
        let prices = Prices(of: self, chosen, gone: gone, isFixed: isFixed)
        let source = graph.files.count
        let sink = source + 1
        var network = FlowNetwork(count: source + 2)
        for file in graph.files.indices where !gone.contains(file) {
            network.add(from: source, to: file, capacity: prices.leaving[file])
            network.add(from: file, to: sink, capacity: prices.taking[file])
        }
        let isGone = graph.flags(of: gone)
        for edge in graph.edges where !isGone[edge.from] && !isGone[edge.to] {
            network.add(from: edge.from, to: edge.to, capacity: edge.cost)
        }
        let side = network.minimumCut(from: source, to: sink).isOnSourceSide
        let files = graph.files.indices.filter { side[$0] && !gone.contains($0) }
        return files.isEmpty ? nil : group(of: files, gone: gone)
    }

    /// What moving some files for a seed costs in all: the edges that are cut, what is left behind
    /// of the seed, and what is taken along besides it.
    func cost(of files: [Int], from seed: [Int], gone: Set<Int>, isFixed: Bool = false) -> Int {
        let chosen = movable(seed, gone: gone, isFixed: isFixed)
        let prices = Prices(of: self, chosen, gone: gone, isFixed: isFixed)
        let inside = Set(files)
        let moved = graph.files.indices.reduce(0) { sum, file in
            if gone.contains(file) { return sum }
            return sum + (inside.contains(file) ? prices.taking[file] : prices.leaving[file])
        }
        return group(of: files, gone: gone).cost + moved
    }

    private func movable(_ seed: [Int], gone: Set<Int>, isFixed: Bool) -> Set<Int> {
        Set(seed).subtracting(gone).subtracting(isFixed ? [] : entries)
    }

    /// A group of given files, with what is cut around them.
    func group(of files: [Int], gone: Set<Int>) -> Group {
        let inside = Set(files)
        let cut = files.flatMap { graph.outgoing[$0] }.filter {
            let to = graph.edges[$0].to
            return !inside.contains(to) && !gone.contains(to)
        }
        return Group(
            files: files, cut: cut, cost: cut.reduce(0) { $0 + graph.edges[$1].cost })
    }
}

extension FileGraph {
    /// For each file whether it is one of some.
    fileprivate func flags(of some: Set<Int>) -> [Bool] {
        var flags = [Bool](repeating: false, count: files.count)
        for file in some { flags[file] = true }
        return flags
    }
}

/// What each file costs that is left behind of a seed, or taken along besides it.
private struct Prices {
    private(set) var leaving: [Int]
    private(set) var taking: [Int]

    init(of cut: CutGroup, _ seed: Set<Int>, gone: Set<Int>, isFixed: Bool) {
        let graph = cut.graph
        leaving = [Int](repeating: 0, count: graph.files.count)
        taking = leaving
        let isCore = Self.isBelow(seed, gone, in: graph)
        let isSeed = graph.flags(of: seed)
        let isBelowScreens = isCore && seed.count { graph.screens[$0] } * 2 < seed.count
        for file in graph.files.indices {
            let lines = graph.lines(of: file)
            if isSeed[file] {
                leaving[file] = isFixed ? FlowNetwork.unlimited : 12 + min(lines / 20, 40)
            } else if cut.entries.contains(file) || isBelowScreens && graph.screens[file] {
                // What many screens use is compiled with each of them: it brings none along.
                taking[file] = FlowNetwork.unlimited
            } else {
                // What others use too is no feature's own.
                let others = graph.incoming[file].count { !isSeed[graph.edges[$0].from] }
                taking[file] = (isCore ? 3 : 6 + 3 * others) + min(lines / 50, 20)
            }
        }
    }

    /// Whether more leads to the files than from them: then what they need may come along although
    /// others use it too.
    private static func isBelow(_ files: Set<Int>, _ gone: Set<Int>, in graph: FileGraph) -> Bool {
        var ingoing = 0
        var outgoing = 0
        for file in files {
            ingoing += graph.incoming[file].count { !files.contains(graph.edges[$0].from) }
            outgoing += graph.outgoing[file].count {
                !files.contains(graph.edges[$0].to) && !gone.contains(graph.edges[$0].to)
            }
        }
        return ingoing >= 2 * outgoing
    }
}
