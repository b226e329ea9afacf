import Architecture
import Codebase
import Composing
import TerminalUI

/// Lists the rows that are shown: those below an open row.
nonisolated struct RowBuilder {
    let index: CompositionIndex
    let toggled: Set<String>
    let matcher: FilterMatcher
    /// What stands in the middle of the graph; nil for what most is made with.
    let centre: GraphNode?
    private var found: [CompositionRow] = []

    init(
        index: CompositionIndex, toggled: Set<String>, matcher: FilterMatcher,
        centre: GraphNode? = nil
    ) {
        self.centre = centre
        self.index = index
        self.toggled = toggled
        self.matcher = matcher
    }

    /// All rows of a page, in order.
    mutating func rows(of page: CompositionPage) -> [CompositionRow] {
        found = []
        switch page {
        case .tree: addTree()
        case .lifetimes: addLifetimes()
        case .graph: addGraph()
        case .compiler: addCompiler()
        case .host: addHosts()
        }
        return found
    }

    private mutating func addTree() {
        for (number, group) in index.groups.enumerated() {
            let isNamed = matches(group.name)
            let members = group.members.filter { isNamed || matches($0) }
            guard isNamed || !members.isEmpty else { continue }
            let id = "group \(group.name)"
            guard add(id, .group(number), depth: 0, isParent: !members.isEmpty, isOpen: true)
            else { continue }
            for member in members { addMade(member, in: id, depth: 1, below: []) }
        }
        let findings = index.elsewhere.filter(matchesFinding)
        addSection(
            "Past the roots", findings.filter { !composition.findings[$0].isUnchecked },
            isOpen: true
        ) { .finding($0) }
        addSection(
            "Not checked by the compiler",
            findings.filter { composition.findings[$0].isUnchecked }, isOpen: true
        ) { .finding($0) }
        let unreached = composition.unreached.indices.filter { number in
            let one = composition.unreached[number]
            return matches("\(one.reason) \(one.place.file)")
        }
        addSection("Out of reach: only running tells", Array(unreached), isOpen: false) {
            .unreached($0)
        }
    }

    mutating func addSection(
        _ title: String, _ numbers: [Int], isOpen: Bool,
        content: (Int) -> CompositionRow.Content
    ) {
        let id = "section \(title)"
        guard !numbers.isEmpty,
            add(
                id, .section(title, count: numbers.count), depth: 0, isParent: true,
                isOpen: isOpen)
        else { return }
        for number in numbers {
            add("\(id) \(number)", content(number), depth: 1, isParent: false, isOpen: false)
        }
    }

    /// What is made and, where that is open, what it is made with.
    private mutating func addMade(_ number: Int, in parent: String, depth: Int, below path: [Int]) {
        let one = composition.registrations[number]
        let id = "\(parent) / \(one.fullName) \(one.place.file):\(one.place.line)"
        if path.contains(number) {
            add(id + " again", .cycle(number), depth: depth, isParent: false, isOpen: false)
            return
        }
        let (needs, missing) = (index.needs[number], index.missing[number])
        let isParent = !needs.isEmpty || !missing.isEmpty
        guard add(id, .made(number), depth: depth, isParent: isParent, isOpen: false) else {
            return
        }
        for finding in missing {
            add(
                "\(id) missing \(finding)", .finding(finding), depth: depth + 1, isParent: false,
                isOpen: false)
        }
        for need in needs { addMade(need, in: id, depth: depth + 1, below: path + [number]) }
    }

    private mutating func addLifetimes() {
        let all = composition.registrations
        let groups = Dictionary(grouping: all.indices.filter(matches)) { all[$0].lifetime }
        for lifetime in Lifetime.longestFirst {
            guard let members = groups[lifetime] else { continue }
            let id = "lifetime \(lifetime.rawValue)"
            guard
                add(
                    id, .lifetime(lifetime, count: members.count), depth: 0, isParent: true,
                    isOpen: true)
            else { continue }
            for number in members.sorted(by: isBefore) { addKeeping(number, in: id) }
        }
    }

    /// What is made and what of that it outlives.
    private mutating func addKeeping(_ number: Int, in parent: String) {
        let one = composition.registrations[number]
        let id = "\(parent) / \(number)"
        let kept = index.kept(by: number)
        guard add(id, .made(number), depth: 1, isParent: !kept.isEmpty, isOpen: one.isHolding)
        else { return }
        for other in kept {
            add("\(id) / \(other)", .kept(other), depth: 2, isParent: false, isOpen: false)
        }
    }

    private func isBefore(_ one: Int, _ other: Int) -> Bool {
        let all = composition.registrations
        return (all[one].fullName, one) < (all[other].fullName, other)
    }

    var composition: Composition { index.composition }

    func matches(_ text: String) -> Bool {
        matcher.isEmpty || matcher.match(text) != nil
    }

    private func matches(_ number: Int) -> Bool {
        let one = composition.registrations[number]
        let names = one.types + [one.name.text, one.implementation].compactMap(\.self)
        return matches(
            names.joined(separator: " ") + " \(one.lifetime.rawValue) \(one.place.file)")
    }

    /// Adds a row.
    ///
    /// - Returns: Whether what is below it is shown.
    @discardableResult mutating func add(
        _ id: String, _ content: CompositionRow.Content, depth: Int, isParent: Bool, isOpen: Bool
    ) -> Bool {
        let isOpen = isOpen != toggled.contains(id)
        let marker: TreeRow.Marker = isParent ? (isOpen ? .expanded : .collapsed) : .leaf
        found.append(CompositionRow(id: id, content: content, depth: depth, marker: marker))
        return isParent && isOpen
    }
}

nonisolated extension CompositionIndex {
    /// What an object is made with and outlives.
    func kept(by number: Int) -> [Int] {
        let lifetime = composition.registrations[number].lifetime
        return needs[number].filter {
            lifetime.outlives(composition.registrations[$0].lifetime)
        }
    }
}

nonisolated extension Registration {
    /// Whether it holds what it is given as long as a container or the program.
    fileprivate var isHolding: Bool { lifetime == .app || lifetime == .container }
}
