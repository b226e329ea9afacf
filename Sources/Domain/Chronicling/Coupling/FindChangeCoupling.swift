import Architecture
import Codebase
import Graphs

/// Finds what changes together although nothing joins it, and modules that always do: a wrong boundary.
package struct FindChangeCoupling: Sendable {
    private let reader: any ChangeHistoryReader

    /// How many of the latest commits are looked at.
    package static let most = 600
    /// A commit that changed more files, or modules, says little of which belong together
    /// (T. Zimmermann and others, "Mining Version Histories to Guide Software Changes", 2005).
    private static let mostFiles = 30
    private static let mostModules = 6
    /// The fewest commits that changed both.
    private static let fewest = (modules: 5, files: 4)
    /// The least confidence of what nothing joins, and the least overlap of what is joined, in
    /// percent.
    private static let least = (confidence: 50, overlap: 70)

    /// - Parameter reader: Says what the latest commits changed.
    package init(reader: any ChangeHistoryReader) { self.reader = reader }

    /// What changes together, what happens most often first.
    ///
    /// - Throws: ``RevisionError`` if the commits cannot be listed.
    package func coupling(
        in analysis: Analysis
    ) async throws(RevisionError) -> [ChangeCoupling] {
        let root = analysis.codebase.root
        let names = try await reader.commits(in: root, most: Self.most)
        let files = try await reader.files(changedBy: names, in: root)
        return Self.couplings(of: Array(zip(names, files)), in: analysis)
    }

    /// The same of commits that were read already; their names are their numbers, from the latest on.
    package static func couplings(
        of history: ChangeHistory, in analysis: Analysis
    ) -> [ChangeCoupling] {
        couplings(
            of: history.commits.enumerated().map { (CommitName("\($0)"), $1) }, in: analysis)
    }

    static func couplings(
        of commits: [(name: CommitName, files: [RelativePath])], in analysis: Analysis
    ) -> [ChangeCoupling] {
        let homes = Homes(analysis)
        let fewFiles = commits.filter { $0.files.count <= mostFiles }
            .map { ($0.name, $0.files.filter { homes.module(of: $0) != nil }) }
        let modules = fewFiles.map { ($0.0, Set($0.1.compactMap(homes.module)).sorted()) }
            .filter { $0.1.count <= mostModules }
        let ofModules = counted(modules, fewest: fewest.modules) { one, other, all in
            // What changes with a module that joins both changes for that one.
            homes.areJoined(one, other) || !all.contains { homes.joins($0, one, other) }
        } pair: { one, other in
            if homes.areJoined(one, other) { return (.modules(one, other), true) }
            return homes.areConnected(one, other) ? nil : (.modules(one, other), false)
        }
        let ofFiles = counted(fewFiles.map { ($0.0, $0.1.sorted()) }, fewest: fewest.files) {
            _, _, _ in
            true
        } pair: { one, other in
            guard let left = homes.module(of: one), let right = homes.module(of: other),
                left != right, !homes.areConnected(left, right)
            else { return nil }
            return (.files(one, other), false)
        }
        return (ofModules + ofFiles).filter { coupling in
            coupling.isJoined
                ? coupling.overlap >= least.overlap : coupling.confidence >= least.confidence
        }
        .sorted { ($1.support, $1.confidence) < ($0.support, $0.confidence) }
    }

    /// Counts the pairs among the members of commits, each of which is sorted.
    ///
    /// - Parameter isTold: Whether a commit with all its members tells something of a pair.
    private static func counted<Member: Hashable>(
        _ commits: [(name: CommitName, members: [Member])], fewest: Int,
        isTold: (Member, Member, [Member]) -> Bool,
        pair: (Member, Member) -> (ChangeCoupling.Pair, isJoined: Bool)?
    ) -> [ChangeCoupling] {
        var together: [Two<Member>: [CommitName]] = [:]
        var changes: [Member: Int] = [:]
        for commit in commits {
            for (index, one) in commit.members.enumerated() {
                changes[one, default: 0] += 1
                for other in commit.members[(index + 1)...]
                where isTold(one, other, commit.members) {
                    together[Two(one: one, other: other), default: []].append(commit.name)
                }
            }
        }
        return together.compactMap { two, names in
            guard names.count >= fewest, let (pair, isJoined) = pair(two.one, two.other) else {
                return nil
            }
            return ChangeCoupling(
                pair: pair, commits: names,
                changes: (changes[two.one] ?? 0, changes[two.other] ?? 0), isJoined: isJoined)
        }
    }
}

/// Two members of a commit, in order.
private struct Two<Member: Hashable>: Hashable {
    let one: Member
    let other: Member
}

/// Which module a file belongs to, and which are joined.
private struct Homes {
    private var modules: [RelativePath: ModuleID] = [:]
    private let edges: Set<EdgeID>
    private let numbers: [ModuleID: Int]
    private let reachability: Reachability
    /// The modules that compile files of another one, too.
    private var sharing: Set<EdgeID> = []

    init(_ analysis: Analysis) {
        let uses = analysis.graph.edges.lazy.filter(\.isUse).map(\.id)
        edges = Set(uses)
        let ids = Set(edges.flatMap { [$0.from, $0.to] }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        self.numbers = numbers
        reachability = Reachability(
            of: DirectedGraph(
                count: ids.count,
                arcs: edges.compactMap { edge in
                    numbers[edge.from].flatMap { from in numbers[edge.to].map { (from, $0) } }
                }))
        for module in analysis.codebase.modules where module.belongsInLayers {
            for file in module.sources {
                if let home = modules[file] {
                    sharing.insert(EdgeID(from: home, to: module.id))
                } else {
                    modules[file] = module.id
                }
            }
        }
    }

    func module(of file: RelativePath) -> ModuleID? { modules[file] }

    /// Whether some way of dependencies leads from one module to the other, or both compile a file.
    func areConnected(_ one: ModuleID, _ other: ModuleID) -> Bool {
        if sharing.contains(EdgeID(from: one, to: other)) { return true }
        if sharing.contains(EdgeID(from: other, to: one)) { return true }
        guard let first = numbers[one], let second = numbers[other] else { return false }
        return reachability.reaches(from: first, to: second)
            || reachability.reaches(from: second, to: first)
    }

    /// Whether a module uses two others, or both use it.
    func joins(_ module: ModuleID, _ one: ModuleID, _ other: ModuleID) -> Bool {
        edges.contains(EdgeID(from: module, to: one))
            && edges.contains(EdgeID(from: module, to: other))
            || edges.contains(EdgeID(from: one, to: module))
                && edges.contains(EdgeID(from: other, to: module))
    }

    func areJoined(_ one: ModuleID, _ other: ModuleID) -> Bool {
        edges.contains(EdgeID(from: one, to: other))
            || edges.contains(EdgeID(from: other, to: one))
    }
}
