import Architecture
import Codebase
import Composing

/// Words what is known of a row.
nonisolated struct FactsOfRow {
    let row: CompositionRow
    let index: CompositionIndex

    private var composition: Composition { index.composition }

    var title: String {
        switch row.content {
        case .group(let number): index.groups[number].name
        case .lifetime(let lifetime, _): lifetime.rawValue
        case .made(let number), .cycle(let number), .kept(let number):
            composition.registrations[number].type
        case .finding(let number): composition.findings[number].type
        case .section(let title, _): title
        case .unreached: "Out of reach"
        }
    }

    var all: [CompositionFact] {
        switch row.content {
        case .group(let number): facts(of: index.groups[number])
        case .lifetime(let lifetime, let count):
            [
                CompositionFact(name: "lives", value: lifetime.sentence, lifetime: lifetime),
                CompositionFact(name: "objects", value: count.grouped),
            ]
        case .made(let number): facts(of: composition.registrations[number])
        case .cycle(let number):
            facts(of: composition.registrations[number])
                + [
                    CompositionFact(
                        name: "cycle", value: "It is made with itself, by way of others.")
                ]
        case .kept(let number):
            facts(of: composition.registrations[number])
                + [
                    CompositionFact(
                        name: "kept", value: "What holds it lives longer than it should.")
                ]
        case .finding(let number):
            [place(composition.findings[number].place)]
        case .section: []
        case .unreached(let number):
            [
                CompositionFact(name: "why", value: composition.unreached[number].reason),
                place(composition.unreached[number].place),
            ]
        }
    }

    private func facts(of group: CompositionIndex.Group) -> [CompositionFact] {
        let lifetimes = Dictionary(
            grouping: group.members, by: { composition.registrations[$0].lifetime })
        let counts = Lifetime.longestFirst.compactMap { lifetime in
            lifetimes[lifetime].map { "\($0.count) \(lifetime.rawValue)" }
        }
        var facts: [CompositionFact] = []
        if let style = group.style {
            facts.append(CompositionFact(name: "style", value: style.title))
        }
        if !counts.isEmpty {
            facts.append(CompositionFact(name: "makes", value: counts.joined(separator: ", ")))
        }
        if let module = group.module {
            facts.append(CompositionFact(name: "module", value: module.targetName))
        }
        if let place = group.place { facts.append(self.place(place)) }
        if group.style == .manual { facts.append(Self.guarantee) }
        return facts
    }

    /// What holds of a root in plain Swift, and what nobody looked at.
    private static let guarantee = CompositionFact(
        name: "missing",
        value: "Nothing can be: the compiler checks every argument. It does not check force casts, "
            + "fatalError in factories, optional dependencies and delegates; Strata does not list "
            + "those yet.")

    private func facts(of one: Registration) -> [CompositionFact] {
        var facts: [CompositionFact] = []
        if one.types.count > 1 {
            facts.append(
                CompositionFact(name: "also as", value: one.otherTypes.joined(separator: ", ")))
        }
        if let made = one.implementation, made != one.type {
            facts.append(CompositionFact(name: "made", value: made))
        }
        if let name = one.name.text {
            let isMember = one.style == .manual || one.style == .factory
            facts.append(CompositionFact(name: isMember ? "member" : "name", value: name))
        }
        if let arguments = one.arguments, !arguments.isEmpty {
            facts.append(
                CompositionFact(name: "takes", value: arguments.joined(separator: ", ")))
        }
        facts.append(
            CompositionFact(
                name: "lives", value: one.lifetime.sentence, lifetime: one.lifetime))
        facts.append(CompositionFact(name: "by", value: maker(of: one)))
        facts.append(place(one.place))
        if one.isConditional {
            facts.append(CompositionFact(name: "if", value: "Under a condition or in a loop."))
        }
        if one.isPromise {
            facts.append(CompositionFact(name: "promise", value: "Somebody else registers it."))
        }
        return facts
    }

    /// The type whose code makes it, with its module and its container.
    private func maker(of one: Registration) -> String {
        let owner = one.owner ?? one.container
        let container = owner == one.container ? "" : ", in \(one.container)"
        return "\(owner) of \(one.module.targetName)\(container)"
    }

    private func place(_ place: CompositionPlace) -> CompositionFact {
        CompositionFact(name: "at", value: "\(place.file):\(place.line)", isPath: true)
    }
}
