import Architecture
import Codebase

/// Tells what is done with each declaration of the far end of an edge.
struct ClassifyUses: Sendable {
    private let sources: EdgeSources
    private let interfaces: [Module]
    private let known = Once<KnownProtocols>()

    init(_ sources: EdgeSources) {
        self.sources = sources
        interfaces = sources.analysis.codebase.modules.filter { module in
            module.role == .interface && module.id != sources.from.id
                && Self.isInterface(module.name, of: sources.to.name)
        }
    }

    /// The couplings, that with the most places first.
    func couplings() -> [Coupling] {
        let uses = Dictionary(grouping: sources.foreignUses) {
            Key(name: $0.name, isExtensionMember: $0.isExtensionMember)
        }
        let offers = OfferedElsewhere(sources)
        if !sources.isInside, offers.isAll, let offered = offered(by: offers) { return offered }
        return uses.map { key, uses in coupling(of: key, uses) }.sorted {
            ($1.sites.count, $0.name) < ($0.sites.count, $1.name)
        }
    }

    /// What is only used of other modules, if that is all; nil if the far end itself is needed.
    private func offered(by offers: OfferedElsewhere) -> [Coupling]? {
        if offers.uses.isEmpty {
            let imports = sources.analysis.graph.edge(sources.edge)?.imports ?? []
            guard offers.isUnneeded, !imports.isEmpty else { return nil }
            return [
                Coupling(
                    kind: .interfaceAvailable, name: sources.to.name, declaration: nil,
                    reason: "\(sources.to.name) is imported, and no line uses what it declares.",
                    sites: imports.map {
                        CouplingSite(
                            file: $0.file, line: $0.statement.line, column: $0.statement.column)
                    }.sorted())
            ]
        }
        return Dictionary(grouping: offers.uses, by: \.name).map { name, uses in
            Coupling(
                kind: .interfaceAvailable, name: name, declaration: nil,
                reason: "\(uses[0].module.name) declares \(name), and \(sources.to.name) only "
                    + "hands it on.",
                sites: uses.compactMap { use in
                    sources.files[use.file].map { file in
                        let start = file.details.uses[use.number].extent.start
                        return CouplingSite(
                            file: use.file, line: start.line, column: start.column)
                    }
                }.sorted())
        }.sorted { ($1.sites.count, $0.name) < ($0.sites.count, $1.name) }
    }

    private struct Key: Hashable {
        let name: String
        let isExtensionMember: Bool
    }

    private func coupling(of key: Key, _ uses: [ForeignUse]) -> Coupling {
        let name = key.name
        let far = sources.declarations(of: sources.to.id)
        let declared = uses.first?.members.first ?? far.topLevel(name).first
        let (kind, reason): (CouplingClass, String)
        if sources.notifications.isOnly(name) {
            kind = .event
            let verb = sources.notifications.phrase(of: name, in: sources)
            let isType = declared.flatMap { sources.declaration($0) }?.kind.hasMembers == true
            let word = isType ? "names" : "is"
            reason = "\(name) \(word) a notification that \(sources.from.name) \(verb)."
        } else if key.isExtensionMember {
            kind = .utility
            reason = "\(name) is a member that \(sources.to.name) adds to a type of others."
        } else if let declared, let declaration = sources.declaration(declared) {
            (kind, reason) = verdict(on: declaration, declared, uses)
        } else {
            (kind, reason) = (.model, "\(name) is named.")
        }
        let sites = uses.compactMap { use in
            sources.files[use.file].map { file in
                let start = file.details.uses[use.number].extent.start
                return CouplingSite(file: use.file, line: start.line, column: start.column)
            }
        }
        return Coupling(
            kind: kind, name: name,
            declaration: declared.flatMap { declared in
                sources.declaration(declared).map {
                    DeclarationSite(file: declared.file, line: $0.place.name.start.line)
                }
            },
            reason: reason, sites: sites.sorted())
    }

    private func verdict(
        on declaration: DeclarationDetails, _ declared: Declared, _ uses: [ForeignUse]
    ) -> (CouplingClass, String) {
        let name = declaration.name
        if let interface = interfaces.first(where: { offers(name, $0) }) {
            return (.interfaceAvailable, "\(interface.name) declares \(name), too.")
        }
        switch declaration.kind {
        case .func, .operator, .precedencegroup, .macro:
            return (.utility, "\(name) is a free function.")
        case .var, .let: return (.utility, "\(name) is a global value.")
        case .typealias: return (.model, "\(name) is another name for a type.")
        case .protocol: return (.model, "\(name) is a protocol that is declared there.")
        default: break
        }
        let shape = TypeShape(declaration, declared, in: sources)
        let numbers = uses.map { ($0.file, $0.number) }
        let makes = numbers.contains { file, number in
            sources.files[file]?.details.uses[number].role == .construction
        }
        if shape.isScreen {
            let shown = numbers.first { isShown($1, in: $0) }
            if shown != nil || shape.isController || shape.isNamedScreen || !makes {
                return (.navigation, "\(name) is \(shape.phrase) that is made to be shown.")
            }
            return (.component, "\(name) is \(shape.phrase) that is put into another view.")
        }
        if shape.isReducer {
            return (.component, "\(name) is a reducer that is composed into another one.")
        }
        if declaration.kind == .enum {
            return shape.hasCases
                ? (.model, "\(name) is an enumeration with cases.")
                : (.utility, "\(name) only gathers functions and constants.")
        }
        let isValue = declaration.kind == .struct && !shape.isService
        if !isValue, let single = numbers.lazy.compactMap({ singleton($1, in: $0) }).first {
            return (.event, "\(name).\(single) is one value that everybody shares.")
        }
        if makes, let known = known.value({ KnownProtocols(sources) }).name(for: name) {
            return (
                .construction, "\(name) is made here, although \(known) says what is needed of it."
            )
        }
        if shape.isService {
            return (
                .service,
                makes
                    ? "\(name) is \(shape.phrase) that is made here to be called."
                    : "\(name) is \(shape.phrase) that is called."
            )
        }
        return (.model, "\(name) is \(shape.phrase) that is used as data.")
    }

    private func offers(_ name: String, _ interface: Module) -> Bool {
        sources.index.places(of: [name]).contains { place in
            place.module.id == interface.id && place.declaration.container == nil
                && place.declaration.access.rank >= AccessLevel.package.rank
        }
    }

    private static func isInterface(_ name: String, of other: String) -> Bool {
        ["Interface", "API", "Interfaces", "Contract", "Protocols"].contains { other + $0 == name }
    }

    /// The static value of a type that a use reads, `shared`.
    private func singleton(_ number: Int, in path: RelativePath) -> String? {
        guard let file = sources.files[path] else { return nil }
        let type = file.details.uses[number].name
        let next = file.details.uses.first { $0.base?.kind == .use(number) }
        guard let next, next.call == nil else { return nil }
        let members = sources.declarations(of: sources.to.id).members(of: type, named: next.name)
        let isOne = members.contains { declared in
            guard let member = sources.declaration(declared), member.isStatic else { return false }
            return member.value?.inferredType == type
                || member.value?.type.map { MeantTypes.plain($0.text) } == type
        }
        return isOne ? next.name : nil
    }

    /// Whether a view is made inside something that shows screens.
    private func isShown(_ number: Int, in path: RelativePath) -> Bool {
        guard let file = sources.files[path] else { return false }
        let extent = file.details.uses[number].extent
        return file.details.uses.contains { use in
            Self.showing.contains(use.name) && use.call?.extent.contains(extent) == true
        }
    }

    private static let showing: Set<String> = [
        "present", "show", "push", "pushViewController", "showDetailViewController",
        "setViewControllers", "sheet", "fullScreenCover", "popover", "navigationDestination",
        "NavigationLink", "navigate", "open", "setRootViewController", "replace",
    ]
}
