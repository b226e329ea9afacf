import Codebase

/// Whether what a rule would say of many things at once can be true.
///
/// An app that ships cannot lack most of what it asks for. Where most of what is asked for in one way is found
/// nowhere, the way in which it is told was not understood: a wrapper, a key or a library that is new here. Each
/// finding would then be false for one and the same reason, so none of them is told, and that is said instead. Of
/// fewer than four things this says nothing, and what somebody forgets is far below that share.
struct Plausibility {
    /// The fewest things of a group that are judged together.
    static let least = 4
    /// How many in a hundred of a group can be missing.
    static let mostPercent = 60

    /// What is judged in one way.
    struct Group: Hashable {
        /// The way, as a clause after “N of M”: `that “@Injected” asks for`.
        let words: String
        /// The number of the app of which it is part; nil for all code.
        var program: Int?
    }

    /// Something that is there or missing.
    struct Thing {
        /// What tells it from others; what is judged at several places counts once.
        let name: String
        let place: CompositionPlace
        /// The groups that it belongs to, the widest first.
        let groups: [Group]
        /// What would be said of it; nil if nothing is wrong.
        let finding: CompositionFinding?
    }

    /// What can be true.
    private(set) var findings: [CompositionFinding] = []
    /// What is not told, one for each group.
    private(set) var notJudged: [UnreachedPlace] = []

    /// Whether nothing is missing.
    var isEmpty: Bool { findings.isEmpty && notJudged.isEmpty }

    /// - Parameter ending: What the things of a group would lack: `are registered nowhere`.
    init(_ things: [Thing], ending: String) {
        let missing = things.filter { $0.finding != nil }
        if missing.isEmpty { return }
        let counts = Self.counts(things, groupsOf: missing)
        var doubted: [Group: [CompositionPlace]] = [:]
        for thing in missing {
            if let group = thing.groups.first(where: { counts[$0]?.isImplausible == true }) {
                doubted[group, default: []].append(thing.place)
            } else if let finding = thing.finding {
                findings.append(finding)
            }
        }
        notJudged = doubted.compactMap { group, places in
            counts[group].flatMap { Self.note(of: group, $0, at: places, ending: ending) }
        }
    }

    /// How many things of a group there are.
    private struct Count {
        var all: Set<String> = []
        var found: Set<String> = []

        /// How many are found at none of their places.
        var missing: Int { all.count - found.count }

        var isImplausible: Bool {
            all.count >= Plausibility.least
                && missing * 100 > all.count * Plausibility.mostPercent
        }
    }

    private static func counts(_ things: [Thing], groupsOf missing: [Thing]) -> [Group: Count] {
        var counts = Dictionary(
            missing.flatMap(\.groups).map { ($0, Count()) }, uniquingKeysWith: { one, _ in one })
        for thing in things {
            for group in thing.groups where counts[group] != nil {
                counts[group]?.all.insert(thing.name)
                if thing.finding == nil { counts[group]?.found.insert(thing.name) }
            }
        }
        return counts
    }

    /// The most further places that a note names.
    private static let mostPlaces = 4

    private static func note(
        of group: Group, _ count: Count, at places: [CompositionPlace], ending: String
    ) -> UnreachedPlace? {
        let places = Set(places).sorted()
        guard let first = places.first else { return nil }
        let others = places.dropFirst()
        var named = others.prefix(mostPlaces).map { "\($0.file.string):\($0.line)" }
        if others.count > mostPlaces {
            named.append("\((others.count - mostPlaces).grouped) more")
        }
        let list = named.isEmpty ? "" : " (here, \(named.joined(separator: ", ")))"
        return UnreachedPlace(
            place: first,
            reason: "Not judged: \(count.missing.grouped) of \(count.all.count.grouped) "
                + "\(group.words) \(ending) that was understood\(list).",
            isResolution: true)
    }
}

extension JudgeComposition {
    /// The groups of what stands in a file: the way in all code, and in each app that compiles the file.
    func groups(_ ways: [String], at place: CompositionPlace, in module: ModuleID)
        -> [Plausibility.Group]
    {
        let apps = apps(compiling: place.file, of: module)
        return ways.flatMap { words in
            [Plausibility.Group(words: words)]
                + apps.map { Plausibility.Group(words: words, program: $0) }
        }
    }

    /// The groups of what asks: all containers, then its own way, then that with a name, and the container
    /// that no other sees.
    func groups(of one: Resolution) -> [Plausibility.Group] {
        let way = "that “\(one.way.isEmpty ? one.style.title : one.way)” asks for"
        var ways = ["that containers are asked for", way]
        if one.name != .none { ways.append(way + " by name") }
        if let scope = one.scope { ways.append("that “\(scope)” is asked for") }
        return groups(ways, at: one.place, in: one.module)
    }

    /// The groups of what is told: all containers, then its own way.
    func groups(of one: Registration) -> [Plausibility.Group] {
        groups(
            ["that containers are told", "that “\(one.way)” tells"], at: one.place, in: one.module)
    }
}
