import Codebase

/// Which files of a module changed in the same commits.
///
/// What changes together belongs together, whatever names what (H. Gall, K. Hajek and M. Jazayeri,
/// "Detection of Logical Coupling Based on Product Release History", ICSM 1998). Two files are as
/// near as the commits that changed both are among those that changed either; groups are joined by
/// the mean of that, as G. Mazlami, J. Cito and P. Leitner do to cut a monolith ("Extraction of
/// Microservices from Monolithic Software Architectures", ICWS 2017).
struct SharedChanges: Sendable {
    /// A commit that changed more files of the module says little of which belong together
    /// (T. Zimmermann and others, "Mining Version Histories to Guide Software Changes", 2005).
    private static let mostFiles = 30
    /// The fewest commits that changed two files for them to be near.
    private static let fewestCommits = 2
    /// How near files of a group are at least, from 1 for always to 0 for never.
    private static let levels = [0.6, 0.4, 0.2]

    /// The positions of the files that each commit changed, ascending; commits that changed none are
    /// left out.
    private let commits: [[Int]]
    /// For each file the positions of the commits that changed it.
    private let changes: [[Int]]

    /// - Parameters:
    ///   - history: What commits changed; nil if nobody knows.
    ///   - files: The files of the module.
    init(_ history: ChangeHistory?, of files: [RelativePath]) {
        var places: [RelativePath: Int] = [:]
        for (place, file) in files.enumerated() { places[file] = place }
        let commits = (history?.commits ?? []).map { $0.compactMap { places[$0] }.sorted() }
            .filter { !$0.isEmpty }
        var changes = [[Int]](repeating: [], count: files.count)
        for (number, changed) in commits.enumerated() {
            for file in changed { changes[file].append(number) }
        }
        self.commits = commits
        self.changes = changes
    }

    /// How often some files changed.
    func count(of files: [Int]) -> ExtractionPrice.Changes {
        let inside = Set(files)
        let touching = Set(files.flatMap { changes[$0] })
        var together = 0
        var alone = 0
        for number in touching {
            let own = commits[number].count(where: inside.contains)
            if own > 1 { together += 1 }
            if own == commits[number].count { alone += 1 }
        }
        return ExtractionPrice.Changes(
            all: touching.count, together: together, alone: alone)
    }

    /// Groups of three files and more that change together, each with its positions ascending; a
    /// group may hold another one.
    func groups() -> [[Int]] {
        var joining = JoinedGroups(near: nearness())
        return Array(joining.groups(at: Self.levels)).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// How near files are that changed together often enough, both ways.
    private func nearness() -> [Int: [Int: Double]] {
        var both: [Int: [Int: Int]] = [:]
        var counts = [Int](repeating: 0, count: changes.count)
        for files in commits where files.count <= Self.mostFiles {
            for (place, file) in files.enumerated() {
                counts[file] += 1
                for other in files[(place + 1)...] {
                    both[file, default: [:]][other, default: 0] += 1
                }
            }
        }
        var near: [Int: [Int: Double]] = [:]
        for (file, others) in both {
            for (other, count) in others where count >= Self.fewestCommits {
                let share = Double(count) / Double(counts[file] + counts[other] - count)
                near[file, default: [:]][other] = share
                near[other, default: [:]][file] = share
            }
        }
        return near
    }
}

/// Joins the nearest groups, one after the other; how near two groups are is the mean over their
/// files.
private struct JoinedGroups {
    private var near: [Int: [Int: Double]]
    private var members: [Int: [Int]]
    private var nearest: [Int: Neighbour] = [:]

    private struct Neighbour {
        let group: Int
        let share: Double
    }

    init(near: [Int: [Int: Double]]) {
        self.near = near
        members = Dictionary(uniqueKeysWithValues: near.keys.map { ($0, [$0]) })
        for group in near.keys { nearest[group] = neighbour(of: group) }
    }

    /// The groups of three files and more as they are when nothing nearer than a level is left.
    ///
    /// - Parameter levels: Descending.
    mutating func groups(at levels: [Double]) -> Set<[Int]> {
        var found: Set<[Int]> = []
        for level in levels {
            while let next = nearestPair(), next.share >= level { join(next.one, next.other) }
            found.formUnion(members.values.filter { $0.count > 2 }.map { $0.sorted() })
        }
        return found
    }

    private func neighbour(of group: Int) -> Neighbour? {
        near[group]?.max { ($0.value, $1.key) < ($1.value, $0.key) }
            .map { Neighbour(group: $0.key, share: $0.value) }
    }

    private func nearestPair() -> (one: Int, other: Int, share: Double)? {
        nearest.max { ($0.value.share, $1.key) < ($1.value.share, $0.key) }
            .map { ($0.key, $0.value.group, $0.value.share) }
    }

    private mutating func join(_ one: Int, _ other: Int) {
        let sizes = (members[one]?.count ?? 0, members[other]?.count ?? 0)
        let all = Double(sizes.0 + sizes.1)
        var joined: [Int: Double] = [:]
        for (group, share) in near[one] ?? [:] where group != other {
            joined[group] = share * Double(sizes.0) / all
        }
        for (group, share) in near[other] ?? [:] where group != one {
            joined[group, default: 0] += share * Double(sizes.1) / all
        }
        members[one, default: []] += members[other] ?? []
        members[other] = nil
        near[other] = nil
        nearest[other] = nil
        near[one] = joined
        nearest[one] = neighbour(of: one)
        for (group, share) in joined {
            near[group]?[other] = nil
            near[group]?[one] = share
            nearest[group] = neighbour(of: group)
        }
    }
}
