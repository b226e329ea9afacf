import Architecture
import Codebase
import Editing

/// Lets the near end of an edge know types of the far end as protocols of what it uses of them.
struct InterfaceRecipe {
    let sources: EdgeSources
    let couplings: [Coupling]
    let edit: EditManifest
    private var edits = TextEdits()
    private var newSymbols: [String] = []

    init(_ sources: EdgeSources, _ couplings: [Coupling], edit: EditManifest) {
        self.sources = sources
        self.couplings = couplings
        self.edit = edit
    }

    /// The recipe; one that does not fit where something stands in its way.
    ///
    /// - Throws: ``PlanStop/unread(_:)`` only.
    mutating func recipe() throws(PlanStop) -> Recipe {
        let names = couplings.map(\.name).joined(separator: ", ")
        let title =
            couplings.count > 3
            ? "Protocols for \(couplings.count) types" : "A protocol for \(names)"
        do throws(PlanStop) {
            return try plan(title)
        } catch {
            if case .obstacle(let reason) = error {
                return Recipe(.interface, title: title, obstacle: reason)
            }
            throw error
        }
    }

    private mutating func plan(_ title: String) throws(PlanStop) -> Recipe {
        try checkCouplings()
        let find = FindMakings(sources)
        var handIn = HandIn(sources)
        var hidden: [HiddenType] = []
        let uses = Dictionary(grouping: sources.foreignUses, by: \.name)
        let names = ProtocolNames(sources.analysis)
        let known = KnownProtocols(sources)
        for name in uses.keys.sorted() {
            hidden.append(try hide(name, uses[name] ?? [], names, known, find))
        }
        for type in hidden {
            for (making, isShared, callee) in type.makings {
                try handle(making, isShared, callee, type, &handIn, find)
            }
            for annotation in type.annotations {
                edits.replace(annotation.range, of: annotation.file, with: annotation.text)
            }
        }
        try handIn.follow()
        let makers = try makers(of: hidden)
        if handIn.roots.isEmpty, makers.isEmpty {
            throw .obstacle(
                "Nothing in this codebase hands \(hidden.first?.draft.type ?? "a value") to "
                    + "\(sources.from.name), so there is no place to say that it conforms.")
        }
        var writing = HandInEdits(sources: sources, handIn: handIn, edits: edits)
        try writing.write()
        edits = writing.edits
        try edits.removeImports(in: sources)
        let added = try declare(hidden, handIn, makers)
        let manifests = ManifestDraft(
            removing: sources.edge, adding: added, in: sources.analysis, edit: edit)
        let changes = try edits.changes(in: sources)
        let isShared = hidden.allSatisfy { $0.makings.allSatisfy(\.isShared) }
        let isKnown = hidden.allSatisfy(\.isKnown)
        let title =
            isKnown
            ? "Hand in \(hidden.map(\.draft.type).joined(separator: ", ")) as "
                + Set(hidden.map(\.draft.name)).sorted().joined(separator: ", ")
            : title
        return Recipe(
            isKnown ? .inject : isShared ? .parameter : .interface, title: title,
            changes: ChangeSet(title, changes: changes + manifests.changes),
            steps: manifests.steps, newSymbols: newSymbols)
    }

    /// A type behind the protocol that is there, if that asks for all that is used, else behind its
    /// own.
    private func hide(
        _ name: String, _ uses: [ForeignUse], _ names: ProtocolNames, _ known: KnownProtocols,
        _ find: FindMakings
    ) throws(PlanStop) -> HiddenType {
        if let found = known.name(for: name) {
            var type = try HiddenType(name, as: found, in: sources)
            type.isKnown = true
            for use in uses { try type.see(use, find) }
            if (try? type.findMembers(find.types)) != nil,
                known.asks(found, for: type.draft.members.compactMap { sources.declaration($0) })
            {
                return type
            }
        }
        var type = try HiddenType(name, as: names.name(for: name), in: sources)
        for use in uses { try type.see(use, find) }
        try type.findMembers(find.types)
        return type
    }

    private func checkCouplings() throws(PlanStop) {
        if couplings.isEmpty {
            throw .obstacle(
                "No line is known that uses what \(sources.to.name) declares. Try to remove the "
                    + "import.")
        }
        let graph = sources.analysis.graph
        if graph.edges(from: sources.to.id).contains(where: \.isReexported) {
            throw .obstacle(
                "\(sources.to.name) hands other modules on, so that it is not clear what its import "
                    + "brings.")
        }
        for coupling in couplings {
            let site = coupling.sites.first.map { " (\($0.file.name):\($0.line))" } ?? ""
            switch coupling.kind {
            case .service, .construction, .event: continue
            case .interfaceAvailable:
                throw .obstacle("\(coupling.reason) Depend on that instead.")
            case .navigation:
                throw .obstacle(
                    "\(coupling.name)\(site) is a screen: a router in the composition root is what "
                        + "leads there, not a protocol of its members.")
            case .model, .component, .utility:
                throw .obstacle(
                    "\(coupling.reason)\(site) A protocol is wrong here: move \(coupling.name) to a "
                        + "module that both may use first.")
            }
        }
    }

    private mutating func handle(
        _ making: Making, _ isShared: Bool, _ callee: Range<Int>, _ type: HiddenType,
        _ handIn: inout HandIn, _ find: FindMakings
    ) throws(PlanStop) {
        guard let file = sources.files[making.file] else { return }
        let value = try constant(making, file, type.draft)
        let place = "\(making.file.name):\(file.details.uses[making.number].extent.start.line)"
        let any = "any " + type.draft.name
        let attributes =
            (type.draft.isSendable ? "@Sendable " : "")
            + (type.draft.globalActor.map { "@\($0) " } ?? "")
        func need(_ name: String, _ making: Making, _ isShared: Bool) -> Need {
            Need(
                name: name, mode: isShared ? .shared : .made([making]),
                valueType: annotated(making, type, find) ?? any,
                attributes: attributes, expression: value, modules: [sources.to.moduleName])
        }
        switch making.slot {
        case .property(let owner, let declared):
            try handIn.check(property: declared, place)
            guard let property = sources.declaration(declared) else { return }
            try checkOwner(owner, place)
            if let type = property.value?.type {
                edits.replace(
                    type.extent.end.offset..<making.range.upperBound, of: making.file, with: "")
            } else {
                edits.replace(
                    property.place.name.end.offset..<making.range.upperBound, of: making.file,
                    with: ": " + any)
            }
            let need = need(property.name, making, isShared)
            try handIn.require(need, of: owner, .assigned(property: property.name))
        case .parameter(let owner, let declared, let index):
            guard let parameter = sources.declaration(declared)?.signature?.parameters[index],
                let standard = parameter.standard
            else { return }
            edits.replace(
                parameter.type.extent.end.offset..<standard.extent.end.offset, of: making.file,
                with: "")
            let name = parameter.label ?? parameter.name ?? ProtocolNames.property(type.draft.type)
            let need = need(name, making, isShared)
            try handIn.require(need, of: owner, .parameter(of: declared, index: index))
        case .initialiser(let owner, let declared):
            let assigned = find.assigned(making)
            let name = assigned?.name ?? ProtocolNames.property(type.draft.type)
            let own = need(name, making, isShared)
            let need = assigned == nil && !isShared ? own.factory : own
            if let assigned, assigned.base == nil {
                edits.insert("self.", at: assigned.extent.start.offset, of: making.file)
            }
            edits.replace(
                making.range, of: making.file,
                with: need.mode == .factory ? need.name + "()" : need.name)
            try handIn.require(need, of: owner, .used(by: declared))
        case .member(let owner, isStatic: false):
            try checkOwner(owner, place)
            let name = ProtocolNames.property(type.draft.type)
            let own = need(name, making, isShared)
            let need = isShared ? own : own.factory
            edits.replace(
                making.range, of: making.file,
                with: "self." + need.name + (isShared ? "" : "()"))
            try handIn.require(need, of: owner, .added)
        case .member, .free, .part:
            throw .obstacle(
                "\(place): \(type.draft.type) is made where no initialiser could hand it in. Make it "
                    + "in an initialiser first.")
        }
    }

    /// The type that is written where a value goes, if it is not the type itself.
    private func annotated(
        _ making: Making, _ type: HiddenType, _ find: FindMakings
    ) -> String? {
        var written: TextFragment?
        switch making.slot {
        case .property(_, let declared): written = sources.declaration(declared)?.value?.type
        case .parameter(_, let declared, let index):
            written = sources.declaration(declared)?.signature?.parameters[index].type
        case .initialiser(let owner, _):
            let property = find.assigned(making).flatMap { use in
                sources.declarations(of: owner.module).members(of: owner.type, named: use.name)
                    .first
            }
            written = property.flatMap { sources.declaration($0)?.value?.type }
        case .member, .free, .part: break
        }
        guard let written, MeantTypes.plain(written.text) != type.draft.type else { return nil }
        return written.text
    }

    /// Whether a type still is what it was with a protocol's value in it.
    private func checkOwner(_ owner: Owner, _ place: String) throws(PlanStop) {
        let parts = owner.type.split(separator: ".").map(String.init)
        let declared = sources.declarations(of: owner.module)
        let container = parts.dropLast().joined(separator: ".")
        let found =
            container.isEmpty
            ? declared.topLevel(parts.last ?? "")
            : declared.members(of: container, named: parts.last ?? "")
        for type in found.compactMap({ sources.declaration($0) }) {
            let derived = type.inherited.map(\.name).first {
                ["Equatable", "Hashable", "Codable", "Decodable", "Encodable"].contains($0)
            }
            if let derived, type.kind == .struct {
                throw .obstacle(
                    "\(place): \(owner.type) is \(derived) by all of its properties, and a "
                        + "protocol's value is not.")
            }
        }
    }

    /// The expression as the composition root can write it.
    private func constant(
        _ making: Making, _ file: ReadFile, _ draft: ProtocolDraft
    ) throws(PlanStop) -> String {
        let near = sources.declarations(of: sources.from.id)
        for (number, use) in file.details.uses.enumerated()
        where making.range.contains(use.extent.start.offset) && number != making.number {
            let isOwn = use.base == nil && use.name != draft.type
            let isNear = isOwn && near.topLevelNames.contains(use.name)
            let isSelf = use.base?.kind == .own("self")
            let around = FindMakings(sources).types.typeAround(use.declaration, in: file)
            let isMember =
                isOwn && around.map { !near.members(of: $0, named: use.name).isEmpty } ?? false
            if use.local != nil || isNear || isSelf || isMember {
                throw .obstacle(
                    "\(sources.place(making.file, use.extent)): \(draft.type) is made with "
                        + "\(use.name), which the composition root does not know. Hand in what "
                        + "makes it by hand.")
            }
        }
        return file.text(making.range)
    }

    /// Declares protocols and conformances.
    ///
    /// - Returns: The edges that are new.
    private mutating func declare(
        _ hidden: [HiddenType], _ handIn: HandIn, _ makers: [RelativePath]
    ) throws(PlanStop) -> [EdgeID] {
        let access = accessOfOwners(handIn, hidden)
        var added: Set<EdgeID> = []
        for making in handIn.roots {
            if let module = sources.module(of: making.file) {
                added.insert(EdgeID(from: module.id, to: sources.to.id))
            }
        }
        for var type in hidden where !type.isKnown {
            if owners(handIn).contains(where: isSendable) { type.markSendable() }
            try place(try type.draft.text(access: access), type, handIn)
            if !access.isEmpty { newSymbols.append(type.draft.name) }
            let conformance = "extension \(type.draft.type): \(type.draft.name) {}\n"
            if conformsBeside {
                edits.append(conformance, to: type.draft.file)
                edits.addImports([sources.from.moduleName], to: type.draft.file, in: sources)
                added.insert(EdgeID(from: sources.to.id, to: sources.from.id))
            } else {
                for file in conformanceFiles(handIn.roots.map(\.file) + makers) {
                    edits.append(conformance, to: file)
                    edits.addImports(
                        [sources.from.moduleName, sources.to.moduleName], to: file, in: sources)
                    if let module = sources.module(of: file) {
                        added.insert(EdgeID(from: module.id, to: sources.from.id))
                    }
                }
            }
        }
        return added.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    private mutating func place(
        _ text: String, _ type: HiddenType, _ handIn: HandIn
    ) throws(PlanStop) {
        let first = sources.foreignUses.first { $0.name == type.draft.type }
        let folder = first?.file.parent ?? sources.from.path
        let file = folder.appending(RelativePath(type.draft.name + ".swift"))
        if sources.from.origin == .xcode, let first {
            edits.append(text, to: first.file)
            return
        }
        if sources.analysis.codebase.contents.exists(file) {
            throw .obstacle("There is a file \(file) already.")
        }
        let imports = type.draft.imports.map { "import \($0)\n" }.joined()
        edits.create(file, with: imports + (imports.isEmpty ? "" : "\n") + text)
    }

    /// Whether the far end may know the near one, which stands below it.
    private var conformsBeside: Bool {
        let layers = sources.analysis.assignment.layers
        guard let from = layers[sources.from.id], let to = layers[sources.to.id] else {
            return false
        }
        return to < from
    }

    /// The files of the composition root that say that types conform: one for each module that does
    /// not see another one of them.
    private func conformanceFiles(_ roots: [RelativePath]) -> [RelativePath] {
        var files: [ModuleID: RelativePath] = [:]
        for root in roots {
            guard let module = sources.module(of: root), files[module.id] == nil else { continue }
            files[module.id] = root
        }
        let graph = sources.analysis.graph
        return files.filter { id, _ in
            !files.keys.contains { $0 != id && graph.edge(EdgeID(from: id, to: $0)) != nil }
        }.values.sorted()
    }

    /// The files of other modules that know both ends and hand values of the types over, one for each
    /// module.
    private func makers(of hidden: [HiddenType]) throws(PlanStop) -> [RelativePath] {
        var files: [ModuleID: RelativePath] = [:]
        for type in hidden where type.isHandedIn(in: sources) {
            for (path, file) in try sources.files(naming: type.draft.type) {
                guard let module = sources.module(of: path), module.id != sources.from.id,
                    module.id != sources.to.id, knowsBothEnds(module),
                    file.details.uses.contains(where: { $0.name == type.draft.type })
                else { continue }
                guard sources.mayWire(module) else {
                    throw .obstacle(
                        "\(module.name) knows both \(sources.from.name) and \(sources.to.name), "
                            + "and may not say that \(type.draft.type) conforms. Turn its own "
                            + "dependency around first.")
                }
                files[module.id] = files[module.id] ?? path
            }
        }
        return files.values.sorted()
    }

    private func knowsBothEnds(_ module: Module) -> Bool {
        let graph = sources.analysis.graph
        return graph.edge(EdgeID(from: module.id, to: sources.from.id)) != nil
            && graph.edge(EdgeID(from: module.id, to: sources.to.id)) != nil
    }

    private func owners(_ handIn: HandIn) -> [DeclarationDetails] {
        handIn.needs.keys.sorted().flatMap { owner in
            sources.declarations(of: owner.module).topLevel(owner.type)
                .compactMap { sources.declaration($0) }
        }
    }

    private func isSendable(_ type: DeclarationDetails) -> Bool {
        type.kind == .actor || type.inherited.contains { $0.name == "Sendable" }
    }

    /// The widest access of what is handed the protocol's value, as it is written.
    private func accessOfOwners(_ handIn: HandIn, _ hidden: [HiddenType]) -> String {
        let inits = handIn.needs.keys.flatMap { owner in
            sources.declarations(of: owner.module).members(of: owner.type, named: "init")
                + sources.declarations(of: owner.module).topLevel(owner.type)
        }
        let levels =
            inits.compactMap { sources.declaration($0)?.access?.effective }
            + hidden.flatMap { $0.accessOfAnnotations(in: sources) }
        let widest = levels.max { $0.rank < $1.rank } ?? .internal
        switch widest {
        case .open, .public: return "public "
        case .package: return "package "
        default: return ""
        }
    }
}
