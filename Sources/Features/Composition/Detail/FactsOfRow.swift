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
        case .node(let node, _): index.name(of: node)
        case .guarantee(let number): composition.guarantees[number].root
        case .host(let number): composition.hosts[number].module.targetName
        case .place(let title, _, _): title
        case .hosted(let host, let number): composition.hosts[host].files[number].file.name
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
        case .section(let title, _):
            Self.meanings.filter { title.hasPrefix($0.title) }.map {
                CompositionFact(name: "what", value: $0.meaning)
            }
        case .unreached(let number):
            [
                CompositionFact(name: "why", value: composition.unreached[number].reason),
                place(composition.unreached[number].place),
            ]
        case .node(.made(let number), _): facts(of: composition.registrations[number])
        case .node(.module, _):
            [CompositionFact(name: "module", value: "It asks for what stands to its right.")]
        case .guarantee(let number): facts(of: composition.guarantees[number])
        case .host(let number): facts(of: composition.hosts[number])
        case .place(_, let lines, let count):
            [
                CompositionFact(name: "files", value: count.grouped),
                CompositionFact(name: "lines", value: lines.grouped),
            ]
        case .hosted(let host, let number): facts(of: composition.hosts[host].files[number])
        }
    }

    private func facts(of one: CompilerGuarantee) -> [CompositionFact] {
        [
            CompositionFact(
                name: "checked",
                value: "\(one.arguments.counted("argument")) of "
                    + "\(one.initialisers.counted("initialiser")): a missing one does not compile."),
            place(one.place),
        ]
    }

    private func facts(of host: AppHost) -> [CompositionFact] {
        AppHost.Part.allCases.map { part in
            CompositionFact(
                name: part.word,
                value: "\(host.files(of: part).count.counted("file")), "
                    + host.lines(of: part).counted("line"))
        }
    }

    private func facts(of one: HostedFile) -> [CompositionFact] {
        var facts: [CompositionFact] = []
        if let destination = one.destination {
            facts.append(CompositionFact(name: "goes", value: destination.words))
            facts.append(CompositionFact(name: "because", value: "It \(destination.reason)."))
        } else {
            let words =
                one.part == .entry ? "The program starts here." : "Objects are put together here."
            facts.append(CompositionFact(name: "stays", value: words))
        }
        if !one.uses.isEmpty {
            let names = one.uses.map(\.targetName).sorted().joined(separator: ", ")
            facts.append(CompositionFact(name: "imports", value: names))
        }
        facts.append(place(CompositionPlace(file: one.file, line: 1)))
        return facts
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

    /// What the sections of the compiler's page are about.
    private static let meanings = [
        (
            title: "Checked by the compiler",
            meaning: "Each argument of these initialisers is checked when the code is built."
        ),
        (
            title: "The compiler does not look",
            meaning: "Force casts, try!, fatalError and preconditionFailure in roots, factories "
                + "and what registrations run: the app may end here."
        ),
        (
            title: "Optional, and never set",
            meaning: "Weak variables and those for optional protocols, in classes that are made. "
                + "No code sets them."
        ),
    ]

    /// What holds of a root in plain Swift.
    private static let guarantee = CompositionFact(
        name: "checked",
        value: "The compiler checks every argument of the initialisers that are called here. What "
            + "it does not check has a page of its own.")

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

nonisolated extension AppHost.Part {
    /// The name of a fact.
    fileprivate var word: String {
        switch self {
        case .entry: "starts"
        case .composition: "composes"
        case .beside: "beside"
        }
    }

    /// What stands above its files.
    var title: String {
        switch self {
        case .entry: "entry points"
        case .composition: "composition"
        case .beside: "beside them"
        }
    }
}
