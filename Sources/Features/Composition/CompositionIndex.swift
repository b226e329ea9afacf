import Architecture
import Codebase
import Composing

/// A composition with what is looked for in it again and again.
nonisolated struct CompositionIndex: Sendable {
    /// What one type puts together.
    struct Group: Sendable {
        let name: String
        let style: CompositionStyle?
        let place: CompositionPlace?
        let module: ModuleID?
        /// Numbers of registrations, by place.
        let members: [Int]
        /// Numbers of findings about the type itself.
        let findings: [Int]
    }

    let composition: Composition
    let groups: [Group]
    /// For each registration those it is made with.
    let needs: [[Int]]
    /// For each registration those that are made with it.
    let holders: [[Int]]
    /// For each registration the numbers of findings about it.
    let findings: [[Int]]
    /// For each registration the findings about what it asks for and nobody provides.
    let missing: [[Int]]
    /// The numbers of findings that stand beside all that is made.
    let elsewhere: [Int]

    init(_ composition: Composition) {
        self.composition = composition
        let made = composition.registrations
        var needs = [[Int]](repeating: [], count: made.count)
        var holders = needs
        for edge in composition.edges {
            needs[edge.from].append(edge.to)
            holders[edge.to].append(edge.from)
        }
        self.needs = needs
        self.holders = holders
        let sorting = FindingSorting(composition)
        findings = sorting.made
        missing = sorting.missing
        elsewhere = sorting.elsewhere
        groups = Self.groups(of: composition, unapplied: sorting.types)
    }

    private static func groups(
        of composition: Composition, unapplied: [String: [Int]]
    ) -> [Group] {
        let roots = Dictionary(
            composition.roots.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let members = Dictionary(grouping: composition.registrations.indices) { number in
            let one = composition.registrations[number]
            return one.owner ?? one.container
        }
        return Set(members.keys).union(roots.keys).union(unapplied.keys).map { name in
            let numbers = members[name] ?? []
            let first = numbers.first.map { composition.registrations[$0] }
            let findings = unapplied[name] ?? []
            let finding = findings.first.map { composition.findings[$0] }
            return Group(
                name: name, style: roots[name]?.style ?? first?.style,
                place: roots[name]?.place ?? finding?.place ?? first?.place,
                module: first?.module ?? finding?.module, members: numbers, findings: findings)
        }
        // What makes nothing is only a place that something is asked of.
        .sorted { ($0.members.isEmpty ? 1 : 0, $0.name) < ($1.members.isEmpty ? 1 : 0, $1.name) }
    }

    /// The places outside of factories that may get an object, by place.
    func askers(of number: Int) -> [Resolution] {
        let one = composition.registrations[number]
        return composition.resolutions.filter { $0.registration == nil && one.mayAnswer($0) }
    }
}

/// Says which finding is about which row.
private nonisolated struct FindingSorting {
    private(set) var made: [[Int]]
    private(set) var missing: [[Int]]
    private(set) var types: [String: [Int]] = [:]
    private(set) var elsewhere: [Int] = []

    init(_ composition: Composition) {
        let registrations = composition.registrations
        made = [[Int]](repeating: [], count: registrations.count)
        missing = made
        let byPlace = Dictionary(grouping: registrations.indices) { registrations[$0].place }
        let asked = Dictionary(grouping: composition.resolutions) { $0.place }
        for (number, finding) in composition.findings.enumerated() {
            let asker = asked[finding.place]?.first { $0.fullName == finding.type }
            let here = byPlace[finding.place] ?? []
            let named = here.first { registrations[$0].fullName == finding.type }
            if finding.kind == .unregistered {
                if let holder = asker?.registration {
                    missing[holder].append(number)
                } else {
                    elsewhere.append(number)
                }
            } else if finding.kind == .unapplied {
                types[finding.type, default: []].append(number)
            } else if let row = named ?? here.first {
                made[row].append(number)
            } else {
                elsewhere.append(number)
            }
        }
        // An assembly inside another type is registered under its full name.
        let owners = Set(registrations.map { $0.owner ?? $0.container })
        for (name, numbers) in types where !owners.contains(name) {
            guard let owner = owners.filter({ $0.hasSuffix("." + name) }).min() else { continue }
            types[name] = nil
            types[owner, default: []] += numbers
        }
    }
}
