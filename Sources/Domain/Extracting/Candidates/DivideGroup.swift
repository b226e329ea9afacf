import Codebase
import Graphs

/// Divides a group that is larger than a pull request into parts that can be extracted one after the
/// other.
///
/// Files that reach each other move together. Each part uses only the rest of the module's steps
/// before it and the parts before it, as far as the graph tells, so that each compiles.
struct DivideGroup {
    /// Some files that are extracted together.
    struct Part: Equatable {
        /// The positions of the files, ascending.
        let files: [Int]
        /// A shortest way around for files that reach each other and are too many for one step: a
        /// file, those between, and the file again; empty where there is none.
        let cycle: [Int]
    }

    private let graph: FileGraph
    /// What each file counts for: one and its lines; nothing for what a tool writes.
    private let sizes: [Int: Size]

    /// - Parameter generated: The files of the group that tools write: they are not read.
    init(of graph: FileGraph, group: [Int], generated: Set<Int>) {
        self.graph = graph
        sizes = Dictionary(
            uniqueKeysWithValues: group.map {
                ($0, generated.contains($0) ? Size() : Size(files: 1, lines: graph.lines(of: $0)))
            })
    }

    /// - Parameter group: The positions of its files.
    /// - Returns: The parts in the order of their steps; one if the group is small enough, or cannot
    ///   be divided.
    func parts(of group: [Int]) -> [Part] {
        let whole = size(of: group)
        guard !whole.fits(Size.most) else { return [Part(files: group.sorted(), cycle: [])] }
        let pieces = pieces(of: group)
        return joined(packed(pieces, upTo: whole.shared)).map { files in
            let isLarge = !size(of: files).fits(Size.most)
            return Part(files: files.sorted(), cycle: isLarge ? cycle(in: files) : [])
        }
    }

    private func size(of files: [Int]) -> Size {
        files.reduce(into: Size()) { $0.add(sizes[$1] ?? Size()) }
    }

    /// Fills parts with pieces that use only what is there already: first what stands in a folder of
    /// the part, then what has most edges to it.
    private func packed(_ pieces: [Piece], upTo target: Size) -> [[Int]] {
        var parts: [[Int]] = []
        var part: [Int] = []
        var left = Set(pieces.indices)
        var waiting = pieces.map(\.needs.count)
        var ready = pieces.indices.filter { waiting[$0] == 0 }
        while !left.isEmpty {
            let room = part.isEmpty ? nil : part
            guard
                let next = best(
                    of: ready.filter { fits(pieces[$0], beside: part, target) }, pieces, room)
            else {
                parts.append(part)
                part = []
                continue
            }
            left.remove(next)
            ready.removeAll { $0 == next }
            part += pieces[next].files
            for user in pieces[next].users {
                waiting[user] -= 1
                if waiting[user] == 0 { ready.append(user) }
            }
        }
        return part.isEmpty ? parts : parts + [part]
    }

    /// Whether a part takes a piece: an empty one takes any, others as long as they are below what
    /// each is to have.
    private func fits(_ piece: Piece, beside part: [Int], _ target: Size) -> Bool {
        if part.isEmpty { return true }
        var sum = size(of: part)
        if !sum.isBelow(target) { return false }
        sum.add(size(of: piece.files))
        return sum.fits(Size.most)
    }

    private func best(of ready: [Int], _ pieces: [Piece], _ part: [Int]?) -> Int? {
        let folders = Set((part ?? []).map { graph.files[$0].parent })
        let inside = Set(part ?? [])
        func rank(_ piece: Piece) -> (Int, Int, Int) {
            let isNear = piece.files.contains { folders.contains(graph.files[$0].parent) }
            let edges = piece.files.reduce(0) { sum, file in
                sum + graph.outgoing[file].count { inside.contains(graph.edges[$0].to) }
            }
            return (isNear ? 1 : 0, edges, -(piece.files.first ?? 0))
        }
        return ready.max { rank(pieces[$0]) < rank(pieces[$1]) }
    }

    /// Parts of one or two files are no step: they go with the part before or after them where that
    /// does not make a small one large.
    private func joined(_ parts: [[Int]]) -> [[Int]] {
        var found: [[Int]] = []
        for part in parts {
            if let last = found.last, last.count < 3 || part.count < 3, canJoin(last, part) {
                found[found.count - 1] = last + part
            } else {
                found.append(part)
            }
        }
        return found
    }

    private func canJoin(_ one: [Int], _ other: [Int]) -> Bool {
        let isLarge = !size(of: one).fits(Size.most) || !size(of: other).fits(Size.most)
        return isLarge || size(of: one + other).fits(Size.most)
    }

    /// The shortest way around among files, from the first that is on one.
    private func cycle(in files: [Int]) -> [Int] {
        let inside = Set(files)
        let pieces = pieces(of: files)
        guard
            let largest = pieces.max(by: {
                ($0.files.count, $1.files[0]) < ($1.files.count, $0.files[0])
            }),
            largest.files.count > 1
        else { return [] }
        let ways = largest.files.prefix(Self.mostStarts).compactMap { way(around: $0, in: inside) }
        return ways.min { $0.count < $1.count } ?? []
    }

    /// Of how many files the way around is looked for.
    private static let mostStarts = 20

    private func way(around start: Int, in files: Set<Int>) -> [Int]? {
        var before: [Int: Int] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let file = queue[next]
            next += 1
            for edge in graph.outgoing[file] {
                let to = graph.edges[edge].to
                guard files.contains(to), before[to] == nil else { continue }
                before[to] = file
                if to == start { return path(back: start, before) }
                queue.append(to)
            }
        }
        return nil
    }

    private func path(back start: Int, _ before: [Int: Int]) -> [Int] {
        var path = [start]
        while let file = before[path[path.count - 1]], file != start { path.append(file) }
        return (path + [start]).reversed()
    }
}

extension DivideGroup {
    /// Files that all reach each other, and what they wait for.
    private struct Piece {
        /// The positions of the files, ascending.
        let files: [Int]
        /// The pieces that they use.
        var needs: Set<Int> = []
        /// The pieces that use them.
        var users: Set<Int> = []
    }

    private func pieces(of group: [Int]) -> [Piece] {
        var places: [Int: Int] = [:]
        for (place, file) in group.enumerated() { places[file] = place }
        let arcs = group.flatMap { graph.outgoing[$0] }.compactMap {
            edge -> (from: Int, to: Int)? in
            guard let from = places[graph.edges[edge].from], let to = places[graph.edges[edge].to]
            else { return nil }
            return (from, to)
        }
        let found = DirectedGraph(count: group.count, arcs: arcs).components
        var pieces = found.map { Piece(files: $0.map { group[$0] }.sorted()) }
        var homes = [Int](repeating: 0, count: group.count)
        for (number, members) in found.enumerated() {
            for place in members { homes[place] = number }
        }
        for arc in arcs where homes[arc.from] != homes[arc.to] {
            pieces[homes[arc.from]].needs.insert(homes[arc.to])
            pieces[homes[arc.to]].users.insert(homes[arc.from])
        }
        return pieces
    }

    /// What a person has to read.
    private struct Size {
        static let most = Size(
            files: ExtractionCandidate.mostFiles, lines: ExtractionCandidate.mostLines)

        var files = 0
        var lines = 0

        mutating func add(_ other: Size) {
            files += other.files
            lines += other.lines
        }

        func fits(_ bound: Size) -> Bool { files <= bound.files && lines <= bound.lines }

        /// Whether there is less of it than each part is to have.
        func isBelow(_ target: Size) -> Bool { files < target.files && lines < target.lines }

        /// What each of the fewest parts has to have.
        var shared: Size {
            let most = Self.most
            let parts = max(1, max((files - 1) / most.files, (lines - 1) / most.lines) + 1)
            return Size(files: (files + parts - 1) / parts, lines: (lines + parts - 1) / parts)
        }
    }
}
