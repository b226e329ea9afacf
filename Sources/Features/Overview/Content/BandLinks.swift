import Codebase

/// How many dependencies lead from the modules of one band to those of another.
nonisolated struct BandLinks: Equatable, Sendable {
    /// What leads from one band to another.
    struct Count: Equatable, Sendable {
        fileprivate(set) var count = 0
        /// How many of them break a rule.
        fileprivate(set) var broken = 0
        /// Whether one of these is an error; else they are warnings.
        fileprivate(set) var hasError = false
    }

    private struct Pair: Hashable {
        let from: Int
        let to: Int
    }

    private var counts: [Pair: Count] = [:]

    /// - Parameter bands: The positions of the bands in which modules stand.
    init(_ links: Links = Links(), bands: [ModuleID: Int] = [:]) {
        for (id, used) in links.imports {
            guard let from = bands[id] else { continue }
            for link in used {
                guard let to = bands[link.other] else { continue }
                counts[Pair(from: from, to: to), default: Count()].add(link)
            }
        }
    }

    /// What leads from a band to another one, or to itself.
    func count(from: Int, to: Int) -> Count { counts[Pair(from: from, to: to)] ?? Count() }
}

nonisolated extension BandLinks.Count {
    fileprivate mutating func add(_ link: Link) {
        count += 1
        if link.kinds.isEmpty { return }
        broken += 1
        hasError = hasError || link.hasError
    }
}

/// How a band stands to the one of what is selected.
nonisolated struct BandRelation: Equatable, Sendable {
    /// What leads from the selected band to this one.
    let used: BandLinks.Count
    /// What leads from this one to the selected band; nil for that band itself.
    let using: BandLinks.Count?
}
