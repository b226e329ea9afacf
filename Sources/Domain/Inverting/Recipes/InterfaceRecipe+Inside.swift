import Architecture
import Codebase

/// What has to hold besides where both ends are parts of one module: what stays names what moves
/// freely, and sees its types.
extension InterfaceRecipe {
    /// - Throws: The first obstacle.
    func checkInside(
        _ hidden: [HiddenType], and screens: [HiddenType], handing handIn: HandIn,
        with find: FindMakings
    ) throws(PlanStop) {
        let level = level(of: handIn, hidden)
        for type in hidden where !type.isKnown { try checkWitnesses(of: type.draft, level) }
        for screen in screens { try checkInitialisers(of: screen, level) }
        for type in hidden + screens {
            try checkWrappers(around: type)
            try checkGiven(type, find)
        }
        for owner in handIn.needs.keys.sorted() {
            try checkInitialisers(of: owner)
            try checkNames(of: owner, handIn)
        }
        for making in handIn.roots {
            guard let module = sources.module(of: making.file), module.id != sources.to.id else {
                continue
            }
            let imports = sources.analysis.facts[making.file]?.imports ?? []
            let isOpen = imports.contains {
                $0.isTestable && $0.module == sources.to.moduleName
            }
            if isOpen { continue }
            throw .obstacle(
                "\(making.file): \(module.name) would have to make what only \(sources.to.name) "
                    + "sees, and hand it in. Let \(sources.to.name) make that value first.")
        }
    }

    /// The first places that hand something in of each module that gets a type for it: inside one
    /// module that is the far end alone, and tests use what it has.
    func implementingRoots(_ handIn: HandIn) throws(PlanStop) -> [Making] {
        guard sources.isInside else { return handIn.roots }
        let roots = handIn.roots.filter { sources.module(of: $0.file)?.id == sources.to.id }
        if let first = roots.first { return [first] }
        throw .obstacle(
            "Nothing that stays in \(sources.to.name) makes what \(sources.from.name) would be handed, "
                + "so there is no place to say what that is.")
    }

    /// The lines that import modules, with an empty one after them; nothing where there are none.
    func importLines(_ names: Set<String>) -> String {
        let lines = sources.importLines(of: names)
        return lines.isEmpty ? "" : lines + "\n"
    }

    /// How far others see what is declared: no farther than what they make with it.
    private func level(of handIn: HandIn, _ hidden: [HiddenType]) -> AccessLevel {
        switch access(of: handIn, hidden) {
        case "public ": .public
        case "package ": .package
        default: .internal
        }
    }

    /// What is seen outside has to show what makes it conform, and a protocol that is seen there what
    /// it names.
    private func checkWitnesses(
        of draft: ProtocolDraft, _ least: AccessLevel
    ) throws(PlanStop) {
        let own = draft.declaration.access?.effective ?? .internal
        let level = own.rank < least.rank ? least : own
        if level.rank < AccessLevel.package.rank { return }
        let wanted = min(level.rank, AccessLevel.public.rank)
        let hidden = draft.members.lazy.compactMap { sources.declaration($0) }
            .first { ($0.access?.formal.rank ?? 0) < wanted }
        guard let hidden else { return }
        throw .obstacle(
            "A protocol for \(draft.type) would be \(level.rawValue), so others would have to see "
                + "\(hidden.name), too. Make that \(level.rawValue) first.")
    }

    /// A router that is seen outside shows what screens are made of.
    private func checkInitialisers(
        of screen: HiddenType, _ least: AccessLevel
    ) throws(PlanStop) {
        if least.rank < AccessLevel.package.rank { return }
        let name = screen.draft.type
        let inits = sources.declarations(of: sources.to.id).members(of: name, named: "init")
            .compactMap { sources.declaration($0) }
        let isSeen = inits.allSatisfy { ($0.access?.formal.rank ?? 0) >= least.rank }
        if !inits.isEmpty, isSeen { return }
        throw .obstacle(
            "A router to \(name) would be \(least.rawValue), so others would have to see what that "
                + "is made of. Make its initialiser \(least.rawValue) first.")
    }

    /// What a type is handed needs a name that none of its members has.
    private func checkNames(of owner: Owner, _ handIn: HandIn) throws(PlanStop) {
        let declared = sources.declarations(of: owner.module)
        for (need, keeping) in handIn.needs[owner] ?? [] where keeping == .added {
            if declared.members(of: owner.type, named: need.name).isEmpty { continue }
            throw .obstacle(
                "\(owner.type) has a member \(need.name) already, which is what it would be handed. "
                    + "Rename that first.")
        }
        let types = declared.topLevel(owner.type).compactMap { sources.declaration($0) }
        for inherited in types.flatMap(\.inherited).map(\.name) {
            let asked = [sources.from.id, sources.to.id].flatMap {
                sources.declarations(of: $0).members(of: inherited, named: "init")
            }
            if asked.isEmpty { continue }
            throw .obstacle(
                "\(owner.type) is made as \(inherited) asks for, which hands it nothing. Give it the "
                    + "value in another way.")
        }
    }

    /// A wrapper may want the type itself, and not a protocol.
    private func checkWrappers(around type: HiddenType) throws(PlanStop) {
        for annotation in type.annotations {
            guard let file = sources.files[annotation.file],
                let use = file.details.uses.first(where: {
                    $0.extent.bytes == annotation.range
                }), let declaration = file.details.declaration(use.declaration),
                declaration.kind == .var
            else { continue }
            let place = sources.place(annotation.file, use.extent)
            if declaration.has(modifier: "weak") || declaration.has(modifier: "unowned"),
                type.screen != nil || !type.draft.isForObjects
            {
                throw .obstacle(
                    "\(place): a \(type.draft.type) is held without keeping it, which a protocol's "
                        + "value may not be. Change it by hand.")
            }
            guard
                let wrapper = declaration.attributes.first(where: {
                    $0.name.first?.isUppercase == true && !$0.name.hasSuffix("Actor")
                })
            else { continue }
            throw .obstacle(
                "\(place): the property has the wrapper @\(wrapper.name), which may need a "
                    + "\(type.draft.type) itself. Change it by hand.")
        }
    }

    /// Whether what moves gives values of a type to what stays, which knows them as that type.
    private func checkGiven(_ type: HiddenType, _ find: FindMakings) throws(PlanStop) {
        let name = type.draft.type
        for (path, file) in sources.files(of: sources.from) {
            for (number, details) in file.details.declarations.enumerated() where !details.isLocal {
                let declared = Declared(file: path, number: number)
                guard (details.access?.effective.rank ?? 0) >= AccessLevel.internal.rank,
                    let mention = mention(of: name, details, declared, find)
                else { continue }
                let place = sources.place(path, details.place.name)
                let parent = file.details.declaration(details.parent)
                if parent?.kind == .protocol || details.kind == .typealias
                    || details.kind == .associatedtype || mention == .handedToClosures
                {
                    throw .obstacle(
                        "\(place): \(details.name) tells others that a value is a \(name). Change "
                            + "that by hand first.")
                }
                if details.kind == .subscript || isTaken(details, find) {
                    throw .obstacle(
                        "\(place): what stays in \(sources.to.name) takes \(details.name) as a "
                            + "\(name). Hand it over in another way first.")
                }
            }
        }
    }

    /// How a declaration names a type.
    private enum Mention {
        /// As what it gives.
        case given
        /// As what a closure is called with or gives.
        case handedToClosures
    }

    private func mention(
        of name: String, _ details: DeclarationDetails, _ declared: Declared, _ find: FindMakings
    ) -> Mention? {
        switch details.kind {
        case .var, .let, .typealias, .case:
            let texts =
                [details.value?.type?.text, details.value?.inferredType].compactMap(\.self)
                + (details.signature?.parameters.map(\.type.text) ?? [])
            if texts.contains(where: { $0.contains("->") && $0.names(name) }) {
                return .handedToClosures
            }
            let isOf = details.kind != .case && find.types.type(of: declared) == name
            return isOf || texts.contains { $0.names(name) } ? .given : nil
        case .func, .`init`, .subscript:
            let parameters = details.signature?.parameters.map(\.type.text) ?? []
            if parameters.contains(where: { $0.contains("->") && $0.names(name) }) {
                return .handedToClosures
            }
            let isProtocol =
                sources.files[declared.file]?.details.declaration(details.parent)?.kind
                == .protocol
            let isOverridden =
                details.kind == .func
                && sources.declarations(of: sources.to.id).isOverriding(details.name)
            if (isProtocol || isOverridden) && parameters.contains(where: { $0.names(name) }) {
                return .given
            }
            return details.signature?.result?.text.names(name) == true ? .given : nil
        default: return nil
        }
    }

    /// Whether files that stay, or stand elsewhere, may use a member of what moves.
    private func isTaken(_ details: DeclarationDetails, _ find: FindMakings) -> Bool {
        let own = Set(sources.from.sources)
        return sources.files.contains { path, file in
            if own.contains(path) { return false }
            return file.details.uses.enumerated().contains { number, use in
                guard use.name == details.name, use.local == nil else { return false }
                guard let container = details.container else { return use.base == nil }
                switch use.base?.kind {
                case nil, .own:
                    return find.types.typeAround(use.declaration, in: file) == container
                        && find.types.declarations(of: number, in: path).allSatisfy {
                            own.contains($0.file)
                        }
                case .use(let base):
                    guard let type = find.types.type(of: base, in: path) else { return true }
                    return type == container || type == container + ".Type"
                case .implicit, .other: return true
                }
            }
        }
    }

    /// An initializer that others may call who are not seen here cannot be handed more.
    private func checkInitialisers(of owner: Owner) throws(PlanStop) {
        let old = sources.to
        let isOffered = sources.analysis.codebase.products.contains {
            $0.modules.contains(old.id)
        }
        guard isOffered, old.kind != .executable, old.kind != .app else { return }
        let inits = sources.declarations(of: owner.module).members(of: owner.type, named: "init")
        let isPublic = inits.contains {
            (sources.declaration($0)?.access?.effective.rank ?? 0) >= AccessLevel.public.rank
        }
        if isPublic {
            throw .obstacle(
                "\(owner.type) has a public initialiser, which others may call that are not seen here. "
                    + "Give it another one first.")
        }
    }
}

extension String {
    /// Whether a word stands in it.
    fileprivate func names(_ name: String) -> Bool {
        identifiers.contains { $0 == name }
    }
}
